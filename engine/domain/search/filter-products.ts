import type { Visibility } from '../catalog/product.ts';
import { fold } from './fold.ts';
import { type Listing, termKey } from './listing.ts';
import type { Prices } from './prices-at.ts';
import type { ProductFilter } from './product-query.ts';

type Admits = (listing: Listing, prices: Prices) => boolean;

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
  categories: given(filter.categories, inCategories),
  excludeCategories: given(filter.excludeCategories, (slugs) => not(inCategories(slugs))),
  terms: given(filter.terms, carriesTerms),
  search: given(filter.search, contains),
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

function inCategories(slugs: readonly string[]): Admits {
  return ({ categories }) => slugs.some((slug) => categories.has(slug));
}

function contains(text: string): Admits {
  const wanted = fold(text);
  return (listing) => listing.text.includes(wanted);
}

type Terms = NonNullable<ProductFilter['terms']>;

function carriesTerms({ relation, queries }: Terms): Admits {
  if (queries.length === 0) return () => true;
  const admits = queries.map(carries);
  return relation === 'and'
    ? (listing) => admits.every((admit) => admit(listing))
    : (listing) => admits.some((admit) => admit(listing));
}

function carries({ attribute, terms, operator }: Terms['queries'][number]): (listing: Listing) => boolean {
  const keys = terms.map((term) => termKey(attribute, term));
  if (operator === 'all') return (listing) => keys.every((key) => listing.terms.has(key));
  const isCarried = (listing: Listing) => keys.some((key) => listing.terms.has(key));
  return operator === 'in' ? isCarried : (listing) => !isCarried(listing);
}
