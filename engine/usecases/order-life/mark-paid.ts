import { decidePaid } from '#engine/domain/orders/life/pay.ts';
import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { type Result, refused } from '#engine/domain/result.ts';
import { releasePayments } from '../payment/release-payments.ts';
import type { Needs } from '../ports.ts';
import { changeOrder } from './change-order.ts';

/** Somebody has seen the money arrive: on the bank account, in the hand. A card can no longer be charged for it then. */
export async function markPaid(needs: Needs, id: number): Promise<Result<Order, LifeRefusal>> {
  const decide = (order: Order) =>
    order.paidAt === null
      ? decidePaid(order, { transactionId: null, now: needs.now() })
      : refused<LifeRefusal>({ code: 'ORDER_IS_PAID', id });
  const order = await needs.orders.find(id);
  if (!order) return refused({ code: 'ORDER_UNKNOWN', id });
  const possible = decide(order);
  if (!possible.ok) return possible;
  const refusal = await releasePayments(needs, id);
  return refusal ? refused(refusal) : changeOrder(needs, id, { decide });
}
