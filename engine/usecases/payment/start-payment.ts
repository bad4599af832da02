import type { Order } from '#engine/domain/orders/order.ts';
import type { OpenedIntent, PaymentProvider } from '../ports/payments.ts';
import type { Needs } from '../ports.ts';
import { openIntent } from './open-intent.ts';
import { openPayment } from './open-payment.ts';
import { providerOf } from './provider-of.ts';
import { attendTo } from './settle-payment.ts';

export interface StartedPayment {
  readonly order: Order;
  /** What the shopper's browser needs to pay; null when there is nothing (more) to pay, or the gateway does not answer. */
  readonly intent: OpenedIntent | null;
  /** Where the shopper pays without a script; null when there is no such page. */
  readonly payPage: string | null;
}

/** What was reserved for another amount is let go, and the next try is over the right one. */
const TRIES = 2;

/**
 * Gets an order that is stored to be paid: its intent is made or brought in line, and if the shopper had already
 * confirmed it, the money is taken.
 */
export async function startPayment(needs: Needs, placed: Order, returnUrl: string): Promise<StartedPayment> {
  let order = placed;
  const provider = providerOf(needs, order.paymentMethod);
  for (let turn = 0; provider && order.status === 'pending' && turn < TRIES; turn += 1) {
    const intent = await tryToPay(needs, provider, order);
    order = (await needs.orders.find(order.id)) ?? order;
    if (!intent) break;
    if (intent.status === 'open' && order.status === 'pending') {
      const page = { clientSecret: intent.clientSecret, language: order.language, returnUrl };
      return { order, intent, payPage: provider.payPage(page) };
    }
  }
  return { order, intent: null, payPage: null };
}

async function tryToPay(needs: Needs, provider: PaymentProvider, order: Order): Promise<OpenedIntent | null> {
  const payment = await openPayment(needs, order);
  if (!payment) return null;
  const opened = await openIntent(needs, provider, payment);
  if (!opened.ok) return null;
  const intent = opened.value;
  await attendTo(needs, { payment: { ...payment, intent: intent.id }, intent, provider });
  return intent;
}
