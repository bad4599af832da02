import { decideCancel } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { releaseAndChange } from './release-and-change.ts';

export interface Cancellation {
  readonly id: number;
  readonly reason: 'unpaid' | 'shop';
}

/** First no money can come for it any more, then it is cancelled and its pieces can be sold again. */
export const cancelOrder = (needs: Needs, { id, reason }: Cancellation): Promise<Result<Order, TransitionRefusal>> =>
  releaseAndChange(needs, id, (order) => {
    const now = needs.now();
    const isStillDue = reason === 'shop' || (order.heldUntil !== null && order.heldUntil <= now);
    return isStillDue
      ? decideCancel(order, { reason, now })
      : refuse<TransitionRefusal>({ code: 'ORDER_CANNOT_BECOME', id, from: order.status, to: 'cancelled' });
  });
