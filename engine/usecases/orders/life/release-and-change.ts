import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { OrderStep } from '#engine/domain/orders/life/step.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { type Result, refused } from '#engine/domain/result.ts';
import { releasePayments } from '../../payment/release-payments.ts';
import type { Needs } from '../../ports.ts';
import { changeOrder } from './change-order.ts';

/**
 * A step after which nobody may pay the order any more. Gateways are asked before it, with no transaction open, and only
 * for a step that could be taken as the order stands.
 */
export async function releaseAndChange(
  needs: Needs,
  id: number,
  decide: (order: Order) => Result<OrderStep, LifeRefusal>,
): Promise<Result<Order, LifeRefusal>> {
  const order = await needs.orders.find(id);
  if (!order) return refused({ code: 'ORDER_UNKNOWN', id });
  const possible = decide(order);
  if (!possible.ok) return possible;
  const refusal = await releasePayments(needs, id);
  return refusal ? refused(refusal) : changeOrder(needs, id, { decide });
}
