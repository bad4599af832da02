import type { CatalogueQuery } from './catalogue-query.ts';
import type { Found } from './found.ts';
import type { ProductCard } from './product.ts';

/** One question of the shopper: alternatives inside it are joined by "or", the filters by "and". */
export interface Filter {
  readonly key: string;
  readonly admits: (product: ProductCard) => boolean;
}

function searchFilter(search: string, { places }: Found): Filter[] {
  if (search === '') return [];
  return [{ key: 'search', admits: ({ id }) => places.has(id) }];
}

function categoryFilter(categories: readonly string[]): Filter[] {
  if (categories.length === 0) return [];
  const chosen = new Set(categories);
  return [{ key: 'category', admits: (product) => product.categories.some(({ slug }) => chosen.has(slug)) }];
}

function priceFilter({ minPrice, maxPrice }: CatalogueQuery): Filter[] {
  if (minPrice === null && maxPrice === null) return [];
  const [low, high] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  return [{ key: 'price', admits: ({ price }) => price !== null && price.current >= low && price.current <= high }];
}

const termFilter = ([attribute, slugs]: readonly [string, readonly string[]]): Filter => {
  const chosen = new Set(slugs);
  return {
    key: termKey(attribute),
    admits: ({ terms }) => terms.some((term) => term.attribute === attribute && chosen.has(term.slug)),
  };
};

export const termKey = (attribute: string): string => `term ${attribute}`;

export function filtersOf(query: CatalogueQuery, found: Found): readonly Filter[] {
  const { minRating, onSale } = query;
  return [
    ...searchFilter(query.search, found),
    ...categoryFilter(query.categories),
    ...priceFilter(query),
    ...(minRating === null ? [] : [{ key: 'rating', admits: ({ rating }: ProductCard) => rating >= minRating }]),
    ...(onSale ? [{ key: 'sale', admits: (product: ProductCard) => product.onSale }] : []),
    ...Object.entries(query.terms).map(termFilter),
  ];
}

/** How many products a list under this question has, over all its pages. */
export function countMatching(products: readonly ProductCard[], query: CatalogueQuery, found: Found): number {
  const filters = filtersOf(query, found);
  return products.filter((product) => filters.every(({ admits }) => admits(product))).length;
}
