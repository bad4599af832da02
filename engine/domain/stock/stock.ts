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

export const isInStock = (policy: StockPolicy): boolean => stockStatus(policy) !== 'out-of-stock';

/** Pieces that can be promised: Infinity when nothing is counted or backorders are taken. */
export function available(policy: StockPolicy): number {
  if (!isInStock(policy)) return 0;
  if (policy.kind === 'unmanaged' || policy.backorders !== 'no') return Number.POSITIVE_INFINITY;
  return policy.onHand;
}

/** Pieces wanted from each stock owner: variations that share their product's pieces are asked for together. */
export function quantityByStockOwner(
  lines: readonly { readonly quantity: number; readonly sellable: { readonly stockOwner: number } }[],
): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { sellable, quantity } of lines) {
    wanted.set(sellable.stockOwner, (wanted.get(sellable.stockOwner) ?? 0) + quantity);
  }
  return wanted;
}

interface StockChange {
  readonly before: number;
  readonly left: number;
}

/** At this number of pieces or below the shop is warned. */
export const lowStockThreshold = (policy: StockPolicy, shopDefault: number): number =>
  policy.kind === 'managed' ? (policy.lowAmount ?? shopDefault) : shopDefault;

/** True once on the way down, so that the shop is told once. */
export const hasFallenLow = ({ before, left }: StockChange, low: number): boolean => before > low && left <= low;

/** A shopper sees a new word or a new number: "only N left" is said up to the low amount. */
export const isShownDifferently = ({ before, left }: StockChange, low: number): boolean =>
  before !== left && (left <= low || before <= low);
