import type { Language } from '#engine/domain/language.ts';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { OfferedCoupon } from '#engine/domain/promotions/coupon.ts';
import type { Saved } from './catalog-writer.ts';

export interface CouponQuery {
  /** Lower-case. */
  readonly codes: readonly string[];
  /** The customer's id. Null for a guest. */
  readonly customerId: number | null;
  /** Lower-case. Empty when it is not known. */
  readonly email: string;
  /** Language of the excluded categories' names. */
  readonly language: Language;
}

export interface CouponReads {
  /** With the number of uses. Unknown and disabled codes are left out. No lock. */
  find(query: CouponQuery): Promise<readonly OfferedCoupon[]>;
}

export interface CouponUse {
  readonly orderId: number;
  readonly couponIds: readonly number[];
  readonly customerId: number | null;
  /** Lower-case. */
  readonly email: string;
}

/** A coupon as an operator sees it. */
export interface CouponRecord {
  readonly id: number;
  readonly draft: CouponDraft;
  readonly isEnabled: boolean;
  /** Number of orders that use it now. Cancelled and failed orders have released it. */
  readonly uses: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

export interface Coupons extends CouponReads {
  /**
   * Like `find`. Coupons with a limit are locked until the transaction ends, in the order of their ids, so that only
   * one order can be the last. Coupons without a limit are not locked.
   */
  forUpdate(query: CouponQuery): Promise<readonly OfferedCoupon[]>;
  /** Counts the order as a use of each. Idempotent per order. */
  use(use: CouponUse): Promise<void>;
  /** The order no longer counts. Idempotent. */
  release(orderId: number): Promise<void>;
  /** Creates or updates by code. References must exist. A disabled coupon is enabled again. */
  save(draft: CouponDraft): Promise<Saved>;
  /** Newest first. */
  list(): Promise<readonly CouponRecord[]>;
  show(code: string): Promise<CouponRecord | null>;
  /** False when there is no such coupon. */
  setEnabled(code: string, isEnabled: boolean): Promise<boolean>;
}
