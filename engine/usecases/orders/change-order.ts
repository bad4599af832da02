import type { OrderTransition, StockQuantity } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { withCredit } from '#engine/domain/orders/order-mails.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { grantDownloads } from '../downloads/downloads.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { NOTHING_RELEASED, releasePromotions } from '../promotions/redeem-promotions.ts';
import { issueInvoice } from './issue-invoice.ts';

type Decide<R> = (order: Order) => Result<OrderTransition, R>;
type Followup = (shop: UnitOfWork, order: Order, before: Order) => Promise<unknown>;

/** Applies one transition: locks the order, decides on its current state and applies it whole. */
export const changeOrder = <R>(
  needs: Needs,
  id: number,
  { decide, followUp }: { readonly decide: Decide<R>; readonly followUp?: Followup },
): Promise<Result<Order, R | TransitionRefusal>> =>
  needs.unitOfWork(async (shop): Promise<Result<Order, R | TransitionRefusal>> => {
    const order = await shop.orders.forUpdate(id);
    if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
    const transition = decide(order);
    if (!transition.ok) return transition;
    const changed = await applyTransition(needs, shop, transition.value);
    await followUp?.(shop, changed, order);
    return ok(changed);
  });

/** Applies a transition with its side effects, in the transaction that has locked the order. */
export async function applyTransition(needs: Needs, shop: UnitOfWork, transition: OrderTransition): Promise<Order> {
  const { order, restock, sold, mails, event, undoesSale } = transition;
  const note = { orderId: order.id, writtenAt: order.modifiedAt };
  await shop.orders.save(order);
  await shop.orders.addNote({ ...note, event });
  const { credited, onVoidCards } = undoesSale ? await releasePromotions(shop, order) : NOTHING_RELEASED;
  if (onVoidCards > 0) await shop.orders.addNote({ ...note, event: { code: 'gift-card-void', amount: onVoidCards } });
  if (restock.length > 0) await shop.stock.restock(sumByOwner(restock));
  if (sold.length > 0) await shop.sales.count(sold);
  await grantDownloads(shop, order, needs);
  // An anonymized order has no recipient.
  await shop.outbox.add(...mails.filter(({ to }) => to !== '').map((mail) => withCredit(mail, credited)));
  const billed = await issueInvoice(shop, order, needs);
  await shop.changes.announce(productsOf(transition).map((id) => ({ kind: 'product', id })));
  return billed;
}

function sumByOwner(pieces: readonly StockQuantity[]): readonly StockQuantity[] {
  const byOwner = new Map<number, number>();
  for (const { owner, quantity } of pieces) byOwner.set(owner, (byOwner.get(owner) ?? 0) + quantity);
  return [...byOwner].map(([owner, quantity]) => ({ owner, quantity }));
}

/** Products whose stock or sales have changed, so that pages can stop showing "sold out". */
function productsOf({ order, restock, sold }: OrderTransition): readonly number[] {
  const owners = new Set(restock.map(({ owner }) => owner));
  const withStatus = order.lines.filter(({ stockOwner }) => owners.has(stockOwner));
  return [...new Set([...withStatus, ...sold].map(({ productId }) => productId))];
}
