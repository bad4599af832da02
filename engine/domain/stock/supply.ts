import type { StockPolicy } from '../catalog/stock-policy.ts';
import { stockStatus } from './status.ts';

export const isInStock = (policy: StockPolicy): boolean => stockStatus(policy) !== 'out-of-stock';

/** Pieces that can be promised: Infinity when nothing is counted or backorders are taken. */
export function available(policy: StockPolicy): number {
  if (!isInStock(policy)) return 0;
  if (policy.kind === 'unmanaged' || policy.backorders !== 'no') return Number.POSITIVE_INFINITY;
  return policy.onHand;
}
