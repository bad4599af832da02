import type { LineItem } from '#engine/domain/cart/line-item.ts';
import type { StockCount } from '#engine/domain/catalog/product-counts.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { lowStockMails, orderMails } from '#engine/domain/orders/order-mails.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import { isShownDifferently, lowStockThreshold } from '#engine/domain/stock/stock.ts';
import type { StockLevel } from '../ports/stock.ts';
import type { Change } from '../ports/unit-of-work.ts';
import type { UnitOfWork } from '../ports.ts';

interface Sale {
  readonly order: Order;
  readonly lineItems: readonly LineItem[];
  readonly levels: readonly StockLevel[];
  /** By product id, this sale counted in. */
  readonly totalSales: ReadonlyMap<number, number>;
}

/** Mails are owed, and pages that show these pieces hear of it, with the same commit as the order. */
export async function tellOfOrder(
  shop: UnitOfWork,
  { order, lineItems, levels, totalSales }: Sale,
  settings: ShopSettings,
): Promise<void> {
  const falls = levels.flatMap((level) => {
    const line = lineItems.find((one) => one.sellable.stockOwner === level.owner);
    return line ? [{ ...level, sellable: line.sellable }] : [];
  });
  await shop.outbox.add(...orderMails(order, settings), ...lowStockMails(falls, settings));
  const seen = falls.filter((fall) =>
    isShownDifferently(fall, lowStockThreshold(fall.sellable.stock, settings.lowStockAmount)),
  );
  const ids = new Set(seen.map((fall) => fall.sellable.productId));
  await shop.changes.announce([
    ...[...ids].map((id): Change => ({ kind: 'product', id })),
    ...[...totalSales].map(([productId, total]): Change => ({ kind: 'stock', ...countOf(productId, total, falls) })),
  ]);
}

type Fall = StockLevel & { readonly sellable: LineItem['sellable'] };

const countOf = (productId: number, totalSales: number, falls: readonly Fall[]): StockCount => ({
  productId,
  totalSales,
  left: falls
    .filter(({ sellable }) => sellable.productId === productId)
    .map(({ owner, left }) => ({ owner, onHand: left })),
});
