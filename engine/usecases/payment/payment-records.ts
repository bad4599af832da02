import type { Order } from '#engine/domain/orders/order.ts';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import type { OpenedIntent, PaymentProvider, ProviderResult } from '../ports/payment-provider.ts';
import type { NewPayment, Payment } from '../ports/payments.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

const REFERENCE_LENGTH = 32;

type Facts = Pick<NewPayment, 'gateway' | 'sessionId' | 'orderId' | 'amount' | 'currency'>;

/** A payment whose gateway does not know of it yet. */
export const newPayment = ({ random, now }: Pick<Needs, 'random' | 'now'>, facts: Facts): NewPayment => ({
  ...facts,
  reference: random(REFERENCE_LENGTH, 'alphanumeric'),
  intent: null,
  setup: null,
  createdAt: now(),
});

/** Null for a method without a provider, and for one the shop no longer has. */
export const providerOf = ({ gateways }: Pick<Needs, 'gateways'>, gateway: string): PaymentProvider | null =>
  gateways.find(({ id }) => id === gateway)?.provider ?? null;

/** Of the refund of a payment that its order did not need. */
export const wholeRefundReference = ({ reference }: Payment): string => `${reference}-back`;

/** Of the refund of a part or the whole of an order. */
export const refundReference = ({ reference }: Payment, refundId: number): string => `${reference}-refund-${refundId}`;

/**
 * Stores the order's payment in the order's own transaction, so that no gateway can take money without an order. It is
 * the payment the shopper has opened for the cart, or a new one.
 */
export async function attachPayment(needs: Needs, { payments }: UnitOfWork, order: Order): Promise<void> {
  const { id, paymentMethod, sessionId, totals, currency } = order;
  if (order.status !== 'pending' || !providerOf(needs, paymentMethod)) return;
  const facts = { orderId: id, amount: totals.total, currency };
  const ofCart = await payments.findOpenByCart(paymentMethod, sessionId);
  if (ofCart) await payments.save({ ...ofCart, ...facts });
  else await payments.add(newPayment(needs, { ...facts, gateway: paymentMethod, sessionId }));
}

/** The open payment of an order, or a new one. Null when the order does not wait for a payment. */
export const findOrAddPayment = (needs: Needs, { id }: Order): Promise<Payment | null> =>
  needs.unitOfWork(async ({ orders, payments }) => {
    const order = await orders.forUpdate(id);
    if (order?.status !== 'pending') return null;
    const open = (await payments.findByOrder(id)).find(({ state }) => state === 'open');
    const { paymentMethod: gateway, sessionId, totals, currency } = order;
    return open ?? payments.add(newPayment(needs, { gateway, sessionId, orderId: id, amount: totals.total, currency }));
  });

/** Creates the intent of a payment, or updates it to what is due now. Never called inside a transaction. */
export async function createOrUpdateIntent(
  needs: Needs,
  provider: PaymentProvider,
  payment: Payment,
): Promise<ProviderResult<OpenedIntent>> {
  const { intent, amount, currency, orderId, reference, setup } = payment;
  if (intent !== null) return provider.updateIntent(intent, { amount, currency, orderId });
  const created = await provider.createIntent({ reference, amount, currency, orderId, setup });
  if (!created.ok) return created;
  const { id } = created.value;
  const isClosed = await needs.unitOfWork(async ({ payments }) => {
    const stored = await payments.find(payment.id);
    if (stored && stored.intent === null) await payments.save({ ...stored, intent: id });
    return stored?.state === 'closed';
  });
  if (!isClosed) return created;
  // The order was cancelled while the gateway was asked. No event about a closed payment would release what a card reserves.
  const canceled = await provider.cancelIntent(id);
  return canceled.ok ? { ok: true, value: { ...created.value, ...canceled.value } } : canceled;
}

/** Closes a payment that can no longer bring money. One that was paid meanwhile stays paid. */
export const closePayment = (
  needs: Pick<Needs, 'unitOfWork' | 'now'>,
  { id, orderId }: Payment,
  event?: OrderEvent,
): Promise<void> =>
  needs.unitOfWork(async ({ orders, payments }) => {
    if (orderId !== null) await orders.forUpdate(orderId);
    const payment = await payments.find(id);
    if (payment?.state !== 'open') return;
    await payments.save({ ...payment, state: 'closed' });
    if (orderId !== null && event) await orders.addNote({ orderId, event, writtenAt: needs.now() });
  });
