import { needsPayment, type Order } from '#engine/domain/orders/order.ts';
import type { PayRefusal } from '#engine/domain/orders/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { type OrderAddress, readOrder } from '../orders/read-order.ts';
import type { OpenedIntent, PaymentProvider } from '../ports/payment-provider.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { cancelOpenPayments } from './cancel-payments.ts';
import { createOrUpdateIntent, findOrAddPayment, providerOf } from './payment-records.ts';
import { reacquireStock } from './reacquire-stock.ts';
import { applyIntent } from './settle-payment.ts';
import { syncPayments } from './sync-payments.ts';

export interface StartedPayment {
  readonly order: Order;
  /** What the browser needs to pay. Null when nothing is to pay (any more), or the gateway does not answer. */
  readonly intent: OpenedIntent | null;
  /** The page the shopper pays on. Null when the provider has none. */
  readonly hostedPageUrl: string | null;
}

/** An intent over another amount is canceled by the first attempt. The second one is over the right amount. */
const MAX_ATTEMPTS = 2;

/**
 * Starts the payment of a stored order: creates or updates its intent. If the shopper has confirmed the intent before,
 * the money is captured at once.
 */
export async function startPayment(needs: Needs, placed: Order, returnUrl: string): Promise<StartedPayment> {
  let order = placed;
  const provider = providerOf(needs, order.paymentMethod);
  for (let attempts = 0; provider && order.status === 'pending' && attempts < MAX_ATTEMPTS; attempts += 1) {
    const intent = await attemptPayment(needs, provider, order);
    order = (await needs.orders.find(order.id)) ?? order;
    if (!intent) break;
    if (intent.status === 'requires-action' && order.status === 'pending') {
      const { clientSecret } = intent;
      const hostedPageUrl = provider.hostedPageUrl({ clientSecret, language: order.language, returnUrl });
      return { order, intent, hostedPageUrl };
    }
  }
  return { order, intent: null, hostedPageUrl: null };
}

async function attemptPayment(needs: Needs, provider: PaymentProvider, order: Order): Promise<OpenedIntent | null> {
  const payment = await findOrAddPayment(needs, order);
  if (!payment) return null;
  const result = await createOrUpdateIntent(needs, provider, payment);
  if (!result.ok) return null;
  const intent = result.value;
  await applyIntent(needs, { payment: { ...payment, intent: intent.id }, intent, provider });
  return intent;
}

export interface PayOrderInput {
  readonly address: OrderAddress;
  /** Absolute URL the shopper comes back to. */
  readonly returnUrl: (order: Order) => string;
}

/**
 * Pays a stored order, for the first time or again. The gateway is asked first whether the order is paid already.
 * A failed order can be paid only while its stock can be reacquired.
 */
export async function payOrder(
  needs: Needs,
  caller: Caller,
  { address, returnUrl }: PayOrderInput,
): Promise<Result<StartedPayment, PayRefusal>> {
  const read = await readOrder(needs, caller, address);
  if (!read.ok) return read;
  const order = await syncPayments(needs, read.value);
  if (!needsPayment(order)) return refuse({ code: 'ORDER_NEEDS_NO_PAYMENT' });
  if (!providerOf(needs, order.paymentMethod)) return refuse({ code: 'PAYMENT_METHOD_INVALID' });
  const ready = order.status === 'failed' ? await prepareRetry(needs, caller, order) : ok(order);
  return ready.ok ? ok(await startPayment(needs, ready.value, returnUrl(order))) : ready;
}

/** The declined intent is canceled, so that its decline is not mistaken for one of the next attempt. */
async function prepareRetry(needs: Needs, caller: Caller, { id }: Order): Promise<Result<Order, PayRefusal>> {
  const refusal = await cancelOpenPayments(needs, id);
  if (refusal?.code === 'PAYMENT_UNAVAILABLE') return refuse(refusal);
  if (refusal) return refuse({ code: 'ORDER_NEEDS_NO_PAYMENT' });
  return reacquireStock(needs, id, caller);
}
