import { needsPayment } from '#engine/domain/orders/payment-state.ts';
import type { AbortSignalLike } from '../abort-signal.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { closePayment } from './close-payment.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

const HOUR = 3_600_000;
const AT_ONCE = 50;

/** A cart that nobody has ordered by then, and a try that failed by then, get back what they reserved. */
const PATIENCE_HOURS = 2;

/**
 * Asks after payments nobody has told of: the message was lost, the shopper did not come back, the process died between
 * the gateway and the commit. Returns how many it looked at.
 */
export async function lookAfterPayments(needs: Needs, closing?: AbortSignalLike): Promise<number> {
  const due = await needs.unitOfWork(({ payments }) => payments.claimDue(needs.now(), AT_ONCE));
  for (const payment of due) {
    if (closing?.aborted) break;
    await (payment.setup !== null && payment.intent === null
      ? beginAnew(needs, payment)
      : settlePayment(needs, payment));
    if (await isForgotten(needs, payment)) await giveUp(needs, payment);
  }
  return due.length;
}

/** The process died while the card that was set up was about to be charged. */
async function beginAnew(needs: Needs, { orderId }: Payment): Promise<void> {
  const order = orderId === null ? null : await needs.orders.find(orderId);
  if (order) await startPayment(needs, order, '');
}

async function isForgotten({ orders, now }: Needs, { orderId, createdAt }: Payment): Promise<boolean> {
  if (now().getTime() - createdAt.getTime() < PATIENCE_HOURS * HOUR) return false;
  const order = orderId === null ? null : await orders.find(orderId);
  return order === null || order.status === 'failed' || !needsPayment(order);
}

async function giveUp(needs: Needs, payment: Payment): Promise<boolean> {
  const provider = providerOf(needs, payment.gateway);
  if (!provider || payment.intent === null) return closePayment(needs, payment);
  const answer = await provider.cancel(payment.intent);
  return answer.ok && answer.value.status === 'gone' && closePayment(needs, payment);
}
