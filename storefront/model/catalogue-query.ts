import type { Cents } from './money.ts';

export const SORTS = ['relevance', 'date', 'price', 'unit-price', 'rating', 'discount', 'alphabetically'] as const;
export type Sort = (typeof SORTS)[number];

export type Direction = 'asc' | 'desc';

/** Which way round a shopper expects a list when they choose its order. */
export const NATURAL_DIRECTION = {
  /** The best fit first; nobody asks for the worst. */
  relevance: 'desc',
  date: 'desc',
  price: 'asc',
  'unit-price': 'asc',
  rating: 'desc',
  discount: 'desc',
  alphabetically: 'asc',
} as const satisfies Record<Sort, Direction>;

export const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** What a shopper asked the product list for. Empty parts ask for nothing. */
export interface CatalogueQuery {
  readonly search: string;
  readonly categories: readonly string[];
  /** Inclusive bounds; null is open. */
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
  readonly minRating: number | null;
  readonly onSale: boolean;
  /** Attribute → chosen term slugs, never empty lists. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly sort: Sort;
  readonly direction: Direction;
  readonly page: number;
}

export const EVERYTHING: CatalogueQuery = {
  search: '',
  categories: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  onSale: false,
  terms: {},
  sort: 'date',
  direction: NATURAL_DIRECTION.date,
  page: 1,
};

/** The order of a list for which none is asked: what was searched for by how well it fits, everything else newest first. */
export const ownSort = ({ search }: Pick<CatalogueQuery, 'search'>): Sort => (search === '' ? 'date' : 'relevance');

/** Nothing fits better than another where nothing is searched for. */
export const sortsOf = ({ search }: Pick<CatalogueQuery, 'search'>): readonly Sort[] =>
  search === '' ? SORTS.filter((sort) => sort !== 'relevance') : SORTS;

/** The same question in the order of a list for which none is asked. */
export function inOwnOrder(query: CatalogueQuery): CatalogueQuery {
  const sort = ownSort(query);
  return { ...query, sort, direction: NATURAL_DIRECTION[sort] };
}

/** The same question with something changed, from its first page. */
export function changed(query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery {
  const next = { ...query, ...change, page: 1 };
  return sortsOf(next).includes(next.sort) ? next : inOwnOrder(next);
}

/** Without filters and search; order stays. */
export const unfiltered = ({ sort, direction }: CatalogueQuery): CatalogueQuery =>
  changed(EVERYTHING, { sort, direction });

/** The terms with one attribute's choice replaced; an empty choice leaves no trace. */
export function withTerms(query: CatalogueQuery, attribute: string, slugs: readonly string[]): CatalogueQuery {
  const { [attribute]: _replaced, ...others } = query.terms;
  return changed(query, { terms: slugs.length > 0 ? { ...others, [attribute]: slugs } : others });
}
