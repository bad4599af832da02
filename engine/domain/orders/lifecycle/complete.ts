import { ok, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import type { TransitionRefusal } from './refusals.ts';
import { NO_SIDE_EFFECTS, type OrderTransition, withStatus } from './step.ts';

/** All of it is on its way. Whoever pays at the door has paid by then. */
export function decideComplete(order: Order, now: Date): Result<OrderTransition, TransitionRefusal> {
  const next = withStatus(order, 'completed', now);
  if (!next.ok) return next;
  return ok({
    ...NO_SIDE_EFFECTS,
    order: { ...next.value, completedAt: now, paidAt: order.paidAt ?? now },
    mails: [{ kind: 'order-completed', to: order.billing.email, language: order.language, orderId: order.id }],
    event: { code: 'completed' },
  });
}
