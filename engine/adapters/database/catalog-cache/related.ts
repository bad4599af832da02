import type { Product } from '#engine/domain/catalog/product.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';

export interface RelatedProducts {
  /**
   * Published and visible, sharing a category or tag, never itself; what shares most comes first, then best
   * sellers.
   */
  to(productId: number, limit: number): readonly Product[];
}

/** The most that a client may ask for on one page. */
const MAX_RELATED = 100;

/**
 * Computed once for each product: the order of best sellers may be as old as the index, which every change but a sale
 * replaces.
 */
export function createRelated(listings: ReadonlyMap<number, ProductListing>): RelatedProducts {
  const groups = new Map<string, number[]>();
  for (const { product } of listings.values()) {
    if (product.visibility === 'visible') for (const group of groupsOf(product)) push(groups, group, product.id);
  }
  const ranked = new Map<number, readonly number[]>();
  const product = (id: number) => listings.get(id)?.product;

  function rank(id: number): readonly number[] {
    const shared = new Map<number, number>();
    for (const other of groupsOf(product(id)).flatMap((group) => groups.get(group) ?? []))
      shared.set(other, (shared.get(other) ?? 0) + 1);
    shared.delete(id);
    const sales = (other: number) => product(other)?.totalSales ?? 0;
    return [...shared]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || sales(b) - sales(a) || a - b)
      .slice(0, MAX_RELATED)
      .map(([other]) => other);
  }
  return {
    to(productId, limit) {
      const ids = ranked.get(productId) ?? rank(productId);
      ranked.set(productId, ids);
      return ids.slice(0, limit).flatMap((id) => product(id) ?? []);
    },
  };
}

const groupsOf = (product: Product | undefined): readonly string[] => [
  ...(product?.categories ?? []).map(({ id }) => `category ${id}`),
  ...(product?.tags ?? []).map(({ id }) => `tag ${id}`),
];

function push(groups: Map<string, number[]>, group: string, product: number): void {
  const members = groups.get(group);
  if (members) members.push(product);
  else groups.set(group, [product]);
}
