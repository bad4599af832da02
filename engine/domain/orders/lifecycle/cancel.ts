import { ok, type Result, refuse } from '../../result.ts';
import type { Order } from '../order.ts';
import type { TransitionRefusal } from './refusals.ts';
import { type OrderTransition, withStatus } from './step.ts';
import { undoSale } from './undo-sale.ts';

interface Cancellation {
  readonly reason: 'unpaid' | 'shop';
  readonly now: Date;
}

const EVENTS = { unpaid: 'cancelled-unpaid', shop: 'cancelled' } as const;

export function decideCancel(order: Order, { reason, now }: Cancellation): Result<OrderTransition, TransitionRefusal> {
  if (order.paidAt !== null && order.totals.total > 0) return refuse({ code: 'ORDER_IS_PAID', id: order.id });
  const next = withStatus(order, 'cancelled', now);
  if (!next.ok) return next;
  const { billing, language, id } = order;
  return ok({
    ...undoneOnce(order, next.value),
    mails: [{ kind: 'order-cancelled', to: billing.email, language, orderId: id, reason }],
    event: { code: EVENTS[reason] },
  });
}

/** A failed order has given everything back already. */
const undoneOnce = (before: Order, after: Order) =>
  before.status === 'failed' ? { order: after, restock: [], sold: [], isUndone: false } : undoSale(after);
