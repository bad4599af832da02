import { ok, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import type { TransitionRefusal } from './refusals.ts';
import { type OrderTransition, withStatus } from './step.ts';
import { undoSale } from './undo-sale.ts';

/** The payment was declined. The pieces go back into stock; the buyer may try again as long as there are some. */
export function decideFail(order: Order, { reason, now }: { readonly reason: string; readonly now: Date }) {
  const next: Result<Order, TransitionRefusal> = withStatus(order, 'failed', now);
  if (!next.ok) return next;
  const step: OrderTransition = { ...undoSale(next.value), mails: [], event: { code: 'payment-declined', reason } };
  return ok(step);
}
