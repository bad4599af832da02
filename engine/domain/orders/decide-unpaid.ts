import type { PaymentKind } from '../payment/gateway.ts';
import { ok, type Result, refuse } from '../result.ts';
import { NO_SIDE_EFFECTS, type OrderTransition } from './lifecycle.ts';
import type { Order } from './order.ts';
import type { Refund } from './refund.ts';
import type { UnpaidRefusal } from './refusals.ts';
import type { OrderNote } from './timeline.ts';

interface Facts {
  /** Of the order's method. Null when the shop no longer has it. */
  readonly paymentKind: PaymentKind | null;
  readonly notes: readonly OrderNote[];
  readonly refunds: readonly Refund[];
  readonly now: Date;
}

/**
 * An operator has marked the wrong order as paid: it waits for its money again, or is sent before it, and keeps its stock. Money
 * that a gateway has confirmed is refunded instead.
 */
export function decideUnpaid(
  order: Order,
  { paymentKind, notes, refunds, now }: Facts,
): Result<OrderTransition, UnpaidRefusal> {
  const { id, status } = order;
  if (order.paidAt === null) return refuse({ code: 'ORDER_NOT_PAID', id });
  if (status !== 'processing') return refuse({ code: 'ORDER_CANNOT_BECOME', id, from: status, to: 'on-hold' });
  if (isPaidOnline(order, paymentKind) || !isMarkedByHand(notes)) return refuse({ code: 'PAYMENT_NOT_BY_HAND', id });
  if (refunds.some(({ state }) => state !== 'failed')) return refuse({ code: 'ORDER_HAS_REFUNDS', id });
  const unpaid = { ...order, paidAt: null, modifiedAt: now };
  return ok({
    ...NO_SIDE_EFFECTS,
    // What waits for its money is not to be collected, although it may be packed.
    order: paymentKind === 'pay-on-delivery' ? unpaid : { ...unpaid, status: 'on-hold', readyAt: null },
    event: { code: 'payment-unmarked' },
  });
}

const isPaidOnline = ({ transactionId }: Order, kind: PaymentKind | null): boolean =>
  transactionId !== null || kind === 'hosted-page' || kind === 'embedded-form';

const isMarkedByHand = (notes: readonly OrderNote[]): boolean =>
  notes.some((note) => 'event' in note && note.event.code === 'paid-by-hand');
