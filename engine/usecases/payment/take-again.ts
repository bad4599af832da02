import type { PayRefusal } from '#engine/domain/orders/life/refusals.ts';
import { decideTryAgain, wantedAgain } from '#engine/domain/orders/life/try-again.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { carryOut } from '../orders/life/carry-out.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { giveBackPromotions } from '../promotions/give-back-promotions.ts';
import { spendPromotionsAgain } from '../promotions/spend-promotions.ts';

type Retake = Result<Order, PayRefusal>;

/** A failed order takes its pieces from stock once more and waits for its money; nothing changes when some are gone. */
export const takeAgain = (needs: Needs, id: number): Promise<Retake> =>
  needs.unitOfWork(async (shop) => {
    const order = await shop.orders.forUpdate(id);
    if (order?.status === 'pending') return granted(order);
    if (!order) return refused({ code: 'ORDER_NEEDS_NO_PAYMENT' });
    return takePiecesAgain(needs, shop, order);
  });

export async function takePiecesAgain(needs: Needs, shop: UnitOfWork, order: Order): Promise<Retake> {
  const { settings, now } = needs;
  if (order.status !== 'failed') return refused({ code: 'ORDER_NEEDS_NO_PAYMENT' });
  const spent = await spendPromotionsAgain(shop, order);
  if (!spent.ok) return spent;
  const taken = await shop.stock.take(wantedAgain(order));
  if (!taken.ok) {
    await giveBackPromotions(shop, order);
    const line = order.lines.find(({ stockOwner }) => taken.short.some(({ owner }) => owner === stockOwner));
    return refused({ code: 'RESERVATION_LOST', name: line?.name ?? '' });
  }
  const owners = new Set(taken.levels.map(({ owner }) => owner));
  return granted(
    await carryOut(needs, shop, decideTryAgain(order, { owners, holdMinutes: settings.holdMinutes, now: now() })),
  );
}
