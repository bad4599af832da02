import { expect, test } from 'vitest';
import { type ExpectedPayment, evaluateIntent, type PaymentIntent } from './payment-intent.ts';

const INTENT: PaymentIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 1290,
  currency: 'EUR',
  reference: 'ref',
  orderId: 7,
  declineCode: null,
};
const EXPECTED: ExpectedPayment = {
  orderId: 7,
  amount: 1290,
  currency: 'EUR',
  reference: 'ref',
  isDue: true,
  canFail: true,
  paidWith: null,
};

test.each<[string, Partial<PaymentIntent>, Partial<ExpectedPayment>, string]>([
  ['records a paid intent', {}, {}, 'record'],
  ['records it again when the order was paid with it', {}, { isDue: false, paidWith: 'pi_1' }, 'record'],
  ['refunds what was paid for an order that is not due', {}, { isDue: false }, 'refund'],
  ['refunds another amount', { amount: 1289 }, {}, 'refund'],
  ['refunds another currency', { currency: 'IDR' }, {}, 'refund'],
  ['refunds what was paid for another order', { orderId: 8 }, {}, 'refund'],
  ['captures what is reserved', { status: 'requires-capture' }, {}, 'capture'],
  ['cancels a reservation with another reference', { status: 'requires-capture', reference: 'old' }, {}, 'cancel'],
  ['cancels a reservation for an order that is not due', { status: 'requires-capture' }, { isDue: false }, 'cancel'],
  ['waits while the bank is at work', { status: 'processing' }, {}, 'wait'],
  ['waits for the shopper', { status: 'requires-action' }, {}, 'wait'],
  ['fails a declined order', { status: 'requires-action', declineCode: 'expired_card' }, {}, 'fail'],
  ['fails it only once', { status: 'requires-action', declineCode: 'expired_card' }, { canFail: false }, 'wait'],
  ['closes a canceled intent', { status: 'canceled' }, {}, 'close'],
])('%s', (_case, intent, expected, kind) => {
  expect(evaluateIntent({ ...INTENT, ...intent }, { ...EXPECTED, ...expected })).toMatchObject({ kind });
});
