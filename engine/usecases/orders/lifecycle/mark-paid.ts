import { decidePaid } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../../ports.ts';
import { releaseAndChange } from './release-and-change.ts';

/** Somebody has seen the money arrive: on the bank account, in the hand. A card can no longer be charged for it then. */
export const markPaid = (needs: Needs, id: number): Promise<Result<Order, TransitionRefusal>> =>
  releaseAndChange(needs, id, (order) =>
    order.paidAt === null
      ? decidePaid(order, { transactionId: null, now: needs.now() })
      : refuse<TransitionRefusal>({ code: 'ORDER_IS_PAID', id }),
  );
