import { granted, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import type { LifeRefusal } from './refusals.ts';
import { moved, NOTHING_MORE, type OrderStep } from './step.ts';

/** All of it is on its way. Whoever pays at the door has paid by then. */
export function decideComplete(order: Order, now: Date): Result<OrderStep, LifeRefusal> {
  const next = moved(order, 'completed', now);
  if (!next.ok) return next;
  return granted({
    ...NOTHING_MORE,
    order: { ...next.value, completedAt: now, paidAt: order.paidAt ?? now },
    mails: [{ kind: 'order-completed', to: order.billing.email, language: order.language, orderId: order.id }],
    event: { code: 'completed' },
  });
}
