import type { Language } from '#engine/domain/language.ts';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { OfferedCoupon } from '#engine/domain/promotions/coupon.ts';
import type { Saved } from './catalog-writer.ts';

export interface CouponQuery {
  /** Lower-case. */
  readonly codes: readonly string[];
  /** The registered customer's number; null for a guest. */
  readonly customerId: number | null;
  /** Lower-case; empty when nobody has said one. */
  readonly email: string;
  /** Of the excluded categories' names. */
  readonly language: Language;
}

export interface CouponReads {
  /** With how often each has been used. Unknown and disabled codes are left out. No lock. */
  find(ask: CouponQuery): Promise<readonly OfferedCoupon[]>;
}

export interface CouponUse {
  readonly orderId: number;
  readonly couponIds: readonly number[];
  readonly customerId: number | null;
  /** Lower-case. */
  readonly email: string;
}

/** A coupon as the shop's owner has made it. */
export interface CouponRecord {
  readonly id: number;
  readonly draft: CouponDraft;
  readonly isEnabled: boolean;
  /** Orders it is used in now: cancelled and failed ones have given it back. */
  readonly uses: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

export interface Coupons extends CouponReads {
  /**
   * Like `find`, and locks those that have a limit until the transaction ends, in the order of their ids: of two orders
   * only one is the last. Coupons without a limit are nobody's to wait for.
   */
  forUpdate(ask: CouponQuery): Promise<readonly OfferedCoupon[]>;
  /** Counts the order as a use of each. Again for the same order it counts nothing more. */
  use(use: CouponUse): Promise<void>;
  /** The order counts no longer. Again it changes nothing. */
  release(orderId: number): Promise<void>;
  /** Creates or updates by code, and trusts that its references exist. A disabled one is enabled again. */
  save(draft: CouponDraft): Promise<Saved>;
  /** By code, the newest first. */
  list(): Promise<readonly CouponRecord[]>;
  show(code: string): Promise<CouponRecord | null>;
  /** False when there is none. */
  setEnabled(code: string, isEnabled: boolean): Promise<boolean>;
}
