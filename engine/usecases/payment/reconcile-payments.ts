import { HOUR_MS } from '#engine/domain/durations.ts';
import { needsPayment } from '#engine/domain/orders/order.ts';
import type { AbortSignalLike } from '../ports/abort-signal.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports/ports.ts';
import { startPayment } from './pay-order.ts';
import { closePayment, providerOf } from './payment-records.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH_SIZE = 50;

/** What is reserved for a cart that was not ordered by then, or for an order that failed, is released. */
const ABANDONED_AFTER_HOURS = 2;

/**
 * Settles payments that neither a webhook nor a returning shopper has settled, for example because the process died
 * between the gateway's answer and the commit. Returns how many were settled.
 */
export async function reconcilePayments(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const due = await needs.unitOfWork(({ payments }) => payments.claimDue(needs.now(), BATCH_SIZE));
  for (const payment of due) {
    if (closing?.aborted) break;
    await (payment.setup !== null && payment.intent === null
      ? resumePayment(needs, payment)
      : settlePayment(needs, payment));
    if (await isAbandoned(needs, payment)) await cancelAbandoned(needs, payment);
  }
  return due.length;
}

/** The process died before the saved card was charged. */
async function resumePayment(needs: Needs, { orderId }: Payment): Promise<void> {
  const order = orderId === null ? null : await needs.orders.find(orderId);
  if (order) await startPayment(needs, order, '');
}

async function isAbandoned({ orders, now }: Needs, { orderId, createdAt }: Payment): Promise<boolean> {
  if (now().getTime() - createdAt.getTime() < ABANDONED_AFTER_HOURS * HOUR_MS) return false;
  const order = orderId === null ? null : await orders.find(orderId);
  return order === null || order.status === 'failed' || !needsPayment(order);
}

async function cancelAbandoned(needs: Needs, payment: Payment): Promise<void> {
  const provider = providerOf(needs, payment.gateway);
  if (!provider || payment.intent === null) return closePayment(needs, payment);
  const canceled = await provider.cancelIntent(payment.intent);
  if (canceled.ok && canceled.value.status === 'canceled') await closePayment(needs, payment);
}
