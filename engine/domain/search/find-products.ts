import type { Visibility } from '../catalog/product.ts';
import type { ProductPrices } from '../catalog/product-prices.ts';
import { taxedAs } from '../catalog/taxed-as.ts';
import type { SearchIndex } from './index/search-index.ts';
import { type ProductListing, termKey } from './listing.ts';
import {
  isSearch,
  type ProductFilter,
  type ProductOrder,
  type TaxonomyCondition,
  type TaxonomyGroup,
} from './product-query.ts';
import { mostRelevantFirst, withPopularity } from './relevance.ts';
import { type Priced, sorted } from './sort-products.ts';
import type { ListedKind } from './variation-listing.ts';

export interface FoundProducts {
  readonly ids: readonly number[];
  /** Nothing matches the search. These are the most similar products. */
  readonly isNearest: boolean;
  /** Typed words of the search that no product has. */
  readonly missed: readonly string[];
}

export interface ListQuery {
  readonly filter: ProductFilter;
  readonly order: readonly ProductOrder[];
}

/** The products of a list, in it and one by one. */
export interface ListedProducts {
  all(): readonly Priced[];
  byId(id: number): Priced | undefined;
}

/**
 * All matches in the requested order. When a search has none, the most similar products instead, the most similar
 * first.
 */
export function findProducts(
  products: ListedProducts,
  { filter, order }: ListQuery,
  index: SearchIndex | null,
): FoundProducts {
  const { search = '', ...rest } = filter;
  const admits = admittedBy(rest);
  if (index === null || !isSearch(filter)) {
    return {
      ids: idsOf(sorted(products.all().filter(admits), order, { filter, hits: null })),
      isNearest: false,
      missed: [],
    };
  }
  const hits = index.search(search);
  const matching = filter.ids
    ? products.all().filter((priced) => hits.scores.has(priced.listing.product.id) && admits(priced))
    : admittedOf(hits.scores.keys(), { products, admits });
  if (matching.length > 0 || hits.isNotSold) {
    const isBestFirst =
      !filter.ids && order.length === 1 && order[0]?.by === 'relevance' && order[0].direction === 'descending';
    const found = isBestFirst
      ? mostRelevantFirst(matching, hits)
      : sorted(matching, withPopularity(order), { filter, hits });
    return { ids: idsOf(found), isNearest: false, missed: hits.missed };
  }
  const near = index
    .nearest(search, (id) => admittedOf([id], { products, admits }).length > 0)
    .flatMap((id) => products.byId(id) ?? []);
  const isByRelevance = order.every(({ by }) => by === 'relevance');
  const ids = idsOf(isByRelevance ? near.map(({ listing }) => listing) : sorted(near, order, { filter, hits }));
  return { ids, isNearest: near.length > 0, missed: hits.missed };
}

/** The products of these ids that no filter keeps out. */
function admittedOf(
  ids: Iterable<number>,
  { products, admits }: { readonly products: ListedProducts; readonly admits: (priced: Priced) => boolean },
): readonly Priced[] {
  const admitted: Priced[] = [];
  for (const id of ids) {
    const priced = products.byId(id);
    if (priced && admits(priced)) admitted.push(priced);
  }
  return admitted;
}

const idsOf = (listings: readonly ProductListing[]): readonly number[] => listings.map(({ product }) => product.id);

function admittedBy(filter: Omit<ProductFilter, 'search'>): (priced: Priced) => boolean {
  const admits = matchesFilter(filter);
  return ({ listing, prices }) => admits(listing, prices);
}

type ProductPredicate = (listing: ProductListing, prices: ProductPrices) => boolean;

/** True when a product passes every filter that is set. */
function matchesFilter(filter: Omit<ProductFilter, 'search'>): ProductPredicate {
  const admits = Object.values(predicatesOf(filter)).filter((admit) => admit !== null);
  return (listing, prices) => admits.every((admit) => admit(listing, prices));
}

const kindOf = ({ product, parentId }: ProductListing): ListedKind => (parentId > 0 ? 'variation' : product.kind);

/** Its own SKU, or that of one of its variations. */
const hasSku =
  (skus: readonly string[]): ProductPredicate =>
  ({ product }) =>
    skus.includes(product.sku) ||
    (product.kind === 'variable' && product.variations.some(({ sku }) => skus.includes(sku)));

const predicatesOf = (
  filter: Omit<ProductFilter, 'search'>,
): Readonly<Record<keyof Omit<ProductFilter, 'search'>, ProductPredicate | null>> => ({
  ids: whenGiven(filter.ids, (ids) => oneOf(ids, ({ product }) => product.id)),
  excludeIds: whenGiven(filter.excludeIds, (ids) => not(oneOf(ids, ({ product }) => product.id))),
  slugs: whenGiven(filter.slugs, (slugs) => oneOf(slugs, ({ product }) => product.slug)),
  skus: whenGiven(filter.skus, (skus) => hasSku(skus.filter(Boolean))),
  kinds: whenGiven(filter.kinds, (kinds) => oneOf(kinds, kindOf)),
  excludeKinds: whenGiven(filter.excludeKinds, (kinds) => not(oneOf(kinds, kindOf))),
  parentIds: whenGiven(filter.parentIds, (ids) => oneOf(ids, ({ parentId }) => parentId)),
  excludeParentIds: whenGiven(filter.excludeParentIds, (ids) => not(oneOf(ids, ({ parentId }) => parentId))),
  taxonomies: whenGiven(filter.taxonomies, hasTaxonomies),
  onSale: whenGiven(filter.onSale, (expected) => (_, prices) => prices.onSale === expected),
  featured: whenGiven(filter.featured, (expected) => (listing) => listing.product.featured === expected),
  stock: whenGiven(filter.stock, (words) => oneOf(words, ({ stock }) => stock)),
  minPrice: whenGiven(
    filter.minPrice,
    (limit) =>
      ({ product }, { highest }) =>
        (highest ?? 0) >= limit[taxedAs(product)],
  ),
  maxPrice: whenGiven(
    filter.maxPrice,
    (limit) =>
      ({ product }, { lowest }) =>
        lowest !== null && lowest <= limit[taxedAs(product)],
  ),
  ratings: whenGiven(filter.ratings, (stars) => oneOf(stars, ({ product }) => Math.round(product.averageRating))),
  listedIn: whenGiven(filter.listedIn, (place) => oneOf(LISTED[place], ({ product }) => product.visibility)),
  publishedAfter: whenGiven(
    filter.publishedAfter,
    (instant) =>
      ({ product }) =>
        product.publishedAt > instant,
  ),
  publishedBefore: whenGiven(
    filter.publishedBefore,
    (instant) =>
      ({ product }) =>
        product.publishedAt < instant,
  ),
});

const LISTED: Readonly<Record<NonNullable<ProductFilter['listedIn']>, readonly Visibility[]>> = {
  catalog: ['visible', 'catalog'],
  search: ['visible', 'search'],
  both: ['visible'],
};

const whenGiven = <T>(
  expected: T | undefined,
  toPredicate: (expected: T) => ProductPredicate,
): ProductPredicate | null => (expected === undefined ? null : toPredicate(expected));

function oneOf<T>(expected: readonly T[], of: (listing: ProductListing) => T): ProductPredicate {
  const known = new Set(expected);
  return (listing) => known.has(of(listing));
}

const not =
  (admits: ProductPredicate): ProductPredicate =>
  (listing, prices) =>
    !admits(listing, prices);

type HasTerms = (listing: ProductListing) => boolean;

function hasTaxonomies(groups: readonly TaxonomyGroup[]): ProductPredicate {
  const admits = groups.map(({ relation, conditions }): HasTerms => {
    const each = conditions.map(meets);
    if (relation === 'and' || each.length === 0) return (listing) => each.every((admit) => admit(listing));
    return (listing) => each.some((admit) => admit(listing));
  });
  return (listing) => admits.every((admit) => admit(listing));
}

function meets({ taxonomy, operator, terms }: TaxonomyCondition): HasTerms {
  const expected = terms.map((term) => termKey(taxonomy, term));
  const keys = new Set(expected);
  const hasAny: HasTerms = (listing) => [...listing.terms].some((term) => keys.has(term));
  switch (operator) {
    case 'in':
      return hasAny;
    case 'not-in':
      return (listing) => !hasAny(listing);
    case 'all':
      return (listing) => expected.every((key) => listing.terms.has(key));
    case 'exists':
      return ({ taxonomies }) => taxonomies.has(taxonomy);
    case 'not-exists':
      return ({ taxonomies }) => !taxonomies.has(taxonomy);
  }
}
