import type { Product } from './product.ts';
import { regularPrices } from './product-prices.ts';
import type { Sellable } from './sellable.ts';

/** Published, sold by this shop, with a price. Stock is another question. */
export function isPurchasable(goods: Sellable): boolean {
  if (!goods.published || goods.price.regular === null) return false;
  return goods.kind === 'simple' || (goods.kind === 'variable' && goods.variationId !== null);
}

export const isProductPurchasable = (product: Product): boolean =>
  product.status === 'published' && product.kind !== 'external' && regularPrices(product).length > 0;
