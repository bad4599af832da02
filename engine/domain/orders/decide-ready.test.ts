import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { NOON } from '../testing/shop.ts';
import { decideReady } from './decide-ready.ts';
import type { Order } from './order.ts';

const TO_COLLECT = anOrder({
  status: 'processing',
  paidAt: null,
  shippingLines: [{ rateId: 'local_pickup:3', title: 'Ambil', cost: { net: 0, tax: 0, taxes: [] } }],
});
const ready = (rest: Partial<Order> = {}, message = '') =>
  decideReady({ ...TO_COLLECT, ...rest }, { message, now: NOON });

test('an order that is packed waits for its buyer, who is told, and is not paid by that', () => {
  expect(ready({}, 'Loket 2')).toMatchObject({
    value: {
      order: { status: 'processing', readyAt: NOON, paidAt: null, completedAt: null },
      mails: [{ kind: 'order-ready', to: TO_COLLECT.billing.email, message: 'Loket 2' }],
      event: { code: 'ready' },
    },
  });
});

test.each<[string, Partial<Order>, string]>([
  ['that is sent', { shippingLines: anOrder().shippingLines }, 'ORDER_NOT_COLLECTED'],
  [
    'that left in a parcel after all',
    { status: 'completed', shipment: { courier: 'jne', number: '12' } },
    'ORDER_NOT_PACKED',
  ],
  ['of files', { needsShipping: false }, 'ORDER_NOT_COLLECTED'],
  ['that waits for its money', { status: 'on-hold' }, 'ORDER_ON_HOLD'],
  ['that is cancelled', { status: 'cancelled' }, 'ORDER_NOT_PACKED'],
  ['that is collected', { status: 'completed' }, 'ORDER_NOT_PACKED'],
  ['that is ready', { readyAt: NOON }, 'ORDER_READY'],
])('an order %s is refused', (_case, rest, code) => {
  expect(ready(rest)).toMatchObject({ ok: false, refusal: { code } });
});
