import type { Translated } from '../language.ts';
import type { Cents } from '../money/money.ts';

/** Amounts are entered like prices: with or without tax as the shop's settings say. */
export type CouponDiscount =
  /** Parts per million of each covered piece: 10 % is 100,000. */
  | { readonly kind: 'percent'; readonly share: number }
  /** Off each covered piece, and never more than it costs. */
  | { readonly kind: 'fixed-product'; readonly amount: Cents }
  /** Off the covered lines together. Zero when the coupon only makes delivery free. */
  | { readonly kind: 'fixed-cart'; readonly amount: Cents };

export interface Coupon {
  readonly id: number;
  /** Lower-case: shoppers type it as they like. */
  readonly code: string;
  readonly description: Translated;
  readonly discount: CouponDiscount;
  /** It opens the delivery that asks for a coupon. */
  readonly freeShipping: boolean;
  /** Good from this instant on; null from ever. */
  readonly startsAt: Date | null;
  /** Over at this instant; null never. */
  readonly expiresAt: Date | null;
  /** Of the subtotal as it is shown. */
  readonly minimumSpend: Cents | null;
  readonly maximumSpend: Cents | null;
  /** Orders it may be used in, over all customers and for each. */
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  /** Pieces it lowers at most, the dearest first. */
  readonly itemLimit: number | null;
  /** Not together with another coupon. */
  readonly individualUse: boolean;
  readonly excludesSaleItems: boolean;
  /** Products or variations; with `categoryIds` what it is for, and for everything when both are empty. */
  readonly productIds: readonly number[];
  readonly excludedProductIds: readonly number[];
  /** With everything that stands below them. */
  readonly categoryIds: readonly number[];
  /** With everything that stands below them. */
  readonly excludedCategories: readonly { readonly id: number; readonly name: string }[];
  /** Lower-case addresses it is for, `*` standing for any letters; empty is everybody. */
  readonly emails: readonly string[];
}

/** A coupon with how often it has been used by now. */
export interface OfferedCoupon extends Coupon {
  /** Counted up to the limit; 0 when there is none. */
  readonly uses: number;
  readonly usesByCustomer: number;
}

export const couponCode = (typed: string): string => typed.trim().toLowerCase();
