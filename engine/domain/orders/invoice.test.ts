import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { invoiceNumber, invoiceTax, invoiceTaxOf, invoiceYear } from './invoice.ts';
import { needsInvoice } from './order.ts';

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
] as const)('an order that is %s is billed: %s', (status, expected) => {
  expect(needsInvoice({ status, invoice: null })).toBe(expected);
  const invoice = { number: 'INV/2026/000001', issuedAt: new Date('2026-11-24T05:00:00Z'), seller: null };
  expect(needsInvoice({ status, invoice })).toBe(false);
});

test('an invoice has the year and the next number of where the shop is', () => {
  const newYear = new Date('2026-12-31T17:00:00Z');
  expect(invoiceYear(newYear, 'Asia/Jakarta')).toBe(2027);
  expect(invoiceYear(newYear, 'UTC')).toBe(2026);
  expect(invoiceNumber({ prefix: 'INV', year: 2027, place: 1 })).toBe('INV/2027/000001');
  expect(invoiceNumber({ prefix: 'TK', year: 2027, place: 1_234_567 })).toBe('TK/2027/1234567');
});
