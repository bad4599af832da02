import type { GoodsLine } from '#engine/domain/cart/goods-line.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { lowStockMails, orderMails } from '#engine/domain/orders/order-mails.ts';
import type { ShopSettings } from '#engine/domain/settings.ts';
import { isShownDifferently, lowAmount } from '#engine/domain/stock/low.ts';
import type { StockLevel } from './ports/stock.ts';
import type { UnitOfWork } from './ports.ts';

interface Sale {
  readonly order: Order;
  readonly goods: readonly GoodsLine[];
  readonly levels: readonly StockLevel[];
}

/** Mails are owed, and pages that show these pieces hear of it, with the same commit as the order. */
export async function tellOfOrder(
  shop: UnitOfWork,
  { order, goods, levels }: Sale,
  settings: ShopSettings,
): Promise<void> {
  const falls = levels.flatMap((level) => {
    const line = goods.find((one) => one.goods.stockOwner === level.owner);
    return line ? [{ ...level, goods: line.goods }] : [];
  });
  for (const mail of [...orderMails(order, settings), ...lowStockMails(falls, settings)]) await shop.outbox.add(mail);
  const seen = falls.filter((fall) => isShownDifferently(fall, lowAmount(fall.goods.stock, settings.lowStockAmount)));
  const ids = new Set(seen.map((fall) => fall.goods.productId));
  if (ids.size > 0) await shop.changes.announce([...ids].map((id) => ({ kind: 'product', id })));
}
