import { decideFail } from '#engine/domain/orders/life/fail.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import { judgeIntent } from '#engine/domain/payment/judge-intent.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { bookPayment } from './book-payment.ts';
import { closePayment } from './close-payment.ts';
import { providerOf } from './provider-of.ts';
import { sendBack } from './send-back.ts';
import { takeAgain } from './take-again.ts';
import type { Told } from './told.ts';

/**
 * Asks the gateway how a payment stands and does what follows from it. The reason to ask — the shopper's return, a
 * message of the gateway, the clock — makes no difference: called twice, late or in parallel it comes to the same.
 * False when the gateway did not answer: ask again later.
 */
export async function settlePayment(needs: Needs, payment: Payment): Promise<boolean> {
  const provider = providerOf(needs, payment.gateway);
  if (payment.state !== 'open' || !provider || payment.intent === null) return true;
  const asked = await provider.find(payment.intent);
  if (!asked.ok) return false;
  if (asked.value === null) return closePayment(needs, payment);
  return attendTo(needs, { payment, intent: asked.value, provider });
}

/** What follows from an intent as the gateway has just told of it. */
export async function attendTo(needs: Needs, told: Told): Promise<boolean> {
  const { payment, intent } = told;
  if (payment.orderId === null) return intent.status === 'gone' ? closePayment(needs, payment) : true;
  const order = await needs.orders.find(payment.orderId);
  if (!order) throw new Error(`payment ${payment.id} is of order ${payment.orderId}, which is gone`);
  const verdict = judgeIntent(intent, order, payment.reference);
  switch (verdict.kind) {
    case 'wait':
      return true;
    case 'close':
      return closePayment(needs, payment);
    case 'let-go':
      return letGo(needs, told);
    case 'send-back':
      return sendBack(needs, told);
    case 'book':
      return bookPayment(needs, told);
    case 'take':
      return take(needs, told, order);
    case 'fail':
      return fail(needs, order, verdict.reason);
  }
}

/** Whoever was quicker to say that it failed, or that it was paid after all, was right. */
async function fail(needs: Needs, { id }: Order, reason: string): Promise<boolean> {
  await changeOrder(needs, id, { decide: (order) => decideFail(order, { reason, now: needs.now() }) });
  return true;
}

async function letGo(needs: Needs, { payment, intent, provider }: Told): Promise<boolean> {
  const answer = await provider.cancel(intent.id);
  if (!answer.ok) return false;
  if (answer.value.status !== 'gone') return true;
  return closePayment(needs, payment, { code: 'reservation-let-go', intent: intent.id });
}

/** An order whose pieces went back into stock gets them again first: money is taken only for what is there. */
async function take(needs: Needs, told: Told, order: Order): Promise<boolean> {
  if (order.status === 'failed' && !(await takeAgain(needs, order.id)).ok) return letGo(needs, told);
  const captured = await told.provider.capture(told.intent.id);
  if (!captured.ok) return false;
  const { status } = captured.value;
  if (status === 'paid') return bookPayment(needs, { ...told, intent: captured.value });
  return status === 'gone' ? closePayment(needs, told.payment) : true;
}
