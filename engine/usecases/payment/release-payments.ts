import type { LifeRefusal } from '#engine/domain/orders/life/refusals.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { closePayment } from './close-payment.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** Makes sure that no money can come for the order any more, or says why it still may. */
export async function releasePayments(needs: Needs, orderId: number): Promise<LifeRefusal | null> {
  for (const payment of await needs.payments.ofOrder(orderId)) {
    if (payment.state !== 'open') continue;
    const refusal = await release(needs, payment, orderId);
    if (refusal) return refusal;
  }
  return null;
}

const closed = (needs: Needs, payment: Payment): Promise<null> => closePayment(needs, payment).then(() => null);

async function release(needs: Needs, payment: Payment, orderId: number): Promise<LifeRefusal | null> {
  const provider = providerOf(needs, payment.gateway);
  // Nobody can confirm what nobody was told of; and what only is reserved falls back to the shopper by itself.
  if (!provider || payment.intent === null) return closed(needs, payment);
  const answer = await provider.cancel(payment.intent);
  if (!answer.ok) return { code: 'PAYMENT_UNAVAILABLE' };
  if (answer.value.status === 'gone') return closed(needs, payment);
  if (answer.value.status !== 'paid') return { code: 'PAYMENT_UNAVAILABLE' };
  await settlePayment(needs, payment);
  return { code: 'ORDER_IS_PAID', id: orderId };
}
