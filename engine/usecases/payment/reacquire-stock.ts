import { decideReacquire, stockToReacquire } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { PayRefusal, ReacquireRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { applyTransition } from '../orders/change-order.ts';
import { refuseToHoldAgain } from '../orders/unproven-buyer.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { redeemPromotionsAgain, releasePromotions } from '../promotions/redeem-promotions.ts';

/**
 * Takes the stock and promotions of a failed order again, so that it can be paid. Nothing changes when some of them are gone.
 * @param payer who wants to pay it; null where the money has come
 */
export const reacquireStock = (needs: Needs, id: number, payer: Caller | null): Promise<Result<Order, PayRefusal>> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(id);
    if (order?.status === 'pending') return ok(order);
    if (order?.status !== 'failed') return refuse({ code: 'ORDER_NEEDS_NO_PAYMENT' });
    const refusal = payer && (await refuseToHoldAgain({ needs, shop, caller: payer }, order));
    return refusal ? refuse(refusal) : reacquireStockIn(needs, shop, order);
  });

/** The same within a transaction that holds the order's lock. */
export async function reacquireStockIn(
  needs: Needs,
  shop: UnitOfWork,
  order: Order,
): Promise<Result<Order, ReacquireRefusal>> {
  const { settings, now } = needs;
  const spent = await redeemPromotionsAgain(shop, order);
  if (!spent.ok) return spent;
  const taken = await shop.stock.take(stockToReacquire(order));
  if (!taken.ok) {
    await releasePromotions(shop, order);
    const line = order.lines.find(({ stockOwner }) => taken.short.some(({ owner }) => owner === stockOwner));
    return refuse({ code: 'RESERVATION_LOST', name: line?.name ?? '' });
  }
  const { levels } = taken;
  const transition = decideReacquire(order, { levels, holdMinutes: settings.holdMinutes, now: now() });
  return ok(await applyTransition(needs, shop, transition));
}
