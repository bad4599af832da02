import { ok, type Result, refuse } from '../result.ts';
import { NO_SIDE_EFFECTS, type OrderTransition } from './lifecycle.ts';
import { isPickedUp, type Order } from './order.ts';
import type { TransitionRefusal } from './refusals.ts';

interface Packing {
  /** The operator's words to the buyer. Empty for none. */
  readonly message: string;
  readonly now: Date;
}

/** An order that its buyer collects is packed. It is complete, and paid where that is due at the counter, once it is collected. */
export function decideReady(order: Order, { message, now }: Packing): Result<OrderTransition, TransitionRefusal> {
  const { id, status, billing, language } = order;
  if (status === 'on-hold' && order.paidAt === null) return refuse({ code: 'ORDER_ON_HOLD', id });
  // First, so that nobody is told to send what was sent in a parcel after all.
  if (status !== 'processing') return refuse({ code: 'ORDER_NOT_PACKED', id, status });
  if (!isPickedUp(order)) return refuse({ code: 'ORDER_NOT_COLLECTED', id });
  if (order.readyAt !== null) return refuse({ code: 'ORDER_READY', id });
  return ok({
    ...NO_SIDE_EFFECTS,
    order: { ...order, readyAt: now, modifiedAt: now },
    mails: [{ kind: 'order-ready', to: billing.email, language, orderId: id, ...(message !== '' && { message }) }],
    event: { code: 'ready' },
  });
}
