import type { ProductKind } from '../catalog/product.ts';
import type { StockStatus } from '../catalog/stock-policy.ts';
import type { Language } from '../language.ts';
import type { Cents } from '../money/money.ts';
import type { PageRequest } from '../paging/page.ts';

/** What a product is filed under, in words that clients know. */
export interface TaxonomyCondition {
  /**
   * `product_cat` (products of a category below count as its own), `product_tag`, `product_type`, `product_visibility`,
   * `product_shipping_class`, or `pa_` and the slug of an attribute, whose terms a product or one of its variations carries.
   */
  readonly taxonomy: string;
  readonly operator: 'in' | 'not-in' | 'all' | 'exists' | 'not-exists';
  /** Slugs. */
  readonly terms: readonly string[];
}

export interface TaxonomyGroup {
  readonly relation: 'and' | 'or';
  readonly conditions: readonly TaxonomyCondition[];
}

/** Filters of different kinds all hold together; within a list any one does. An empty list matches nothing. */
export interface ProductFilter {
  readonly ids?: readonly number[];
  readonly excludeIds?: readonly number[];
  readonly slugs?: readonly string[];
  readonly skus?: readonly string[];
  readonly kinds?: readonly ProductKind[];
  readonly excludeKinds?: readonly ProductKind[];
  /** All of these hold. */
  readonly taxonomies?: readonly TaxonomyGroup[];
  /** Every word of it, or another name for it, in name, slug, SKU, short description or description. */
  readonly search?: string;
  readonly onSale?: boolean;
  readonly featured?: boolean;
  /** Word of the product itself, a variable one's derived from its variations. */
  readonly stock?: readonly StockStatus[];
  /** Active prices, both bounds inclusive. A product without a price passes a minimum of 0 and no other bound. */
  readonly minPrice?: Cents;
  readonly maxPrice?: Cents;
  /** Average rating rounded to whole stars. */
  readonly ratings?: readonly number[];
  /** Left out: every published product, hidden ones too. */
  readonly listedIn?: 'catalog' | 'search' | 'both';
  readonly publishedAfter?: Date;
  readonly publishedBefore?: Date;
}

export type ProductSort =
  | 'date'
  | 'modified'
  | 'name'
  | 'slug'
  | 'menu-order'
  /** Ascending compares the lowest price of a variable product, descending its highest. */
  | 'price'
  | 'regular-price'
  | 'sale-price'
  | 'on-sale-from'
  | 'on-sale-to'
  | 'total-sales'
  | 'rating'
  | 'review-count'
  /** As the ids, or slugs, of the filter stand. */
  | 'given-ids'
  | 'given-slugs'
  /** How well the search text fits. */
  | 'relevance';

export interface ProductOrder {
  readonly by: ProductSort;
  readonly direction: 'ascending' | 'descending';
}

export interface ProductQuery {
  readonly language: Language;
  /** Sale windows are judged at this instant. */
  readonly at: Date;
  readonly filter: ProductFilter;
  /** The first decides, the next break ties; the id, in the first one's direction, breaks the last. */
  readonly order: readonly ProductOrder[];
  readonly page: PageRequest;
}
