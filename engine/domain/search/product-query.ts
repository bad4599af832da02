import type { StockStatus } from '../catalog/stock-policy.ts';
import type { PriceLimit } from '../catalog/taxed-as.ts';
import type { Language } from '../language.ts';
import type { PageRequest } from '../paging/page.ts';
import type { ListedKind } from './variation-listing.ts';

/** The taxonomies of a product, by the names WooCommerce clients use. */
export interface TaxonomyCondition {
  /**
   * `product_cat` (with subcategories), `product_tag`, `product_type`, `product_visibility`, `product_shipping_class`,
   * or `pa_` and the slug of an attribute of a product or one of its variations.
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

/** Different filters are combined with AND, the values of one filter with OR. An empty list matches nothing. */
export interface ProductFilter {
  readonly ids?: readonly number[];
  readonly excludeIds?: readonly number[];
  readonly slugs?: readonly string[];
  readonly skus?: readonly string[];
  readonly kinds?: readonly ListedKind[];
  readonly excludeKinds?: readonly ListedKind[];
  /** Ids of the products that a variation belongs to; 0 stands for products themselves. */
  readonly parentIds?: readonly number[];
  readonly excludeParentIds?: readonly number[];
  /** Combined with AND. */
  readonly taxonomies?: readonly TaxonomyGroup[];
  /** Matches when every word, or a synonym of it, occurs in name, slug, SKU, short description or description. */
  readonly search?: string;
  readonly onSale?: boolean;
  readonly featured?: boolean;
  /** Status of the product itself. A variable product's is derived from its variations. */
  readonly stock?: readonly StockStatus[];
  /** Active prices, both bounds inclusive. A product without a price matches a minimum of 0 only. */
  readonly minPrice?: PriceLimit;
  readonly maxPrice?: PriceLimit;
  /** Average rating rounded to whole stars. */
  readonly ratings?: readonly number[];
  /** When left out: every published product, hidden ones too. */
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
  /** In the order of the filter's ids or slugs. */
  | 'given-ids'
  | 'given-slugs'
  /** By relevance to the search text. */
  | 'relevance';

export interface ProductOrder {
  readonly by: ProductSort;
  readonly direction: 'ascending' | 'descending';
}

export interface ProductQuery {
  readonly language: Language;
  /** Instant at which sale periods are evaluated. */
  readonly at: Date;
  readonly filter: ProductFilter;
  /** Later entries break ties. The last tie is broken by id, in the direction of the first entry. */
  readonly order: readonly ProductOrder[];
  readonly page: PageRequest;
}

/** True when a sale may change what the list shows or its order: what is searched for and sold out comes later. */
export const dependsOnStock = ({ filter, order }: Pick<ProductQuery, 'filter' | 'order'>): boolean =>
  filter.stock !== undefined || isSearch(filter) || order.some(({ by }) => by === 'total-sales');

/** True when a text is searched for. */
export const isSearch = ({ search = '' }: ProductFilter): boolean => search.trim() !== '';
