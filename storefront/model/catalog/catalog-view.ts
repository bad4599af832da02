import { LIMITS } from '#contract/limits.ts';
import type { Cents } from '../money.ts';
import type { ProductCardData, ProductSummary } from '../product/product.ts';
import { EMPTY_SEARCH_RESULT, type SearchResult } from '../search/search.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { countMatching, type Filter, filtersOf, isShownAsListed } from './catalog-filters.ts';
import {
  availableSorts,
  type CatalogQuery,
  hasPriceLimits,
  type Sort,
  withChange,
  withoutPriceLimits,
  withTerms,
} from './catalog-query.ts';
import { sorted } from './catalog-sorts.ts';
import { createFacetCounter, type Facets, type FacetValue } from './facets.ts';
import { type FilterOptions, filterOptionsOf } from './filter-options.ts';
import { shownUnder, toCardUnder } from './product-card.ts';

/** One page of the list and everything around it. */
export interface CatalogView {
  readonly query: CatalogQuery;
  /** The orders that it can have. */
  readonly sorts: readonly Sort[];
  readonly cards: readonly ProductCardData[];
  readonly total: number;
  readonly pageCount: number;
  /** No product matches the search: these are the nearest. */
  readonly isNearest: boolean;
  /** The search finds nothing, whatever the filters are. */
  readonly isUnknownSearch: boolean;
  /** Words of the search that no product has. */
  readonly missedWords: readonly string[];
  readonly facets: Facets;
  /** When nothing matches: the filters whose removal would bring most products back, best first. */
  readonly relaxations: readonly FilterRelaxation[];
}

export interface FilterRelaxation {
  readonly filter: ActiveFilter;
  readonly count: number;
}

/**
 * The only filter that keeps the product out, `null` when none does, `undefined` when several do.
 *
 * @param place in the list, where the product is shown as it stands there
 */
function onlyFailingFilter(
  product: ProductSummary,
  place: number | null,
  filters: readonly Filter[],
): string | null | undefined {
  let failing: string | null = null;
  for (const { key, matches, matchesAt } of filters) {
    if (place !== null && matchesAt ? matchesAt(place) : matches(product)) continue;
    if (failing !== null) return undefined;
    failing = key;
  }
  return failing;
}

/** Filter, search, sort and page over the whole list, in that order, with exact facet counts. */
export function catalogView(
  products: readonly ProductSummary[],
  requested: CatalogQuery,
  searchResult = EMPTY_SEARCH_RESULT,
): CatalogView {
  const options = filterOptionsOf(products);
  const query = withoutUnknown(options, requested);
  const { facts } = options;
  const filters = filtersOf(query, searchResult, facts);
  const counter = createFacetCounter(options, query);
  const shown: ProductSummary[] = [];
  const isAsListed = isShownAsListed(query, facts);
  const atAnyPrice = withoutPriceLimits(query);
  const isAtAnyPriceAsListed = isShownAsListed(atAnyPrice, facts);
  products.forEach((listed, place) => {
    const isListed = isAsListed(place);
    const product = isListed ? listed : shownUnder(listed, query);
    const failing = onlyFailingFilter(product, isListed ? place : null, filters);
    if (failing === undefined) return;
    counter.count(place, isListed ? null : product, failing);
    if (failing === null || failing === 'price')
      counter.countPrices(place, isAtAnyPriceAsListed(place) ? null : shownUnder(listed, atAnyPrice));
    if (failing === null) shown.push(product);
  });
  const facets = counter.facets();
  const first = (query.page - 1) * LIMITS.productsPerPage;
  return {
    query,
    sorts: sortsOf(products, query),
    cards: sorted(shown, query, searchResult)
      .slice(first, first + LIMITS.productsPerPage)
      .map((product) => toCardUnder(product, query)),
    total: shown.length,
    pageCount: Math.max(1, Math.ceil(shown.length / LIMITS.productsPerPage)),
    isNearest: searchResult.isNearest && shown.length > 0,
    isUnknownSearch: query.search !== '' && searchResult.ranks.size === 0,
    missedWords: searchResult.missedWords,
    facets,
    relaxations: shown.length > 0 ? [] : relaxationsOf(products, activeFilters(query, facets), searchResult),
  };
}

/** Where the API hides what was sold, nothing can be sorted by it. */
const sortsOf = (products: readonly ProductSummary[], query: CatalogQuery): readonly Sort[] =>
  availableSorts(query).filter(
    (sort) => sort !== 'popularity' || sort === query.sort || products.some(({ totalSales }) => totalSales > 0),
  );

/** Drops categories and terms that the shop does not have: old links may name them. */
function withoutUnknown({ categories, attributes }: FilterOptions, query: CatalogQuery): CatalogQuery {
  const known = Object.entries(query.terms).map(
    ([attribute, slugs]) => [attribute, slugs.filter((slug) => attributes.get(attribute)?.terms.has(slug))] as const,
  );
  return {
    ...query,
    categories: query.categories.filter((slug) => categories.has(slug)),
    terms: Object.fromEntries(known.filter(([, slugs]) => slugs.length > 0)),
  };
}

const relaxationsOf = (
  products: readonly ProductSummary[],
  filters: readonly ActiveFilter[],
  searchResult: SearchResult,
): readonly FilterRelaxation[] =>
  filters
    .map((filter) => ({ filter, count: countMatching(products, filter.without, searchResult) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

type FilterFacts =
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'price'; readonly min: Cents | null; readonly max: Cents | null }
  | { readonly kind: 'term'; readonly label: string; readonly name: string }
  | { readonly kind: 'rating'; readonly minimum: number }
  | { readonly kind: 'sale' }
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'stock' };

/** A filter of the list, and the query without it. */
export type ActiveFilter = FilterFacts & { readonly without: CatalogQuery };

const except = (slugs: readonly string[], slug: string): readonly string[] => slugs.filter((other) => other !== slug);

const chosen = (values: readonly FacetValue[]): readonly FacetValue[] => values.filter(({ isChosen }) => isChosen);

/** In the order of the filter column. */
export function activeFilters(query: CatalogQuery, facets: Facets): readonly ActiveFilter[] {
  const { search, minPrice, maxPrice, minRating, vehicle } = query;
  const active: ActiveFilter[] = [];
  if (search) active.push({ kind: 'search', text: search, without: withChange(query, { search: '' }) });
  for (const { slug, name } of chosen(facets.categories)) {
    const categories = except(query.categories, slug);
    active.push({ kind: 'category', name, without: withChange(query, { categories }) });
  }
  if (hasPriceLimits(query)) {
    active.push({ kind: 'price', min: minPrice, max: maxPrice, without: withoutPriceLimits(query) });
  }
  for (const { attribute, label, values } of facets.attributes)
    for (const { slug, name } of chosen(values)) {
      const slugs = except(query.terms[attribute] ?? [], slug);
      active.push({ kind: 'term', label, name, without: withTerms(query, attribute, slugs) });
    }
  if (minRating !== null)
    active.push({ kind: 'rating', minimum: minRating, without: withChange(query, { minRating: null }) });
  if (query.onSale) active.push({ kind: 'sale', without: withChange(query, { onSale: false }) });
  if (vehicle) active.push({ kind: 'vehicle', vehicle, without: withChange(query, { vehicle: null }) });
  if (query.inStock) active.push({ kind: 'stock', without: withChange(query, { inStock: false }) });
  return active;
}
