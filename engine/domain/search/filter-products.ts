import type { Visibility } from '../catalog/product.ts';
import type { ProductPrices } from '../catalog/product-prices.ts';
import { type Listing, termKey } from './listing.ts';
import type { ProductFilter, TaxonomyCondition, TaxonomyGroup } from './product-query.ts';
import { readSearch } from './read-search.ts';
import { answers } from './relevance.ts';

type Admits = (listing: Listing, prices: ProductPrices) => boolean;

/** Whether a listing passes every filter that is set. */
export function admitsAll(filter: ProductFilter): Admits {
  const admits = Object.values(admitsBy(filter)).filter((admit) => admit !== null);
  return (listing, prices) => admits.every((admit) => admit(listing, prices));
}

const admitsBy = (filter: ProductFilter): Readonly<Record<keyof ProductFilter, Admits | null>> => ({
  ids: given(filter.ids, (ids) => oneOf(ids, ({ product }) => product.id)),
  excludeIds: given(filter.excludeIds, (ids) => not(oneOf(ids, ({ product }) => product.id))),
  slugs: given(filter.slugs, (slugs) => oneOf(slugs, ({ product }) => product.slug)),
  skus: given(filter.skus, (skus) => oneOf(skus.filter(Boolean), ({ product }) => product.sku)),
  kinds: given(filter.kinds, (kinds) => oneOf(kinds, ({ product }) => product.kind)),
  excludeKinds: given(filter.excludeKinds, (kinds) => not(oneOf(kinds, ({ product }) => product.kind))),
  taxonomies: given(filter.taxonomies, isFiledUnder),
  search: given(filter.search, answersTo),
  onSale: given(filter.onSale, (wanted) => (_, prices) => prices.onSale === wanted),
  featured: given(filter.featured, (wanted) => (listing) => listing.product.featured === wanted),
  stock: given(filter.stock, (words) => oneOf(words, ({ stock }) => stock)),
  minPrice: given(
    filter.minPrice,
    (cents) =>
      (_, { highest }) =>
        highest === null ? cents <= 0 : highest >= cents,
  ),
  maxPrice: given(
    filter.maxPrice,
    (cents) =>
      (_, { lowest }) =>
        lowest !== null && lowest <= cents,
  ),
  ratings: given(filter.ratings, (stars) => oneOf(stars, ({ product }) => Math.round(product.averageRating))),
  listedIn: given(filter.listedIn, (place) => oneOf(LISTED[place], ({ product }) => product.visibility)),
  publishedAfter: given(
    filter.publishedAfter,
    (instant) =>
      ({ product }) =>
        product.publishedAt > instant,
  ),
  publishedBefore: given(
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

const given = <T>(wanted: T | undefined, toAdmits: (wanted: T) => Admits): Admits | null =>
  wanted === undefined ? null : toAdmits(wanted);

function oneOf<T>(wanted: readonly T[], of: (listing: Listing) => T): Admits {
  const known = new Set(wanted);
  return (listing) => known.has(of(listing));
}

const not =
  (admits: Admits): Admits =>
  (listing, prices) =>
    !admits(listing, prices);

function answersTo(text: string): Admits {
  const search = readSearch(text);
  return ({ fields }) => answers(search, fields);
}

type HasTerms = (listing: Listing) => boolean;

function isFiledUnder(groups: readonly TaxonomyGroup[]): Admits {
  const admits = groups.map(({ relation, conditions }): HasTerms => {
    const each = conditions.map(meets);
    if (relation === 'and' || each.length === 0) return (listing) => each.every((admit) => admit(listing));
    return (listing) => each.some((admit) => admit(listing));
  });
  return (listing) => admits.every((admit) => admit(listing));
}

function meets({ taxonomy, operator, terms }: TaxonomyCondition): HasTerms {
  const wanted = terms.map((term) => termKey(taxonomy, term));
  const keys = new Set(wanted);
  const hasAny: HasTerms = (listing) => [...listing.terms].some((term) => keys.has(term));
  switch (operator) {
    case 'in':
      return hasAny;
    case 'not-in':
      return (listing) => !hasAny(listing);
    case 'all':
      return (listing) => wanted.every((key) => listing.terms.has(key));
    case 'exists':
      return ({ taxonomies }) => taxonomies.has(taxonomy);
    case 'not-exists':
      return ({ taxonomies }) => !taxonomies.has(taxonomy);
  }
}
