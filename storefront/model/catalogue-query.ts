import type { Cents } from './money.ts';

export const SORTS = ['date', 'price', 'unit-price', 'rating', 'discount', 'alphabetically'] as const;
export type Sort = (typeof SORTS)[number];

export type Direction = 'asc' | 'desc';

/** Which way round a shopper expects a list when they choose its order. */
export const NATURAL_DIRECTION = {
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

/** The same question with something changed, from its first page. */
export const changed = (query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery => ({
  ...query,
  ...change,
  page: 1,
});

/** Without filters and search; order stays. */
export const unfiltered = ({ sort, direction }: CatalogueQuery): CatalogueQuery => ({ ...EVERYTHING, sort, direction });

/** The terms with one attribute's choice replaced; an empty choice leaves no trace. */
export function withTerms(query: CatalogueQuery, attribute: string, slugs: readonly string[]): CatalogueQuery {
  const { [attribute]: _replaced, ...others } = query.terms;
  return changed(query, { terms: slugs.length > 0 ? { ...others, [attribute]: slugs } : others });
}
