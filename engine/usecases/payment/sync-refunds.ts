import { failedRefundMails } from '#engine/domain/orders/order-mails.ts';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import type { GatewayRefund } from '../ports/payment-provider.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports/ports.ts';
import { providerOf, refundReference, wholeRefundReference } from './payment-records.ts';
import { settleRefund } from './refund-order.ts';

/**
 * Records how the refunds of a payment stand at its gateway: one of the shop's may be done or have failed since, and one may
 * have been made at the gateway itself. False when the gateway did not respond.
 */
export async function syncRefunds(needs: Needs, payment: Payment): Promise<boolean> {
  const provider = providerOf(needs, payment.gateway);
  if (!provider || payment.intent === null || payment.orderId === null) return true;
  const listed = await provider.listRefunds(payment.intent);
  if (!listed.ok) return false;
  const own = await needs.orders.refunds([payment.orderId]);
  for (const found of listed.value) {
    const refund = own.find(({ id }) => found.reference === refundReference(payment, id));
    if (refund) await settleRefund(needs, refund, found.result);
    else await noteOnce(needs, payment, eventOf(payment, found));
  }
  return true;
}

/** What the operator has to know of a refund that the order does not count. Null for nothing. */
function eventOf(payment: Payment, { reference, receipt, result }: GatewayRefund): OrderEvent | null {
  if (reference !== wholeRefundReference(payment)) {
    return result.state === 'failed' ? null : { code: 'refunded-at-gateway', receipt };
  }
  return result.state === 'failed' && payment.intent !== null
    ? { code: 'money-to-send-back', intent: payment.intent, reason: result.reason }
    : null;
}

const noteOnce = (needs: Needs, { orderId, amount }: Payment, event: OrderEvent | null): Promise<void> =>
  needs.unitOfWork(async ({ orders, outbox }) => {
    const order = orderId === null ? null : await orders.forUpdate(orderId);
    if (!event || !order) return;
    const events = (await orders.notes([order.id])).flatMap((note) => ('event' in note ? [note.event] : []));
    if (events.some((earlier) => isSame(earlier, event))) return;
    await orders.addNote({ orderId: order.id, event, writtenAt: needs.now() });
    if (event.code !== 'money-to-send-back') return;
    // The buyer has been told that the money was on its way.
    const wasDone = events.some((earlier) => earlier.code === 'money-sent-back' && earlier.intent === event.intent);
    await outbox.add(
      ...failedRefundMails(order, { refund: null, amount, reason: event.reason, wasDone }, needs.settings),
    );
  });

const isSame = (one: OrderEvent, other: OrderEvent): boolean => {
  if (one.code === 'refunded-at-gateway') return other.code === one.code && other.receipt === one.receipt;
  return one.code === 'money-to-send-back' && other.code === one.code && other.intent === one.intent;
};
