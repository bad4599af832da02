import type { LineItem } from '#engine/domain/cart/line-item.ts';
import { withStockTaken } from '#engine/domain/orders/build-order.ts';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import type { OrderRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { quantityByStockOwner } from '#engine/domain/stock/stock.ts';
import { grantDownloads } from '../downloads/grant-downloads.ts';
import type { CheckoutKey } from '../ports/orders.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { spendPromotions } from '../promotions/spend-promotions.ts';
import { tellOfOrder } from './tell-of-order.ts';

interface Place {
  readonly shop: UnitOfWork;
  readonly key: CheckoutKey | null;
  readonly needs: Pick<Needs, 'settings' | 'now'>;
}

/** The order of this checkout form is there already. */
export interface KeyUsed {
  readonly code: 'CHECKOUT_KEY_USED';
}

/**
 * Takes the pieces, stores the order, uses its coupons, takes from its gift cards, owes the mails and gives out the
 * files of what is paid. Of a key that was used before it tells when pieces have moved: whoever asks rolls back. All else
 * is refused before anything is written.
 */
export async function storeOrder(
  { shop, key, needs }: Place,
  decided: NewOrder,
  lineItems: readonly LineItem[],
): Promise<Result<Order, OrderRefusal | KeyUsed>> {
  const wanted = [...quantityByStockOwner(lineItems)].map(([owner, quantity]) => ({ owner, quantity }));
  const taken = await shop.stock.take(wanted);
  if (!taken.ok) return refuse({ code: 'RESERVATION_LOST', name: nameOf(taken.short, lineItems) });

  const owners = new Set(taken.levels.map(({ owner }) => owner));
  const { order, isNew, totalSales } = await shop.orders.add(withStockTaken(decided, owners), key);
  if (!isNew) return refuse({ code: 'CHECKOUT_KEY_USED' });
  await spendPromotions(shop, order);
  await tellOfOrder(shop, { order, lineItems, levels: taken.levels, totalSales }, needs.settings);
  await grantDownloads(shop, order, needs);
  return ok(order);
}

const nameOf = (short: readonly { readonly owner: number }[], lineItems: readonly LineItem[]): string =>
  lineItems.find((line) => short.some(({ owner }) => owner === line.sellable.stockOwner))?.sellable.name ?? '';
