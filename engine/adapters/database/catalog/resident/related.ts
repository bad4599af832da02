import type { Product } from '#engine/domain/catalog/product.ts';
import type { Shelf } from './shelf.ts';

/** Published and visible, sharing a category or tag, never itself; what shares most comes first, then best sellers. */
export function relatedTo({ listings, product }: Shelf, productId: number, limit: number): readonly Product[] {
  const itself = product(productId);
  const [categories, tags] = [idsOf(itself?.categories), idsOf(itself?.tags)];
  if (categories.size + tags.size === 0) return [];
  const near: { readonly product: Product; readonly shared: number }[] = [];
  for (const { product: other } of listings.values()) {
    if (other.id === productId || other.visibility !== 'visible') continue;
    const shared = sharedOf(other.categories, categories) + sharedOf(other.tags, tags);
    if (shared > 0) near.push({ product: other, shared });
  }
  near.sort(
    (a, b) => b.shared - a.shared || b.product.totalSales - a.product.totalSales || a.product.id - b.product.id,
  );
  return near.slice(0, limit).map((one) => one.product);
}

type Named = readonly { readonly id: number }[];

const idsOf = (named: Named = []): ReadonlySet<number> => new Set(named.map(({ id }) => id));

const sharedOf = (named: Named, own: ReadonlySet<number>): number => named.filter(({ id }) => own.has(id)).length;
