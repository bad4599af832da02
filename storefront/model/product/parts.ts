import type { Product, ProductSummary } from './product.ts';

/** A group with the price that it begins at: what its cheapest part costs now. Any other product stays as it is. */
export function withPartsPrice(product: Product, parts: readonly ProductSummary[]): Product {
  const prices = parts.flatMap(({ price }) => price ?? []);
  if (product.type !== 'grouped' || prices.length === 0) return product;
  const current = Math.min(...prices.map((price) => price.current));
  const isFrom = prices.some((price) => price.isFrom || price.current > current);
  return { ...product, price: { current, regular: current, isFrom, percentOff: 0 } };
}
