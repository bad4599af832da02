import type { Translated } from '#engine/domain/language.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderIdentity } from '#engine/domain/orders/order-access.ts';

/** Identifies a person by the id of an account, which may be deleted, by a folded email address, or by both. */
export interface Person {
  readonly customerId: number | null;
  readonly email: string | null;
}

export type PersonalOrder = OrderIdentity & Pick<Order, 'status' | 'paidAt'>;

export interface PersonalReview {
  readonly id: number;
  readonly productId: number;
}

/** Personal data outside of accounts. */
export interface PersonalData {
  /**
   * Orders of the account, and orders without an account billed to the email address. Oldest first, locked until the
   * transaction ends.
   */
  ordersOf(person: Person): Promise<readonly PersonalOrder[]>;
  /**
   * Stores these identities and deletes all other personal data of the orders: notes, reasons, line metadata, sessions,
   * texts and pictures of returns, coupon uses, download permissions.
   */
  anonymizeOrders(orders: readonly OrderIdentity[]): Promise<void>;
  /** Replaces their author by the name in their language, deletes the other personal data, and returns them. */
  anonymizeReviews(person: Person, name: Translated): Promise<readonly PersonalReview[]>;
  /** Disables coupons limited to this address, instead of opening them to everybody. Returns how many name it. */
  withdrawCoupons(email: string): Promise<number>;
  /**
   * Deletes emails about these orders and reviews, and other emails from or to this address or about this account, which may
   * have had other addresses, sent or not. Returns how many.
   */
  removeMails(about: {
    readonly email: string | null;
    readonly username: string | null;
    readonly orders: readonly number[];
    readonly reviews: readonly number[];
  }): Promise<number>;
}
