import type { Product, VariableProduct, Variation } from '../catalog/product.ts';
import type { StockPolicy, StockStatus } from '../catalog/stock-policy.ts';

export function stockStatus(policy: StockPolicy): StockStatus {
  if (policy.kind === 'unmanaged') return policy.status;
  if (policy.onHand > 0) return 'in-stock';
  return policy.backorders === 'no' ? 'out-of-stock' : 'on-backorder';
}

/** A variation without pieces of its own, of a product that counts none either, can always be had. */
export function variationStock(product: VariableProduct, variation: Variation): StockPolicy {
  if (variation.stock.kind !== 'shared') return variation.stock;
  return product.sharedStock ?? { kind: 'unmanaged', status: 'in-stock' };
}

/** A variable product has the best word any of its published variations has. */
export function productStockStatus(product: Product): StockStatus {
  if (product.kind === 'external') return 'in-stock';
  if (product.kind === 'simple') return stockStatus(product.stock);
  const words = product.variations
    .filter((variation) => variation.published)
    .map((variation) => stockStatus(variationStock(product, variation)));
  return BEST_FIRST.find((word) => words.includes(word)) ?? 'out-of-stock';
}

const BEST_FIRST: readonly StockStatus[] = ['in-stock', 'on-backorder', 'out-of-stock'];
