import type { LineItem } from '../cart/line-item.ts';
import { quantityByStockOwner } from '../stock/owners.ts';
import { available, isInStock } from '../stock/supply.ts';
import type { OrderRefusal } from './refusals.ts';

/** The cart may be older than the stock it was filled from: looked at again before anything is taken. */
export function refuseLines(lines: readonly LineItem[]): OrderRefusal | null {
  const wanted = quantityByStockOwner(lines);
  for (const { sellable } of lines) {
    if (!isInStock(sellable.stock)) return { code: 'SOLD_OUT_AT_CHECKOUT', name: sellable.name };
    const left = available(sellable.stock);
    if ((wanted.get(sellable.stockOwner) ?? 0) > left) {
      return { code: 'TOO_FEW_AT_CHECKOUT', name: sellable.name, available: left };
    }
  }
  return null;
}
