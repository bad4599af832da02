import type { Product } from '#engine/domain/catalog/product.ts';
import type { ProductListing } from '#engine/domain/search/listing.ts';
import { groupsOf, rankRelated } from '#engine/domain/search/related-products.ts';

export interface RelatedProducts {
  /** Published and visible, never itself; what is sold out comes after everything that can be bought. */
  to(productId: number, limit: number): readonly Product[];
}

/** The most that a client may ask for on one page. */
const MAX_RELATED = 100;

/**
 * Ranked once for each product: the order of best sellers may be as old as the index, which every change but a sale
 * replaces. The stock is the present one.
 */
export function createRelated(listings: ReadonlyMap<number, ProductListing>): RelatedProducts {
  const groups = new Map<string, Product[]>();
  const bySlug = new Map<string, Product>();
  for (const { product } of listings.values()) {
    if (product.visibility !== 'visible') continue;
    bySlug.set(product.slug, product);
    for (const group of groupsOf(product)) push(groups, group, product);
  }
  const ranked = new Map<number, readonly number[]>();

  function rank(id: number): readonly number[] {
    const product = listings.get(id)?.product;
    if (!product) return [];
    // By id: a sale has put another object in the place of the product.
    const others = new Map<number, Product>();
    for (const group of groupsOf(product)) for (const other of groups.get(group) ?? []) others.set(other.id, other);
    for (const slug of product.crossSells) {
      const complement = bySlug.get(slug);
      if (complement) others.set(complement.id, complement);
    }
    others.delete(id);
    return rankRelated(product, others.values(), MAX_RELATED).map((other) => other.id);
  }
  return {
    to(productId, limit) {
      const ids = ranked.get(productId) ?? rank(productId);
      ranked.set(productId, ids);
      const found = ids.flatMap((id) => listings.get(id) ?? []);
      const isSoldOut = ({ stock }: ProductListing) => stock === 'out-of-stock';
      return [...found.filter((listing) => !isSoldOut(listing)), ...found.filter(isSoldOut)]
        .slice(0, limit)
        .map(({ product }) => product);
    },
  };
}

function push(groups: Map<string, Product[]>, group: string, product: Product): void {
  const members = groups.get(group);
  if (members) members.push(product);
  else groups.set(group, [product]);
}
