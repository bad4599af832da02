import type { LineItem } from '#engine/domain/cart/line-item.ts';
import type { StockCount } from '#engine/domain/catalog/product-counts.ts';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import { lowStockMails, orderMails } from '#engine/domain/orders/order-mails.ts';
import type { OrderRefusal } from '#engine/domain/orders/refusals.ts';
import { withStockTaken } from '#engine/domain/orders/stock-taken.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import { isShownDifferently, lowStockThreshold, quantityByStockOwner } from '#engine/domain/stock/stock.ts';
import { grantDownloads } from '../downloads/downloads.ts';
import { issueInvoice } from '../orders/issue-invoice.ts';
import type { Change } from '../ports/changes.ts';
import type { CheckoutKey } from '../ports/orders.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import type { StockLevel } from '../ports/stock.ts';
import { redeemPromotions } from '../promotions/redeem-promotions.ts';

interface StoreContext {
  readonly shop: UnitOfWork;
  readonly key: CheckoutKey | null;
  /** Of a buyer who has never paid. */
  readonly network: string | null;
  readonly needs: Pick<Needs, 'settings' | 'now'>;
}

/** An order with this idempotency key exists already. */
export interface KeyUsed {
  readonly code: 'CHECKOUT_KEY_USED';
}

/**
 * Takes stock, stores the order, redeems its coupons and gift cards, queues its emails and grants its downloads. A
 * used key is noticed only after stock was taken, so the caller must roll back. All other refusals come before any
 * write.
 */
export async function storeOrder(
  { shop, key, network, needs }: StoreContext,
  decided: NewOrder,
  lineItems: readonly LineItem[],
): Promise<Result<Order, OrderRefusal | KeyUsed>> {
  const requested = [...quantityByStockOwner(lineItems)].map(([owner, quantity]) => ({ owner, quantity }));
  const reservation = await shop.stock.take(requested);
  if (!reservation.ok) return refuse({ code: 'RESERVATION_LOST', name: nameOf(reservation.short, lineItems) });

  const lines = withStockTaken(decided.lines, reservation.levels);
  const { order, isNew, totalSales } = await shop.orders.add({ ...decided, lines }, key, network);
  if (!isNew) return refuse({ code: 'CHECKOUT_KEY_USED' });
  await redeemPromotions(shop, order);
  await announceOrder(shop, { order, lineItems, levels: reservation.levels, totalSales }, needs.settings);
  await grantDownloads(shop, order, needs);
  return ok(await issueInvoice(shop, order, needs));
}

const nameOf = (short: readonly { readonly owner: number }[], lineItems: readonly LineItem[]): string =>
  lineItems.find((line) => short.some(({ owner }) => owner === line.sellable.stockOwner))?.sellable.name ?? '';

interface Sale {
  readonly order: Order;
  readonly lineItems: readonly LineItem[];
  readonly levels: readonly StockLevel[];
  /** By product id, with this order. */
  readonly totalSales: ReadonlyMap<number, number>;
}

/** Queues the emails, and announces products and stock counts to whoever shows them, with the order's commit. */
async function announceOrder(
  shop: UnitOfWork,
  { order, lineItems, levels, totalSales }: Sale,
  settings: ShopSettings,
): Promise<void> {
  const drops = levels.flatMap((level) => {
    const line = lineItems.find((one) => one.sellable.stockOwner === level.owner);
    return line ? [{ ...level, sellable: line.sellable }] : [];
  });
  await shop.outbox.add(...orderMails(order, settings), ...lowStockMails(drops, settings));
  const visibleDrops = drops.filter((drop) =>
    isShownDifferently(drop, lowStockThreshold(drop.sellable.stock, settings.lowStockAmount)),
  );
  const ids = new Set(visibleDrops.map((drop) => drop.sellable.productId));
  await shop.changes.announce([
    ...[...ids].map((id): Change => ({ kind: 'product', id })),
    ...[...totalSales].map(([productId, total]): Change => ({ kind: 'stock', ...countOf(productId, total, drops) })),
  ]);
}

type StockDrop = StockLevel & { readonly sellable: LineItem['sellable'] };

const countOf = (productId: number, totalSales: number, drops: readonly StockDrop[]): StockCount => ({
  productId,
  totalSales,
  left: drops
    .filter(({ sellable }) => sellable.productId === productId)
    .map(({ owner, left }) => ({ owner, onHand: left })),
});
