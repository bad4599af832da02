import type { GoodsLine } from '../cart/goods-line.ts';
import { wantedByOwner } from '../stock/owners.ts';
import { available, isInStock } from '../stock/supply.ts';
import type { OrderRefusal } from './refusals.ts';

/** The cart may be older than the stock it was filled from: looked at again before anything is taken. */
export function refuseLines(lines: readonly GoodsLine[]): OrderRefusal | null {
  const wanted = wantedByOwner(lines);
  for (const { goods } of lines) {
    if (!isInStock(goods.stock)) return { code: 'SOLD_OUT_AT_CHECKOUT', name: goods.name };
    const left = available(goods.stock);
    if ((wanted.get(goods.stockOwner) ?? 0) > left) {
      return { code: 'TOO_FEW_AT_CHECKOUT', name: goods.name, available: left };
    }
  }
  return null;
}
