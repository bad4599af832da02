import type { Product } from '#engine/domain/catalog/product.ts';
import { readFacts, sortOut } from './facts.ts';
import type { Wanted } from './product-parts.ts';
import { toProduct } from './to-product.ts';

/** In the order of `ids`, drafts too; what does not exist is left out. */
export async function readProducts(wanted: Wanted): Promise<readonly Product[]> {
  if (wanted.ids.length === 0) return [];
  const facts = await readFacts(wanted);
  const products = new Map(facts.products.map((row) => [row.id, row]));
  const by = sortOut(facts);
  return wanted.ids.flatMap((id) => {
    const row = products.get(id);
    return row ? [toProduct(row, by)] : [];
  });
}
