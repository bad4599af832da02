import type { Translated } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderIdentity } from '#engine/domain/orders/order-access.ts';

/** Whose data: known by the number of an account, which may be gone, by a folded e-mail address, or by both. */
export interface Person {
  readonly customerId: number | null;
  readonly email: string | null;
}

export type PersonalOrder = OrderIdentity & Pick<Order, 'status'>;

export interface PersonalReview {
  readonly id: number;
  readonly productId: number;
}

/** What the shop knows of people beside their accounts. */
export interface PersonalData {
  /**
   * Orders of the account, and those that belong to no account and were billed to the e-mail address; the oldest first,
   * locked until the transaction ends.
   */
  ordersOf(person: Person): Promise<readonly PersonalOrder[]>;
  /**
   * Stores them as given and takes everything else from them that people wrote or that leads to a person: notes,
   * reasons, extras of lines, sessions, uses of coupons, permissions to download.
   */
  anonymizeOrders(orders: readonly OrderIdentity[]): Promise<void>;
  /** Puts the name above them, in their own language, and takes the rest from them; says which. */
  anonymizeReviews(person: Person, name: Translated): Promise<readonly PersonalReview[]>;
  /** A coupon that was for this address alone is for nobody afterwards, and not for everybody. Returns how many name it. */
  withdrawCoupons(email: string): Promise<number>;
  /**
   * Letters about these orders and reviews, and about no order to or of this address, sent or not. Returns how many.
   */
  removeMails(about: {
    readonly email: string | null;
    readonly orders: readonly number[];
    readonly reviews: readonly number[];
  }): Promise<number>;
}
