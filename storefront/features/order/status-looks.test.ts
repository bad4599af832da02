import { expect, test } from 'vitest';
import { ORDER } from '../../i18n/messages/order.ts';
import type { PaymentKind } from '../../model/order.ts';
import { statusText } from './status-looks.ts';

test.each<[PaymentKind, string]>([
  ['bank-transfer', ORDER.id.statuses['on-hold']],
  ['pay-on-delivery', ORDER.id.beingChecked],
])('an order on hold to be paid by %s: %s', (kind, expected) => {
  expect(statusText({ status: 'on-hold', payment: { kind } }, ORDER.id)).toBe(expected);
});
