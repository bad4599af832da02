import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';

/** Amounts include tax if prices are entered with tax. */
export type CouponDiscount =
  /** Parts per million of each covered piece: 10 % is 100,000. */
  | { readonly kind: 'percent'; readonly share: number }
  /** Off each covered piece, at most its price. */
  | { readonly kind: 'fixed-product'; readonly amount: Cents }
  /** Off all covered lines together. Zero when the coupon only grants free shipping. */
  | { readonly kind: 'fixed-cart'; readonly amount: Cents };

export interface Coupon {
  readonly id: number;
  /** Lower-case. Codes are matched case-insensitively. */
  readonly code: string;
  readonly description: Translated;
  readonly discount: CouponDiscount;
  /** Grants free shipping where a shipping method requires a coupon. */
  readonly freeShipping: boolean;
  /** Valid from this instant on. Null has no start. */
  readonly startsAt: Date | null;
  /** Invalid from this instant on. Null never expires. */
  readonly expiresAt: Date | null;
  /** Limits on the displayed subtotal. */
  readonly minimumSpend: Cents | null;
  readonly maximumSpend: Cents | null;
  /** Number of orders that may use it, in total and per customer. */
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  /** Most pieces that are discounted, the most expensive first. */
  readonly itemLimit: number | null;
  /** Cannot be combined with other coupons. */
  readonly individualUse: boolean;
  readonly excludesSaleItems: boolean;
  /** Ids of products or variations. Together with `categoryIds` they limit the coupon; both empty means everything. */
  readonly productIds: readonly number[];
  readonly excludedProductIds: readonly number[];
  /** With all subcategories. */
  readonly categoryIds: readonly number[];
  /** With all subcategories. */
  readonly excludedCategories: readonly { readonly id: number; readonly name: string }[];
  /** Lower-case email addresses it is limited to, with `*` as a wildcard. Empty means everybody. */
  readonly emails: readonly string[];
}

/** A coupon with the number of its uses so far. */
export interface OfferedCoupon extends Coupon {
  /** Counted up to the limit. 0 without a limit. */
  readonly uses: number;
  readonly usesByCustomer: number;
}

export const couponCode = (typed: string): string => typed.trim().toLowerCase();
