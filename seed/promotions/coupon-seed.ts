import type { CategorySlug, InBoth } from '../catalogue/product-seed.ts';

export interface CouponSeed {
  /** As it is printed: shoppers may type it in any case. */
  readonly code: string;
  /** What it brings, in a few words beside the amount. */
  readonly description: InBoth;
  /** Percent of the price, euro cents with tax, or nothing when it only makes delivery free. */
  readonly discount:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'fixed-product' | 'fixed-cart'; readonly amount: number }
    | { readonly kind: 'free-delivery' };
  /** Euro cents with tax. */
  readonly minimumSpend: number | null;
  /** Empty is for everything. */
  readonly categories: readonly CategorySlug[];
  readonly itemLimit: number | null;
  readonly individualUse: boolean;
}
