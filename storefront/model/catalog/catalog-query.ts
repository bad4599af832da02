import { pagePath } from '#contract/paths.ts';
import { mayBeSlug } from '../address-slug.ts';
import { type Cents, minorUnits } from '../money.ts';
import { parseVehicle, printVehicle, type Vehicle } from '../vehicle/vehicle.ts';

const SORTS = [
  'relevance',
  'date',
  'popularity',
  'price',
  'unit-price',
  'rating',
  'discount',
  'alphabetically',
] as const;
export type Sort = (typeof SORTS)[number];

export type Direction = 'asc' | 'desc';

/** The direction that shoppers expect of each order. */
const DEFAULT_DIRECTION = {
  /** Always the best match first. */
  relevance: 'desc',
  date: 'desc',
  popularity: 'desc',
  price: 'asc',
  'unit-price': 'asc',
  rating: 'desc',
  discount: 'desc',
  alphabetically: 'asc',
} as const satisfies Record<Sort, Direction>;

export const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** Search, filters, order and page of a product list. Empty parts do not restrict it. */
export interface CatalogQuery {
  readonly search: string;
  readonly categories: readonly string[];
  /** Inclusive bounds; null is open. */
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
  readonly minRating: number | null;
  readonly onSale: boolean;
  readonly inStock: boolean;
  /** Attribute → chosen term slugs, never empty lists. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Products that are not made for it are left out. */
  readonly vehicle: Vehicle | null;
  readonly sort: Sort;
  readonly direction: Direction;
  readonly page: number;
}

export const EMPTY_QUERY: CatalogQuery = {
  search: '',
  categories: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  onSale: false,
  inStock: false,
  terms: {},
  vehicle: null,
  sort: 'date',
  direction: DEFAULT_DIRECTION.date,
  page: 1,
};

/** The order of a list without a chosen one: a search by relevance, everything else newest first. */
const defaultSort = ({ search }: Pick<CatalogQuery, 'search'>): Sort => (search === '' ? 'date' : 'relevance');

/** Relevance needs a search. */
export const availableSorts = ({ search }: Pick<CatalogQuery, 'search'>): readonly Sort[] =>
  search === '' ? SORTS.filter((sort) => sort !== 'relevance') : SORTS;

export function inDefaultOrder(query: CatalogQuery): CatalogQuery {
  const sort = defaultSort(query);
  return { ...query, sort, direction: DEFAULT_DIRECTION[sort] };
}

/** The changed query, from its first page. */
export function withChange(query: CatalogQuery, change: Partial<CatalogQuery>): CatalogQuery {
  const next = { ...query, ...change, page: 1 };
  return availableSorts(next).includes(next.sort) ? next : inDefaultOrder(next);
}

type PriceLimits = Pick<CatalogQuery, 'minPrice' | 'maxPrice'>;

export const hasPriceLimits = ({ minPrice, maxPrice }: PriceLimits): boolean => minPrice !== null || maxPrice !== null;

/** Both ends are in it. */
export const isWithin = (price: Cents, { minPrice, maxPrice }: PriceLimits): boolean =>
  price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY);

export const withoutPriceLimits = (query: CatalogQuery): CatalogQuery =>
  withChange(query, { minPrice: null, maxPrice: null });

/** Without filters and search; order stays. */
export const unfiltered = ({ sort, direction }: CatalogQuery): CatalogQuery =>
  withChange(EMPTY_QUERY, { sort, direction });

/** Replaces the chosen terms of one attribute. */
export function withTerms(query: CatalogQuery, attribute: string, slugs: readonly string[]): CatalogQuery {
  const { [attribute]: _replaced, ...others } = query.terms;
  return withChange(query, { terms: slugs.length > 0 ? { ...others, [attribute]: slugs } : others });
}

/** Names of query parameters, and so of the filter form's fields. */
export const PARAMETERS = {
  search: 'search',
  category: 'category',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  rating: 'rating',
  sale: 'sale',
  vehicle: 'vehicle',
  stock: 'stock',
  sort: 'orderby',
  direction: 'order',
} as const;

export const termParameter = (attribute: string): string => `filter_${attribute}`;

const TERM_PARAMETER = /^filter_([\p{Letter}\p{Number}_-]{1,64})$/u;
const MAX_SEARCH_LENGTH = 100;
const MAX_VALUES = 50;
/** A higher bound is a typing error or an attack. */
const MAX_PRICE: Cents = 1_000_000_000;

/** A form repeats the parameter for each ticked box, an address has the values comma-separated. */
function slugs(parameters: URLSearchParams, name: string): readonly string[] {
  const values = parameters.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.filter((value) => mayBeSlug(value)))].slice(0, MAX_VALUES).sort();
}

/** "36.90", "€36.90", "36,9", "1 250" and "IDR 1.250.000" as cents; null for anything else. Three digits after a mark are thousands. */
export function parsePrice(text: string | null | undefined): Cents | null {
  const digits = (text ?? '')
    .trim()
    .replace(/^(?:\p{Currency_Symbol}|rp\.?|[a-z]{3}(?=[\s\d]))\s*/iu, '')
    .replaceAll(/(?<=\d)[.,'’\s](?=\d{3}(?!\d))/g, '');
  if (!/^\d{1,10}(?:[.,]\d{1,2})?$/.test(digits)) return null;
  const cents = Math.round(Number(digits.replace(',', '.')) * minorUnits());
  return cents <= MAX_PRICE ? cents : null;
}

export const printPrice = (cents: Cents): string => {
  const units = minorUnits();
  return cents % units === 0 ? String(cents / units) : (cents / units).toFixed(Math.log10(units));
};

function priceRange(parameters: URLSearchParams): PriceLimits {
  const minPrice = parsePrice(parameters.get(PARAMETERS.minPrice));
  const maxPrice = parsePrice(parameters.get(PARAMETERS.maxPrice));
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

function chosenTerms(parameters: URLSearchParams): CatalogQuery['terms'] {
  const attributes = [...new Set(parameters.keys())].flatMap((name) => TERM_PARAMETER.exec(name)?.[1] ?? []).sort();
  const chosen = attributes.slice(0, MAX_VALUES).map((name) => [name, slugs(parameters, termParameter(name))] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

function order(parameters: URLSearchParams, search: string): Pick<CatalogQuery, 'sort' | 'direction'> {
  const requested = parameters.get(PARAMETERS.sort);
  const sort: Sort = availableSorts({ search }).find((known) => known === requested) ?? defaultSort({ search });
  if (sort === 'relevance') return { sort, direction: DEFAULT_DIRECTION.relevance };
  // The last one wins: a form's direction button comes after the hidden field that keeps the present one.
  const direction = parameters.getAll(PARAMETERS.direction).at(-1)?.toLowerCase();
  const isDirection = (text: string | undefined): text is Direction => text === 'asc' || text === 'desc';
  return { sort, direction: isDirection(direction) ? direction : DEFAULT_DIRECTION[sort] };
}

/** Ignores unknown and malformed parameters, so that no address is an error. */
export function parseCatalogQuery(parameters: URLSearchParams, page = 1): CatalogQuery {
  const rating = parameters.get(PARAMETERS.rating) ?? '';
  const search = (parameters.get(PARAMETERS.search) ?? '').normalize().trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    search,
    categories: slugs(parameters, PARAMETERS.category),
    ...priceRange(parameters),
    minRating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    onSale: parameters.get(PARAMETERS.sale) === '1',
    inStock: parameters.get(PARAMETERS.stock) === '1',
    terms: chosenTerms(parameters),
    vehicle: parseVehicle(parameters.get(PARAMETERS.vehicle)),
    ...order(parameters, search),
    page,
  };
}

/** The query of an address, `''` or `?…`, without the page number. Equal queries have one spelling. */
export function printCatalogQuery(query: CatalogQuery): string {
  const pairs: readonly (readonly [string, string | null])[] = [
    [PARAMETERS.search, query.search || null],
    [PARAMETERS.category, query.categories.join(',') || null],
    [PARAMETERS.minPrice, query.minPrice === null ? null : printPrice(query.minPrice)],
    [PARAMETERS.maxPrice, query.maxPrice === null ? null : printPrice(query.maxPrice)],
    [PARAMETERS.rating, query.minRating === null ? null : String(query.minRating)],
    [PARAMETERS.sale, query.onSale ? '1' : null],
    [PARAMETERS.stock, query.inStock ? '1' : null],
    ...Object.entries(query.terms).map(([attribute, values]) => [termParameter(attribute), values.join(',')] as const),
    [PARAMETERS.vehicle, query.vehicle && printVehicle(query.vehicle)],
    [PARAMETERS.sort, query.sort === defaultSort(query) ? null : query.sort],
    [PARAMETERS.direction, query.direction === DEFAULT_DIRECTION[query.sort] ? null : query.direction],
  ];
  const given = pairs.flatMap(([name, value]) =>
    value === null ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

export const catalogPath = (listPath: string, query: CatalogQuery): string =>
  pagePath(listPath, query.page) + printCatalogQuery(query);

/** The page number in an address; null for any other text. */
export const parsePageNumber = (text: string | undefined): number | null =>
  text === undefined ? 1 : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
