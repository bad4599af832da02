import type { ProductSummary } from '../product/product.ts';
import type { SearchResult } from '../search/search.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { fitOf } from '../vehicle/vehicle-fit.ts';
import { type CatalogQuery, hasPriceLimits, isWithin } from './catalog-query.ts';
import { filterOptionsOf, termKey } from './filter-options.ts';
import { IN_STOCK, type ListFacts, marksOf, ON_SALE } from './list-facts.ts';
import { shownUnder } from './product-card.ts';

/** Alternatives within a filter are joined by "or", filters by "and". */
export interface Filter {
  readonly key: string;
  readonly matches: (product: ProductSummary) => boolean;
  /** The same of a product that is shown as it stands at this place of the list. Missing where only the product itself can tell. */
  readonly matchesAt?: (place: number) => boolean;
}

function searchFilter(search: string, { ranks }: SearchResult, { ids }: ListFacts): Filter[] {
  if (search === '') return [];
  return [
    {
      key: 'search',
      matches: ({ id }) => ranks.has(id),
      matchesAt: (place) => ranks.has(ids[place] ?? 0),
    },
  ];
}

function categoryFilter(categories: readonly string[]): Filter[] {
  if (categories.length === 0) return [];
  const chosen = new Set(categories);
  return [{ key: 'category', matches: (product) => product.categories.some(({ slug }) => chosen.has(slug)) }];
}

const priceFilter = (query: CatalogQuery, { prices }: ListFacts): Filter[] =>
  hasPriceLimits(query)
    ? [
        {
          key: 'price',
          matches: ({ price }) => price !== null && isWithin(price.current, query),
          matchesAt: (place) => isWithin(prices[place] ?? Number.NaN, query),
        },
      ]
    : [];

const ratingFilter = (least: number | null, { ratings }: ListFacts): Filter[] =>
  least === null
    ? []
    : [
        {
          key: 'rating',
          matches: ({ rating }) => rating >= least,
          matchesAt: (place) => (ratings[place] ?? 0) >= least,
        },
      ];

const markFilter = (key: 'sale' | 'stock', mark: number, { marks }: ListFacts): Filter => ({
  key,
  matches: (product) => (marksOf(product) & mark) !== 0,
  matchesAt: (place) => ((marks[place] ?? 0) & mark) !== 0,
});

const termFilter = ([attribute, slugs]: readonly [string, readonly string[]]): Filter => {
  const chosen = new Set(slugs);
  return {
    key: termKey(attribute),
    matches: ({ terms }) => terms.some((term) => term.attribute === attribute && chosen.has(term.slug)),
  };
};

function vehicleFilter(vehicle: Vehicle | null): Filter[] {
  if (vehicle === null) return [];
  return [{ key: 'vehicle', matches: ({ vehicleFacts }) => fitOf(vehicleFacts, vehicle).kind !== 'misfit' }];
}

/** @param facts of the list that is filtered */
export function filtersOf(query: CatalogQuery, searchResult: SearchResult, facts: ListFacts): readonly Filter[] {
  return [
    ...searchFilter(query.search, searchResult, facts),
    ...categoryFilter(query.categories),
    ...priceFilter(query, facts),
    ...ratingFilter(query.minRating, facts),
    ...(query.onSale ? [markFilter('sale', ON_SALE, facts)] : []),
    ...(query.inStock ? [markFilter('stock', IN_STOCK, facts)] : []),
    ...Object.entries(query.terms).map(termFilter),
    ...vehicleFilter(query.vehicle),
  ];
}

/**
 * Whether a list under these filters shows the product at a place as it stands there: it does unless they name an option, or another
 * price than that of its card. Then it shows it as `shownUnder` does.
 */
export function isShownAsListed(query: CatalogQuery, { prices }: ListFacts): (place: number) => boolean {
  if (Object.keys(query.terms).length > 0) return () => false;
  if (!hasPriceLimits(query)) return () => true;
  return (place) => {
    const price = prices[place] ?? Number.NaN;
    return Number.isNaN(price) || isWithin(price, query);
  };
}

/** Counts the products of a list over all its pages. */
export function countMatching(
  products: readonly ProductSummary[],
  query: CatalogQuery,
  searchResult: SearchResult,
): number {
  const { facts } = filterOptionsOf(products);
  const filters = filtersOf(query, searchResult, facts);
  const isAsListed = isShownAsListed(query, facts);
  return products.filter((listed, place) => {
    const product = isAsListed(place) ? listed : shownUnder(listed, query);
    return filters.every(({ matches }) => matches(product));
  }).length;
}
