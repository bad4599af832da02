import { ok, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import { needsProcessing } from '../payment-state.ts';
import type { TransitionRefusal } from './refusals.ts';
import { NO_SIDE_EFFECTS, type OrderTransition, withStatus } from './step.ts';

interface Payment {
  /** The gateway's own number of it; null when the money came by hand. */
  readonly transactionId: string | null;
  readonly now: Date;
}

/** The money is here. With nothing left to do the order is complete at once. */
export function decidePaid(order: Order, { transactionId, now }: Payment): Result<OrderTransition, TransitionRefusal> {
  const to = needsProcessing(order) ? 'processing' : 'completed';
  const next = withStatus(order, to, now);
  if (!next.ok) return next;
  const paid = {
    ...next.value,
    transactionId: transactionId ?? order.transactionId,
    paidAt: order.paidAt ?? now,
    completedAt: to === 'completed' ? now : null,
  };
  return ok({
    ...NO_SIDE_EFFECTS,
    order: paid,
    mails: [{ kind: 'order-paid', to: order.billing.email, language: order.language, orderId: order.id }],
    event: transactionId ? { code: 'paid', transactionId } : { code: 'paid-by-hand' },
  });
}
