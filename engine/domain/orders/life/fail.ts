import { granted, type Result } from '../../result.ts';
import type { Order } from '../order.ts';
import type { LifeRefusal } from './refusals.ts';
import { moved, type OrderStep } from './step.ts';
import { undoSale } from './undo-sale.ts';

/** The payment was declined. The pieces go back into stock; the buyer may try again as long as there are some. */
export function decideFail(order: Order, { reason, now }: { readonly reason: string; readonly now: Date }) {
  const next: Result<Order, LifeRefusal> = moved(order, 'failed', now);
  if (!next.ok) return next;
  const step: OrderStep = { ...undoSale(next.value), mails: [], event: { code: 'payment-declined', reason } };
  return granted(step);
}
