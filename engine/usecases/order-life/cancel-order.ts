import { decideCancel } from '#engine/domain/orders/life/cancel.ts';
import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { type Result, refused } from '#engine/domain/result.ts';
import { releasePayments } from '../payment/release-payments.ts';
import type { Needs } from '../ports.ts';
import { changeOrder } from './change-order.ts';

export interface Cancellation {
  readonly id: number;
  readonly reason: 'unpaid' | 'shop';
}

/** First no money can come for it any more, then it is cancelled and its pieces go back on the shelf. */
export async function cancelOrder(needs: Needs, { id, reason }: Cancellation): Promise<Result<Order, LifeRefusal>> {
  const decide = (order: Order) => {
    const now = needs.now();
    const isStillDue = reason === 'shop' || (order.heldUntil !== null && order.heldUntil <= now);
    return isStillDue
      ? decideCancel(order, { reason, now })
      : refused<LifeRefusal>({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'cancelled' });
  };
  const order = await needs.orders.find(id);
  if (!order) return refused({ code: 'ORDER_UNKNOWN', id });
  const possible = decide(order);
  if (!possible.ok) return possible;
  const refusal = await releasePayments(needs, id);
  return refusal ? refused(refusal) : changeOrder(needs, id, { decide });
}
