import type { PricedLine } from '../pricing/priced-cart.ts';
import type { NewOrder, NewOrderLine } from './order.ts';

/** A copy of the line as it is now. Nothing of it is taken out of the stock yet. */
export const toOrderLine = ({ sellable, ...line }: PricedLine): NewOrderLine => ({
  productId: sellable.productId,
  variationId: sellable.variationId,
  name: sellable.name,
  sku: sellable.sku,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  adjustments: line.adjustments,
  subtotal: line.subtotal,
  total: line.total,
  taxClass: sellable.taxClass,
  meta: { ...line.extraData, ...line.attributes },
  instant: sellable.virtual && sellable.downloadable,
  stockOwner: sellable.stockOwner,
  stockTaken: 0,
});

/** Notes which pieces the order took: those of owners that count them. */
export const withStockTaken = (order: NewOrder, owners: ReadonlySet<number>): NewOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, stockTaken: owners.has(line.stockOwner) ? line.quantity : 0 })),
});
