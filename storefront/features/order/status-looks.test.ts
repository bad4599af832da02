import { expect, test } from 'vitest';
import { ORDER } from '../../i18n/messages/order.ts';
import type { PaymentKind } from '../../model/order/order.ts';
import { statusText } from './status-looks.ts';

const SENT = {
  status: 'completed',
  payment: { kind: 'bank-transfer' },
  isReady: false,
  isSentByCourier: true,
} as const;

test.each<[PaymentKind, string]>([
  ['bank-transfer', ORDER.id.statuses['on-hold']],
  ['pay-on-delivery', ORDER.id.beingChecked],
])('an order on hold to be paid by %s: %s', (kind, expected) => {
  expect(statusText({ ...SENT, status: 'on-hold', payment: { kind } }, ORDER.id)).toBe(expected);
});

test.each([
  ['processing', ORDER.en.toCollect],
  ['completed', ORDER.en.statuses.completed],
] as const)('an order that is ready for its buyer and %s: %s', (status, expected) => {
  expect(statusText({ ...SENT, status, isReady: true, isSentByCourier: false }, ORDER.en)).toBe(expected);
});

test.each([
  ['a parcel on its way', true, 'Dikirim'],
  ['files, and what was collected', false, 'Selesai'],
])('a completed order says what has become of %s', (_case, isSentByCourier, expected) => {
  expect(statusText({ ...SENT, isSentByCourier }, ORDER.id)).toBe(expected);
});
