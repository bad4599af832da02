import { decideCancel } from '#engine/domain/orders/life/cancel.ts';
import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { type Result, refused } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { releaseAndChange } from './release-and-change.ts';

export interface Cancellation {
  readonly id: number;
  readonly reason: 'unpaid' | 'shop';
}

/** First no money can come for it any more, then it is cancelled and its pieces can be sold again. */
export const cancelOrder = (needs: Needs, { id, reason }: Cancellation): Promise<Result<Order, LifeRefusal>> =>
  releaseAndChange(needs, id, (order) => {
    const now = needs.now();
    const isStillDue = reason === 'shop' || (order.heldUntil !== null && order.heldUntil <= now);
    return isStillDue
      ? decideCancel(order, { reason, now })
      : refused<LifeRefusal>({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'cancelled' });
  });
