import type { Downloads, Product } from '#engine/domain/catalog/product.ts';
import type { OrderLine } from '#engine/domain/orders/order.ts';

/** The files an order line is sold with; null when there are none, or the product is gone. */
export function filesOf(product: Product | null, { variationId }: Pick<OrderLine, 'variationId'>): Downloads | null {
  if (product?.kind === 'simple') return product.downloads;
  if (product?.kind !== 'variable') return null;
  return product.variations.find(({ id }) => id === variationId)?.downloads ?? null;
}
