import { pagePath } from '#contract/paths.ts';
import {
  type CatalogueQuery,
  type Direction,
  NATURAL_DIRECTION,
  ownSort,
  type Sort,
  sortsOf,
} from './catalogue-query.ts';
import type { Cents } from './money.ts';
import { minorUnits } from './money.ts';

/** Names in the address, and so of the filter form's fields. */
export const PARAMETERS = {
  search: 'search',
  category: 'category',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  rating: 'rating',
  sale: 'sale',
  sort: 'orderby',
  direction: 'order',
} as const;

export const termParameter = (attribute: string): string => `filter_${attribute}`;

const TERM_PARAMETER = /^filter_([\p{Letter}\p{Number}_-]{1,64})$/u;
const SLUG = /^[\p{Letter}\p{Number}_-]{1,100}$/u;
const LONGEST_SEARCH = 100;
const MOST_VALUES = 50;
/** Beyond it a bound is a typing error or an attack. */
const HIGHEST_PRICE: Cents = 1_000_000_000;

/** Ticked boxes of a form arrive repeated, typed addresses comma-separated: both are understood. */
function slugs(parameters: URLSearchParams, name: string): readonly string[] {
  const values = parameters.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.filter((value) => SLUG.test(value)))].slice(0, MOST_VALUES).sort();
}

/** "36.90", "€36.90" and "36,9" as cents; null for anything else. */
export function parsePrice(text: string | null | undefined): Cents | null {
  const digits = (text ?? '').trim().replace(/^(?:\p{Currency_Symbol}|rp\.?)\s*/iu, '');
  if (!/^\d{1,10}(?:[.,]\d{1,2})?$/.test(digits)) return null;
  const cents = Math.round(Number(digits.replace(',', '.')) * minorUnits());
  return cents <= HIGHEST_PRICE ? cents : null;
}

export const printPrice = (cents: Cents): string => {
  const units = minorUnits();
  return cents % units === 0 ? String(cents / units) : (cents / units).toFixed(Math.log10(units));
};

function priceRange(parameters: URLSearchParams): Pick<CatalogueQuery, 'minPrice' | 'maxPrice'> {
  const minPrice = parsePrice(parameters.get(PARAMETERS.minPrice));
  const maxPrice = parsePrice(parameters.get(PARAMETERS.maxPrice));
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isReversed ? { minPrice: null, maxPrice: null } : { minPrice, maxPrice };
}

function chosenTerms(parameters: URLSearchParams): CatalogueQuery['terms'] {
  const attributes = [...new Set(parameters.keys())].flatMap((name) => TERM_PARAMETER.exec(name)?.[1] ?? []).sort();
  const chosen = attributes
    .slice(0, MOST_VALUES)
    .map((name) => [name, slugs(parameters, termParameter(name))] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

function order(parameters: URLSearchParams, search: string): Pick<CatalogueQuery, 'sort' | 'direction'> {
  const asked = parameters.get(PARAMETERS.sort);
  const sort: Sort = sortsOf({ search }).find((known) => known === asked) ?? ownSort({ search });
  if (sort === 'relevance') return { sort, direction: NATURAL_DIRECTION.relevance };
  // The last one wins: a form's direction button comes after the hidden field that keeps the present one.
  const direction = parameters.getAll(PARAMETERS.direction).at(-1)?.toLowerCase();
  const isDirection = (text: string | undefined): text is Direction => text === 'asc' || text === 'desc';
  return { sort, direction: isDirection(direction) ? direction : NATURAL_DIRECTION[sort] };
}

/** Reads an address. What it does not understand it ignores, so that no address is an error. */
export function parseCatalogueQuery(parameters: URLSearchParams, page = 1): CatalogueQuery {
  const rating = parameters.get(PARAMETERS.rating) ?? '';
  const search = (parameters.get(PARAMETERS.search) ?? '').normalize().trim().slice(0, LONGEST_SEARCH);
  return {
    search,
    categories: slugs(parameters, PARAMETERS.category),
    ...priceRange(parameters),
    minRating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    onSale: parameters.get(PARAMETERS.sale) === '1',
    terms: chosenTerms(parameters),
    ...order(parameters, search),
    page,
  };
}

/** The part of an address after the path, `''` or `?…`: one spelling for each question, without its page. */
export function printCatalogueQuery(query: CatalogueQuery): string {
  const pairs: readonly (readonly [string, string | null])[] = [
    [PARAMETERS.search, query.search || null],
    [PARAMETERS.category, query.categories.join(',') || null],
    [PARAMETERS.minPrice, query.minPrice === null ? null : printPrice(query.minPrice)],
    [PARAMETERS.maxPrice, query.maxPrice === null ? null : printPrice(query.maxPrice)],
    [PARAMETERS.rating, query.minRating === null ? null : String(query.minRating)],
    [PARAMETERS.sale, query.onSale ? '1' : null],
    ...Object.entries(query.terms).map(([attribute, values]) => [termParameter(attribute), values.join(',')] as const),
    [PARAMETERS.sort, query.sort === ownSort(query) ? null : query.sort],
    [PARAMETERS.direction, query.direction === NATURAL_DIRECTION[query.sort] ? null : query.direction],
  ];
  const given = pairs.flatMap(([name, value]) =>
    value === null ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

export const cataloguePath = (listPath: string, query: CatalogueQuery): string =>
  pagePath(listPath, query.page) + printCatalogueQuery(query);

/** The page number of an address; null for what is no page number. */
export const parsePageNumber = (text: string | undefined): number | null =>
  text === undefined ? 1 : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
