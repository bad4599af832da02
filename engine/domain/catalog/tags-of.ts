import type { Product } from './product.ts';
import type { ProductTag } from './product-tag.ts';

/** All tags that these products carry, by slug, each with the number of products. */
export function tagsOf(products: Iterable<{ readonly product: Product }>): readonly ProductTag[] {
  const tags = new Map<number, ProductTag>();
  for (const { product } of products) {
    for (const tag of product.tags) tags.set(tag.id, { ...tag, count: (tags.get(tag.id)?.count ?? 0) + 1 });
  }
  return [...tags.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
