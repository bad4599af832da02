import type { LineItem } from '../cart/line-item.ts';
import { activePrice } from '../catalog/prices.ts';
import type { ListedLine } from '../promotions/discounted-line.ts';

/** Today's prices. Goods without one are no goods: they never get this far. */
export function listPrices(lines: readonly LineItem[], at: Date): readonly ListedLine[] {
  return lines.map((line) => {
    const unitPrice = activePrice(line.sellable.price, at);
    if (unitPrice === null) throw new Error(`${line.sellable.name} is in a cart without a price`);
    const regularUnitPrice = line.sellable.price.regular ?? unitPrice;
    return { ...line, unitPrice, regularUnitPrice, listed: unitPrice * line.quantity };
  });
}
