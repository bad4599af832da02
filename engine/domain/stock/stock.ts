import type { Product, VariableProduct, Variation } from '../catalog/product.ts';
import { ALWAYS_IN_STOCK, type StockPolicy, type StockStatus } from '../catalog/stock-policy.ts';

export function stockStatus(policy: StockPolicy): StockStatus {
  if (policy.kind === 'unmanaged') return policy.status;
  if (policy.onHand > 0) return 'in-stock';
  return policy.backorders === 'no' ? 'out-of-stock' : 'on-backorder';
}

/** A variation that shares its product's stock, when the product counts none, is always in stock. */
export function variationStock(product: VariableProduct, variation: Variation): StockPolicy {
  if (variation.stock.kind !== 'shared') return variation.stock;
  return product.sharedStock ?? ALWAYS_IN_STOCK;
}

/** The best status of any published variation. */
export function productStockStatus(product: Product): StockStatus {
  if (product.kind === 'external' || product.kind === 'grouped') return 'in-stock';
  if (product.kind === 'simple') return stockStatus(product.stock);
  const statuses = product.variations
    .filter((variation) => variation.published)
    .map((variation) => stockStatus(variationStock(product, variation)));
  return BEST_FIRST.find((status) => statuses.includes(status)) ?? 'out-of-stock';
}

const BEST_FIRST: readonly StockStatus[] = ['in-stock', 'on-backorder', 'out-of-stock'];

export const isInStock = (policy: StockPolicy): boolean => stockStatus(policy) !== 'out-of-stock';

/** Pieces that can be sold. Infinity when nothing is counted or backorders are allowed. */
export function available(policy: StockPolicy): number {
  if (!isInStock(policy)) return 0;
  if (policy.kind === 'unmanaged' || policy.backorders !== 'no') return Number.POSITIVE_INFINITY;
  return policy.onHand;
}

/** Quantity requested from each stock owner. Variations that share their product's stock are added up. */
export function quantityByStockOwner(
  lines: readonly { readonly quantity: number; readonly sellable: { readonly stockOwner: number } }[],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { sellable, quantity } of lines) {
    quantities.set(sellable.stockOwner, (quantities.get(sellable.stockOwner) ?? 0) + quantity);
  }
  return quantities;
}

interface StockChange {
  readonly before: number;
  readonly left: number;
}

/** At or below this quantity stock is low. */
export const lowStockThreshold = (policy: StockPolicy, shopDefault: number): number =>
  policy.kind === 'managed' ? (policy.lowAmount ?? shopDefault) : shopDefault;

/** True once on the way down, so that the shop is notified once. */
export const hasFallenLow = ({ before, left }: StockChange, low: number): boolean => before > low && left <= low;

/** True when product pages change: "only N left" is shown up to the threshold. */
export const isShownDifferently = ({ before, left }: StockChange, low: number): boolean =>
  before !== left && (left <= low || before <= low);
