import type { Mail } from '#engine/domain/mail/mail.ts';
import { decideFail, decidePaid } from '#engine/domain/orders/lifecycle.ts';
import { needsPayment, type Order } from '#engine/domain/orders/order.ts';
import { failedRefundMails } from '#engine/domain/orders/order-mails.ts';
import type { OrderEvent } from '#engine/domain/orders/timeline.ts';
import { type ExpectedPayment, evaluateIntent, type PaymentIntent } from '#engine/domain/payment/payment-intent.ts';
import { applyTransition, changeOrder } from '../orders/change-order.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Payment } from '../ports/payments.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { closePayment, providerOf, wholeRefundReference } from './payment-records.ts';
import { reacquireStock, reacquireStockIn } from './reacquire-stock.ts';

/**
 * False when the gateway did not answer: try again later. True when there is nothing more to do for the intent in its
 * present status.
 */
type Settled = boolean;

/** A payment with its intent as the gateway has just reported it. */
export interface IntentSnapshot {
  readonly payment: Payment;
  readonly intent: PaymentIntent;
  readonly provider: PaymentProvider;
}

/**
 * Retrieves the intent of a payment and acts on it. The reason — the shopper's return, a webhook, the clock — makes no
 * difference. Called twice, late or in parallel, the result is the same.
 */
export async function settlePayment(needs: Needs, payment: Payment): Promise<Settled> {
  const provider = providerOf(needs, payment.gateway);
  if (payment.state !== 'open' || !provider || payment.intent === null) return true;
  const retrieved = await provider.retrieveIntent(payment.intent);
  if (!retrieved.ok) return false;
  if (retrieved.value) return applyIntent(needs, { payment, intent: retrieved.value, provider });
  await closePayment(needs, payment);
  return true;
}

/** Does what an intent requires: captures, records, cancels or refunds its money, or lets the order fail. */
export async function applyIntent(needs: Needs, snapshot: IntentSnapshot): Promise<Settled> {
  const { payment, intent } = snapshot;
  if (payment.orderId === null) {
    if (intent.status === 'canceled') await closePayment(needs, payment);
    return true;
  }
  const order = await needs.orders.find(payment.orderId);
  if (!order) throw new Error(`payment ${payment.id} belongs to order ${payment.orderId}, which does not exist`);
  const decision = evaluateIntent(intent, expectedPayment(order, payment));
  switch (decision.kind) {
    case 'wait':
      return true;
    case 'close':
      await closePayment(needs, payment);
      return true;
    case 'cancel':
      return cancelIntent(needs, snapshot);
    case 'refund':
      return refundIntent(needs, snapshot);
    case 'record':
      return recordPayment(needs, snapshot);
    case 'capture':
      return captureIntent(needs, snapshot, order);
    case 'fail':
      // Has no effect when somebody else has changed the order first.
      await changeOrder(needs, order.id, {
        decide: (current) => decideFail(current, { reason: decision.reason, now: needs.now() }),
      });
      return true;
  }
}

const expectedPayment = (order: Order, { reference }: Payment): ExpectedPayment => ({
  orderId: order.id,
  amount: order.totals.total,
  currency: order.currency,
  reference,
  isDue: needsPayment(order),
  canFail: order.status === 'pending',
  paidWith: order.transactionId,
});

async function cancelIntent(needs: Needs, { payment, intent, provider }: IntentSnapshot): Promise<Settled> {
  const canceled = await provider.cancelIntent(intent.id);
  if (!canceled.ok) return false;
  if (canceled.value.status === 'canceled') {
    await closePayment(needs, payment, { code: 'reservation-let-go', intent: intent.id });
  }
  return true;
}

/** The stock of a failed order was released. It is reacquired first, because money is taken only for what is there. */
async function captureIntent(needs: Needs, snapshot: IntentSnapshot, order: Order): Promise<Settled> {
  if (order.status === 'failed' && !(await reacquireStock(needs, order.id, null)).ok)
    return cancelIntent(needs, snapshot);
  const captured = await snapshot.provider.captureIntent(snapshot.intent.id);
  if (!captured.ok) return false;
  const { status } = captured.value;
  if (status === 'succeeded') return recordPayment(needs, { ...snapshot, intent: captured.value });
  if (status === 'canceled') await closePayment(needs, snapshot.payment);
  return true;
}

/** Marks the order as paid, once, also when called in parallel. Money for an order that can no longer be paid is refunded. */
async function recordPayment(needs: Needs, snapshot: IntentSnapshot): Promise<Settled> {
  const { payment, intent } = snapshot;
  const isRecorded = await needs.unitOfWork(async (shop) => {
    const order = payment.orderId === null ? null : await shop.orders.forUpdate(payment.orderId);
    if (!order) return false;
    if (order.transactionId === intent.id) return true;
    const due = order.status === 'failed' ? await reacquired(needs, shop, order) : order;
    if (!due || !needsPayment(due)) return false;
    const transition = decidePaid(due, { transactionId: intent.id, now: needs.now() });
    if (!transition.ok) return false;
    await applyTransition(needs, shop, transition.value);
    const stored = await shop.payments.find(payment.id);
    if (stored) await shop.payments.save({ ...stored, state: 'paid' });
    return true;
  });
  return isRecorded || refundIntent(needs, snapshot);
}

async function reacquired(needs: Needs, shop: UnitOfWork, order: Order): Promise<Order | null> {
  const result = await reacquireStockIn(needs, shop, order);
  return result.ok ? result.value : null;
}

/** Refunds the whole amount of an order that can no longer be paid, for example because it was canceled. */
async function refundIntent(needs: Needs, { payment, intent, provider }: IntentSnapshot): Promise<Settled> {
  const { amount, currency } = intent;
  const reference = wholeRefundReference(payment);
  const refunded = await provider.createRefund({ intent: intent.id, amount, currency, reference });
  if (!refunded.ok) return false;
  const refund = refunded.value;
  const event: OrderEvent =
    refund.state === 'failed'
      ? { code: 'money-to-send-back', intent: intent.id, reason: refund.reason }
      : { code: 'money-sent-back', intent: intent.id };
  await needs.unitOfWork(async ({ orders, payments, outbox }) => {
    const order = payment.orderId === null ? null : await orders.forUpdate(payment.orderId);
    const stored = await payments.find(payment.id);
    if (!order || stored?.state !== 'open') return;
    await payments.save({ ...stored, state: 'closed' });
    await orders.addNote({ orderId: order.id, event, writtenAt: needs.now() });
    await outbox.add(
      ...(refund.state === 'failed'
        ? failedRefundMails(order, { refund: null, amount, reason: refund.reason, wasDone: false }, needs.settings)
        : refundMails(order, amount)),
    );
  });
  return true;
}

const refundMails = ({ billing, language, id }: Order, refunded: number): readonly Mail[] =>
  billing.email === ''
    ? []
    : [{ kind: 'order-refunded', to: billing.email, language, orderId: id, refunded, isWhole: true }];
