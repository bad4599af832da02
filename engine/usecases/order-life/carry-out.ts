import type { OrderStep, Pieces } from '#engine/domain/orders/life/step.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { grantDownloads } from '../downloads/grant-downloads.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { giveBackPromotions } from '../promotions/give-back-promotions.ts';

/** Does all that a step brings with it, in the transaction that has locked the order. */
export async function carryOut(needs: Needs, shop: UnitOfWork, step: OrderStep): Promise<Order> {
  const { order, putBack, sold, mails, note, isUndone } = step;
  await shop.orders.save(order);
  await shop.orders.addNote({ orderId: order.id, text: note, isForBuyer: false, writtenAt: order.modifiedAt });
  if (isUndone) await giveBackPromotions(shop, order);
  if (putBack.length > 0) await shop.stock.putBack(oneEach(putBack));
  if (sold.length > 0) await shop.sales.count(sumByProduct(sold));
  await grantDownloads(shop, order, needs);
  for (const mail of mails) await shop.outbox.add(mail);
  await shop.changes.announce(productsOf(order, putBack).map((id) => ({ kind: 'product', id })));
  return order;
}

function oneEach(pieces: readonly Pieces[]): readonly Pieces[] {
  const byOwner = new Map<number, number>();
  for (const { owner, quantity } of pieces) byOwner.set(owner, (byOwner.get(owner) ?? 0) + quantity);
  return [...byOwner].map(([owner, quantity]) => ({ owner, quantity }));
}

function sumByProduct(sold: OrderStep['sold']): OrderStep['sold'] {
  const byProduct = new Map<number, number>();
  for (const { productId, quantity } of sold) byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  return [...byProduct].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Pages of these may say "sold out" and should no longer. */
function productsOf({ lines }: Order, pieces: readonly Pieces[]): readonly number[] {
  const owners = new Set(pieces.map(({ owner }) => owner));
  return [...new Set(lines.filter(({ stockOwner }) => owners.has(stockOwner)).map(({ productId }) => productId))];
}
