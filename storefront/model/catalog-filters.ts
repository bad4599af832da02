import { type CatalogQuery, hasPriceLimits, isWithin } from './catalog-query.ts';
import type { ProductSummary } from './product.ts';
import { shownUnder } from './product-card.ts';
import type { SearchResult } from './search.ts';
import type { Vehicle } from './vehicle.ts';
import { fitOf } from './vehicle-fit.ts';

/** Alternatives within a filter are joined by "or", filters by "and". */
export interface Filter {
  readonly key: string;
  readonly matches: (product: ProductSummary) => boolean;
}

function searchFilter(search: string, { ranks }: SearchResult): Filter[] {
  if (search === '') return [];
  return [{ key: 'search', matches: ({ id }) => ranks.has(id) }];
}

function categoryFilter(categories: readonly string[]): Filter[] {
  if (categories.length === 0) return [];
  const chosen = new Set(categories);
  return [{ key: 'category', matches: (product) => product.categories.some(({ slug }) => chosen.has(slug)) }];
}

const priceFilter = (query: CatalogQuery): Filter[] =>
  hasPriceLimits(query)
    ? [{ key: 'price', matches: ({ price }) => price !== null && isWithin(price.current, query) }]
    : [];

const termFilter = ([attribute, slugs]: readonly [string, readonly string[]]): Filter => {
  const chosen = new Set(slugs);
  return {
    key: termKey(attribute),
    matches: ({ terms }) => terms.some((term) => term.attribute === attribute && chosen.has(term.slug)),
  };
};

export const termKey = (attribute: string): string => `term ${attribute}`;

function vehicleFilter(vehicle: Vehicle | null): Filter[] {
  if (vehicle === null) return [];
  return [{ key: 'vehicle', matches: ({ vehicleFacts }) => fitOf(vehicleFacts, vehicle).kind !== 'misfit' }];
}

/** Ordered now, it is sent: what is on backorder is not in stock. */
export const isInStock = ({ stock }: ProductSummary): boolean => stock.status === 'in-stock';

export function filtersOf(query: CatalogQuery, searchResult: SearchResult): readonly Filter[] {
  const { minRating, onSale, inStock } = query;
  return [
    ...searchFilter(query.search, searchResult),
    ...categoryFilter(query.categories),
    ...priceFilter(query),
    ...(minRating === null ? [] : [{ key: 'rating', matches: ({ rating }: ProductSummary) => rating >= minRating }]),
    ...(onSale ? [{ key: 'sale', matches: (product: ProductSummary) => product.onSale }] : []),
    ...(inStock ? [{ key: 'stock', matches: isInStock }] : []),
    ...Object.entries(query.terms).map(termFilter),
    ...vehicleFilter(query.vehicle),
  ];
}

/** How a list under these filters shows a product: as it is, unless they name an option, or another price than that of its card. */
export function shownBy(query: CatalogQuery): (product: ProductSummary) => ProductSummary {
  if (Object.keys(query.terms).length > 0) return (product) => shownUnder(product, query);
  return (product) =>
    product.price === null || isWithin(product.price.current, query) ? product : shownUnder(product, query);
}

/** Counts the products of a list over all its pages. */
export function countMatching(
  products: readonly ProductSummary[],
  query: CatalogQuery,
  searchResult: SearchResult,
): number {
  const filters = filtersOf(query, searchResult);
  const shown = shownBy(query);
  return products.filter((listed) => {
    const product = shown(listed);
    return filters.every(({ matches }) => matches(product));
  }).length;
}
