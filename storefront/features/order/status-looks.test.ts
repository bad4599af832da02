import { expect, test } from 'vitest';
import { ORDER } from '../../i18n/messages/order.ts';
import type { PaymentKind } from '../../model/order.ts';
import { statusText } from './status-looks.ts';

test.each<[PaymentKind, string]>([
  ['bank-transfer', ORDER.id.statuses['on-hold']],
  ['pay-on-delivery', ORDER.id.beingChecked],
])('an order on hold to be paid by %s: %s', (kind, expected) => {
  expect(statusText({ status: 'on-hold', payment: { kind }, isReady: false }, ORDER.id)).toBe(expected);
});

test.each([
  ['processing', ORDER.en.toCollect],
  ['completed', ORDER.en.statuses.completed],
] as const)('an order that is ready for its buyer and %s: %s', (status, expected) => {
  expect(statusText({ status, payment: { kind: 'pay-on-delivery' }, isReady: true }, ORDER.en)).toBe(expected);
});
