import type { Product } from '#engine/domain/catalog/product.ts';
import type { VariationSource } from '../../context/sources.ts';

/** The variation of a product with this id, unpublished ones too; null where there is none. */
export function variationWith(product: Product | null | undefined, id: number | null): VariationSource | null {
  const variation = product?.kind === 'variable' ? product.variations.find((one) => one.id === id) : undefined;
  return product?.kind === 'variable' && variation ? { kind: 'variation', variation, product } : null;
}
