import type { ProductSummary } from '../product/product.ts';
import { EMPTY_SEARCH_RESULT, foldText, type SearchResult } from '../search/search.ts';
import { isSoldOut } from '../stock.ts';
import type { CatalogQuery, Sort } from './catalog-query.ts';

/** A missing value comes last in both directions. */
type Rank = (product: ProductSummary) => number | null;

const RANKS = {
  popularity: ({ totalSales }) => totalSales,
  price: ({ price }) => price?.current ?? null,
  'unit-price': ({ unitPrice }) => unitPrice?.cents ?? null,
  // Of equal averages the one with more reviews first.
  rating: ({ rating, reviewCount }) => (reviewCount > 0 ? rating + reviewCount / 1e9 : null),
  discount: ({ price }) => price?.percentOff || null,
} as const satisfies Record<Exclude<Sort, 'relevance' | 'date' | 'alphabetically'>, Rank>;

// Products are immutable, so each name is normalized once. A collator would do it for every comparison.
const nameKeys = new WeakMap<ProductSummary, string>();

/** Without case and accents, numbers by value: "Additive 9" before "Additive 10". */
function nameKey(product: ProductSummary): string {
  const known = nameKeys.get(product) ?? foldText(product.name).replace(/\d+/g, (digits) => digits.padStart(8, '0'));
  nameKeys.set(product, known);
  return known;
}

const byName = (a: ProductSummary, b: ProductSummary): number => {
  const [left, right] = [nameKey(a), nameKey(b)];
  return left < right ? -1 : Number(left > right);
};

/** Ranks each product once instead of at every comparison. */
function byRank(products: readonly ProductSummary[], rank: Rank, sign: number): readonly ProductSummary[] {
  const ranked = products.map((product) => ({ product, value: rank(product) }));
  ranked.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
  return ranked.map(({ product }) => product);
}

/** @param products newest first, as the catalog returns them; equals keep that order */
export function sorted(
  products: readonly ProductSummary[],
  { sort, direction }: Pick<CatalogQuery, 'sort' | 'direction'>,
  { ranks }: SearchResult = EMPTY_SEARCH_RESULT,
): readonly ProductSummary[] {
  if (sort === 'relevance') return byRank(products, ({ id }) => ranks.get(id) ?? null, 1);
  const sign = direction === 'asc' ? 1 : -1;
  if (sort === 'date') return sign < 0 ? products : products.toReversed();
  if (sort === 'alphabetically') return products.toSorted((a, b) => sign * byName(a, b));
  return byRank(products, RANKS[sort], sign);
}

// A list is immutable and lives as long as its snapshot.
const bestOfLists = new WeakMap<readonly ProductSummary[], Map<number, readonly ProductSummary[]>>();

/** What of the list sells best and can be bought: of equals, the first in the list comes first. */
export function bestSellers(products: readonly ProductSummary[], count: number): readonly ProductSummary[] {
  const ofList = bestOfLists.get(products) ?? new Map<number, readonly ProductSummary[]>();
  bestOfLists.set(products, ofList);
  const best = ofList.get(count) ?? findBestSellers(products, count);
  ofList.set(count, best);
  return best;
}

/** Without sorting all of the list. */
function findBestSellers(products: readonly ProductSummary[], count: number): readonly ProductSummary[] {
  const best: ProductSummary[] = [];
  for (const product of products) {
    const last = best[count - 1];
    if (isSoldOut(product) || (last && last.totalSales >= product.totalSales)) continue;
    const place = best.findIndex(({ totalSales }) => totalSales < product.totalSales);
    best.splice(place < 0 ? best.length : place, 0, product);
    best.length = Math.min(best.length, count);
  }
  return best;
}
