import type { TransitionRefusal } from '#engine/domain/orders/refusals.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports/ports.ts';
import { closePayment, providerOf } from './payment-records.ts';
import { settlePayment } from './settle-payment.ts';

/** Makes sure that no more money can come for the order. Refuses when it is paid, or when the gateway does not answer. */
export async function cancelOpenPayments(needs: Needs, orderId: number): Promise<TransitionRefusal | null> {
  for (const payment of await needs.payments.findByOrder(orderId)) {
    if (payment.state !== 'open') continue;
    const refusal = await cancelOpenPayment(needs, payment, orderId);
    if (refusal) return refusal;
  }
  return null;
}

async function cancelOpenPayment(needs: Needs, payment: Payment, orderId: number): Promise<TransitionRefusal | null> {
  const provider = providerOf(needs, payment.gateway);
  // Without an intent the shopper has nothing to confirm. Without a provider a reservation expires by itself.
  if (!provider || payment.intent === null) {
    await closePayment(needs, payment);
    return null;
  }
  const canceled = await provider.cancelIntent(payment.intent);
  if (!canceled.ok) return { code: 'PAYMENT_UNAVAILABLE' };
  const { status } = canceled.value;
  if (status === 'canceled') {
    await closePayment(needs, payment);
    return null;
  }
  if (status !== 'succeeded') return { code: 'PAYMENT_UNAVAILABLE' };
  await settlePayment(needs, payment);
  return { code: 'ORDER_IS_PAID', id: orderId };
}
