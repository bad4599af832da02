import type { Product } from '#engine/domain/catalog/product.ts';
import type { Shelf } from './shelf.ts';

/** Published and visible, sharing a category, never itself; most shared categories first, then best sellers. */
export function relatedTo({ listings, product }: Shelf, productId: number, limit: number): readonly Product[] {
  const own = new Set(product(productId)?.categories.map(({ id }) => id));
  if (own.size === 0) return [];
  const near: { readonly product: Product; readonly shared: number }[] = [];
  for (const { product: other } of listings.values()) {
    if (other.id === productId || other.visibility !== 'visible') continue;
    const shared = other.categories.filter(({ id }) => own.has(id)).length;
    if (shared > 0) near.push({ product: other, shared });
  }
  near.sort(
    (a, b) => b.shared - a.shared || b.product.totalSales - a.product.totalSales || a.product.id - b.product.id,
  );
  return near.slice(0, limit).map((one) => one.product);
}
