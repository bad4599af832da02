import type { SearchHits } from './index/search-index.ts';
import type { ProductListing } from './listing.ts';
import type { ProductOrder } from './product-query.ts';

/** Of the points of what is sold out: what can be bought comes first, unless it answers much worse. */
const SOLD_OUT = 0.6;

/** How well a product answers a search, for the shopper who wants to buy it now. 0 for one that does not answer it. */
export const relevanceOf = ({ product, stock }: ProductListing, { scores }: SearchHits): number =>
  (scores.get(product.id) ?? 0) * (stock === 'out-of-stock' ? SOLD_OUT : 1);

/** A short search is answered equally well by many products: what sells best comes first. */
export const withPopularity = (order: readonly ProductOrder[]): readonly ProductOrder[] =>
  order.flatMap((one): readonly ProductOrder[] =>
    one.by === 'relevance' ? [one, { by: 'total-sales', direction: one.direction }] : [one],
  );

interface Found {
  readonly listing: ProductListing;
}

/** As sorted by relevance and popularity, the best first: few scores are sorted faster than many products. */
export function mostRelevantFirst(found: readonly Found[], hits: SearchHits): readonly ProductListing[] {
  const byRelevance = new Map<number, ProductListing[]>();
  for (const { listing } of found) {
    const relevance = relevanceOf(listing, hits);
    const equals = byRelevance.get(relevance);
    if (equals) equals.push(listing);
    else byRelevance.set(relevance, [listing]);
  }
  return [...byRelevance].sort(([a], [b]) => b - a).flatMap(([, equals]) => equals.sort(morePopular));
}

const morePopular = ({ product: a }: ProductListing, { product: b }: ProductListing): number =>
  b.totalSales - a.totalSales || b.id - a.id;
