import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { NOON } from '../testing/shop.ts';
import { decideUnpaid } from './decide-unpaid.ts';
import type { OrderEvent, OrderNote } from './timeline.ts';

const LATER = new Date(NOON.getTime() + 60_000);
const paid = anOrder({ status: 'processing', paidAt: NOON });
const noteOf = (event: OrderEvent): OrderNote => ({ id: 1, orderId: paid.id, writtenAt: NOON, event });
const facts = {
  paymentKind: 'bank-transfer' as const,
  notes: [noteOf({ code: 'paid-by-hand' })],
  refunds: [],
  now: LATER,
};

test('waits for its money again, with its stock, and no side effect', () => {
  expect(decideUnpaid(paid, facts)).toEqual({
    ok: true,
    value: {
      restock: [],
      sold: [],
      undoesSale: false,
      mails: [],
      event: { code: 'payment-unmarked' },
      order: { ...paid, status: 'on-hold', paidAt: null, modifiedAt: LATER },
    },
  });
});

test('is no longer ready to be collected, unless it is paid at the counter', () => {
  const ready = { ...paid, readyAt: NOON };
  const readyAfter = (paymentKind: 'bank-transfer' | 'pay-on-delivery') => {
    const decided = decideUnpaid(ready, { ...facts, paymentKind });
    return decided.ok && decided.value.order.readyAt;
  };
  expect([readyAfter('bank-transfer'), readyAfter('pay-on-delivery')]).toEqual([null, NOON]);
});

test('what is paid on delivery is still to be sent', () => {
  const decided = decideUnpaid(paid, { ...facts, paymentKind: 'pay-on-delivery' });
  expect(decided.ok && decided.value.order).toEqual({ ...paid, paidAt: null, modifiedAt: LATER });
});

test.each([
  ['confirmed by the gateway', { ...paid, transactionId: 'pi_1' }, facts],
  ['to be paid by card', paid, { ...facts, paymentKind: 'embedded-form' as const }],
  ['marked by nobody', paid, { ...facts, notes: [noteOf({ code: 'paid', transactionId: 'pi_1' })] }],
])('a payment that was %s is no mistake', (_case, order, given) => {
  expect(decideUnpaid(order, given)).toEqual({ ok: false, refusal: { code: 'PAYMENT_NOT_BY_HAND', id: paid.id } });
});
