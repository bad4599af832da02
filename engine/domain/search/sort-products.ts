import type { ProductPrices } from '../catalog/product-prices.ts';
import type { SearchHits } from './index/search-index.ts';
import type { ProductListing } from './listing.ts';
import type { ProductFilter, ProductOrder, ProductSort } from './product-query.ts';
import { relevanceOf } from './relevance.ts';

export interface Priced {
  readonly listing: ProductListing;
  readonly prices: ProductPrices;
}

/** What the products are listed for. */
interface SortContext {
  readonly filter: ProductFilter;
  /** Null without a search. */
  readonly hits: SearchHits | null;
}

/** Null sorts last in both directions. */
type Key = number | string | null;

type Sort = (found: Priced, direction: ProductOrder['direction']) => Key;

/** Ascending compares the lowest price of a variable product, descending the highest. */
const lowestOrHighest =
  (lowest: (prices: ProductPrices) => number | null, highest: (prices: ProductPrices) => number | null): Sort =>
  ({ prices }, direction) =>
    direction === 'ascending' ? lowest(prices) : highest(prices);

const active = lowestOrHighest(
  ({ lowest }) => lowest,
  ({ highest }) => highest,
);

const sortsOf = ({ filter, hits }: SortContext): Readonly<Record<ProductSort, Sort>> => ({
  date: ({ listing }) => listing.product.publishedAt.getTime(),
  modified: ({ listing }) => listing.product.modifiedAt.getTime(),
  name: ({ listing }) => listing.name,
  slug: ({ listing }) => listing.product.slug,
  'menu-order': ({ listing }) => listing.product.menuOrder,
  price: active,
  'regular-price': lowestOrHighest(
    ({ lowestRegular }) => lowestRegular,
    ({ highestRegular }) => highestRegular,
  ),
  'sale-price': (found, direction) => (found.prices.onSale ? active(found, direction) : null),
  'on-sale-from': ({ prices }) => prices.saleFrom?.getTime() ?? null,
  'on-sale-to': ({ prices }) => prices.saleTo?.getTime() ?? null,
  'total-sales': ({ listing }) => listing.product.totalSales,
  rating: ({ listing }) => listing.product.averageRating,
  'review-count': ({ listing }) => listing.product.reviewCount,
  'given-ids': positionIn(filter.ids ?? [], ({ product }) => product.id),
  'given-slugs': positionIn(filter.slugs ?? [], ({ product }) => product.slug),
  relevance: ({ listing }) => (hits ? relevanceOf(listing, hits) : 0),
});

function positionIn<T>(given: readonly T[], of: (listing: ProductListing) => T): Sort {
  const positions = new Map<T, number>();
  for (const [index, value] of given.entries()) if (!positions.has(value)) positions.set(value, index);
  return ({ listing }) => positions.get(of(listing)) ?? null;
}

interface Keyed {
  readonly found: Priced;
  readonly keys: readonly Key[];
}

/** Later orders break ties. The last tie is broken by id, in the direction of the first order. */
export function sorted(
  all: readonly Priced[],
  order: readonly ProductOrder[],
  context: SortContext,
): readonly ProductListing[] {
  const sorts = sortsOf(context);
  const lastSign = sign(order[0]?.direction ?? 'descending');
  const keyed = all.map((found): Keyed => ({ found, keys: order.map((one) => sorts[one.by](found, one.direction)) }));
  keyed.sort((a, b) => {
    for (const [index, { direction }] of order.entries()) {
      const difference = compare(a.keys[index] ?? null, b.keys[index] ?? null, sign(direction));
      if (difference !== 0) return difference;
    }
    return (a.found.listing.product.id - b.found.listing.product.id) * lastSign;
  });
  return keyed.map(({ found }) => found.listing);
}

const sign = (direction: ProductOrder['direction']): 1 | -1 => (direction === 'ascending' ? 1 : -1);

function compare(a: Key, b: Key, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}
