import type { Coupon } from './coupon.ts';

/** A coupon as the shop's owner writes it: goods and categories by name, not by number. */
export interface CouponDraft
  extends Omit<Coupon, 'id' | 'productIds' | 'excludedProductIds' | 'categoryIds' | 'excludedCategories'> {
  /** Slugs of products, or SKUs of products and variations. */
  readonly products: readonly string[];
  readonly excludedProducts: readonly string[];
  /** Slugs; each stands for all below it, too. */
  readonly categories: readonly string[];
  readonly excludedCategories: readonly string[];
}
