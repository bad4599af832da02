import { LIMITS } from '#contract/limits.ts';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import { countMatching, type Filter, filtersOf } from './catalogue-filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import { sorted } from './catalogue-sorts.ts';
import { type Facets, facetTally } from './facets.ts';
import { type FilterOptions, filterOptionsOf } from './filter-options.ts';
import { type Found, NOTHING_FOUND } from './found.ts';
import { type ListedProduct, listed, type ProductCard } from './product.ts';

/** One page of the list and everything around it. */
export interface CatalogueView {
  readonly query: CatalogueQuery;
  readonly cards: readonly ListedProduct[];
  readonly total: number;
  readonly pageCount: number;
  /** Nothing has the words that were searched for: these are what comes nearest. */
  readonly isNearest: boolean;
  readonly facets: Facets;
  /** When nothing matches: the filters whose removal would bring most products back, best first. */
  readonly loosen: readonly Loosening[];
}

export interface Loosening {
  readonly filter: ActiveFilter;
  readonly count: number;
}

/** The only filter that keeps the product out, `null` when none does, `undefined` when several do. */
function onlyObstacle(product: ProductCard, filters: readonly Filter[]): string | null | undefined {
  let obstacle: string | null = null;
  for (const { key, admits } of filters) {
    if (admits(product)) continue;
    if (obstacle !== null) return undefined;
    obstacle = key;
  }
  return obstacle;
}

/** Filter, search, sort and page over the whole list, in that order, with exact facet counts. */
export function viewCatalogue(
  products: readonly ProductCard[],
  asked: CatalogueQuery,
  found = NOTHING_FOUND,
): CatalogueView {
  const options = filterOptionsOf(products);
  const query = withoutUnknown(options, asked);
  const filters = filtersOf(query, found);
  const tally = facetTally();
  const shown: ProductCard[] = [];
  for (const product of products) {
    const obstacle = onlyObstacle(product, filters);
    if (obstacle === undefined) continue;
    tally.count(product, obstacle);
    if (obstacle === null) shown.push(product);
  }
  const facets = tally.facets(options, query);
  const first = (query.page - 1) * LIMITS.productsPerPage;
  return {
    query,
    cards: sorted(shown, query, found)
      .slice(first, first + LIMITS.productsPerPage)
      .map(listed),
    total: shown.length,
    pageCount: Math.max(1, Math.ceil(shown.length / LIMITS.productsPerPage)),
    isNearest: found.isNearest && shown.length > 0,
    facets,
    loosen: shown.length > 0 ? [] : loosenings(products, activeFilters(query, facets), found),
  };
}

/** Old links and typed nonsense may name categories and terms the shop does not have: they are not asked for. */
function withoutUnknown({ categories, attributes }: FilterOptions, query: CatalogueQuery): CatalogueQuery {
  const known = Object.entries(query.terms).map(
    ([attribute, slugs]) => [attribute, slugs.filter((slug) => attributes.get(attribute)?.terms.has(slug))] as const,
  );
  return {
    ...query,
    categories: query.categories.filter((slug) => categories.has(slug)),
    terms: Object.fromEntries(known.filter(([, slugs]) => slugs.length > 0)),
  };
}

const loosenings = (
  products: readonly ProductCard[],
  filters: readonly ActiveFilter[],
  found: Found,
): readonly Loosening[] =>
  filters
    .map((filter) => ({ filter, count: countMatching(products, filter.without, found) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
