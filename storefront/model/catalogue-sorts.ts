import type { CatalogueQuery, Sort } from './catalogue-query.ts';
import type { ProductCard, UnitPrice } from './product.ts';

const AMOUNT = { '1 L': 1000, '100 ml': 100, '1 kg': 1000, '100 g': 100 } as const satisfies Record<
  UnitPrice['per'],
  number
>;

/** A missing value comes last, whichever way round the list is. */
type Rank = (product: ProductCard) => number | null;

const RANKS = {
  date: ({ date }) => Date.parse(date) || null,
  price: ({ price }) => price?.current ?? null,
  'unit-price': ({ unitPrice }) => (unitPrice ? unitPrice.cents / AMOUNT[unitPrice.per] : null),
  // Equal averages: the one that more shoppers agree on.
  rating: ({ rating, reviewCount }) => (reviewCount > 0 ? rating + reviewCount / 1e9 : null),
  discount: ({ price }) => price?.percentOff || null,
} as const satisfies Record<Exclude<Sort, 'alphabetically'>, Rank>;

const collator = new Intl.Collator(['id', 'en'], { numeric: true, sensitivity: 'base' });

function byRank(rank: Rank, sign: number) {
  return (a: ProductCard, b: ProductCard): number => {
    const [left, right] = [rank(a), rank(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
}

/** A new, sorted list. Equals keep the order they came in: newest first. */
export function sorted(
  products: readonly ProductCard[],
  { sort, direction }: Pick<CatalogueQuery, 'sort' | 'direction'>,
): readonly ProductCard[] {
  const sign = direction === 'asc' ? 1 : -1;
  return products.toSorted(
    sort === 'alphabetically' ? (a, b) => sign * collator.compare(a.name, b.name) : byRank(RANKS[sort], sign),
  );
}

export const bestSellers = (products: readonly ProductCard[], count: number): readonly ProductCard[] =>
  products
    .filter(({ stock }) => stock.status !== 'out-of-stock')
    .sort((a, b) => b.totalSales - a.totalSales)
    .slice(0, count);
