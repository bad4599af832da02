import type { OrderTransition } from '#engine/domain/orders/lifecycle.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import { type Result, refuse } from '#engine/domain/result.ts';
import { cancelOpenPayments } from '../../payment/cancel-payments.ts';
import type { Needs } from '../../ports.ts';
import { changeOrder } from './change-order.ts';

/**
 * A step after which nobody may pay the order any more. Gateways are asked before it, with no transaction open, and only
 * for a step that could be taken as the order stands.
 */
export async function releaseAndChange(
  needs: Needs,
  id: number,
  decide: (order: Order) => Result<OrderTransition, TransitionRefusal>,
): Promise<Result<Order, TransitionRefusal>> {
  const order = await needs.orders.find(id);
  if (!order) return refuse({ code: 'ORDER_UNKNOWN', id });
  const possible = decide(order);
  if (!possible.ok) return possible;
  const refusal = await cancelOpenPayments(needs, id);
  return refusal ? refuse(refusal) : changeOrder(needs, id, { decide });
}
