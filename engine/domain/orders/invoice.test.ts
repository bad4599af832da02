import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { hasInvoice, invoiceTax, invoiceTaxOf } from './invoice.ts';

test.each([
  [111_000, 11_000, { net: 100_000, otherBase: 91_667, tax: 11_000 }],
  [222, 22, { net: 200, otherBase: 183, tax: 22 }],
  [1, 0, null],
  [0, 0, null],
])('splits %d with %d of tax', (gross, tax, expected) => {
  expect(invoiceTax({ gross, tax })).toEqual(expected);
});

test('a gift card lowers what is left to pay, and not the tax', () => {
  const { totals } = anOrder();
  const tax = totals.tax;
  const net = totals.total - tax;
  expect(tax).toBeGreaterThan(0);
  const withCard = { totals: { ...totals, total: totals.total - 500, giftCards: 500 } };
  expect(invoiceTaxOf(withCard)).toEqual({ net, otherBase: Math.round((net * 11) / 12), tax });
});

test.each([
  ['pending', false],
  ['on-hold', false],
  ['cancelled', false],
  ['processing', true],
  ['completed', true],
  ['refunded', true],
] as const)('an order that is %s has an invoice: %s', (status, expected) => {
  expect(hasInvoice({ status })).toBe(expected);
});
