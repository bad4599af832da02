import type { GoodsLine } from '../cart/goods-line.ts';
import { activePrice } from '../catalog/price.ts';
import type { ListedLine } from '../promotions/discounted-line.ts';

/** Today's prices. Goods without one are no goods: they never get this far. */
export function listPrices(lines: readonly GoodsLine[], at: Date): readonly ListedLine[] {
  return lines.map((line) => {
    const unitPrice = activePrice(line.goods.price, at);
    if (unitPrice === null) throw new Error(`${line.goods.name} is in a cart without a price`);
    const regularUnitPrice = line.goods.price.regular ?? unitPrice;
    return { ...line, unitPrice, regularUnitPrice, listed: unitPrice * line.quantity };
  });
}
