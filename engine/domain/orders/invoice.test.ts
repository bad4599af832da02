import { expect, test } from 'vitest';
import { sum } from '../money/money.ts';
import { anOrder } from '../testing/order.ts';
import { invoiceNumber, invoiceTaxOf, invoiceYear } from './invoice.ts';
import { needsInvoice } from './order.ts';

/** What was billed for these prices, each without its tax and with it beside. */
function billed(parts: readonly (readonly [net: number, tax: number])[], { shipping = [0, 0], giftCards = 0 } = {}) {
  const [cost = 0, costTax = 0] = shipping;
  const tax = sum(parts.map(([, of]) => of)) + costTax;
  const { totals } = anOrder();
  return {
    lines: parts.map(([net, tax]) => ({ total: { net, tax } })),
    shippingLines: [{ cost: { net: cost, tax: costTax } }],
    totals: { ...totals, total: sum(parts.map(([net]) => net)) + cost + tax - giftCards, giftCards, tax },
  };
}

test.each([
  [billed([[100_000, 11_000]]), { net: 100_000, otherBase: 91_667, tax: 11_000 }],
  [billed([[200, 22]]), { net: 200, otherBase: 183, tax: 22 }],
  [billed([[60_000, 6600]], { shipping: [40_000, 4400] }), { net: 100_000, otherBase: 91_667, tax: 11_000 }],
  [billed([[1, 0]]), null],
  [billed([]), null],
])('the price without tax, and the base of the tax', (order, expected) => {
  expect(invoiceTaxOf(order)).toEqual(expected);
});

test('what is not taxed is in the price, and not in the base', () => {
  const parts = [
    [100_000, 11_000],
    [50_000, 0],
  ] as const;
  const tax = { net: 170_000, otherBase: 91_667, tax: 11_000 };
  expect(invoiceTaxOf(billed(parts, { shipping: [20_000, 0] }))).toEqual(tax);
});

test.each([
  ['a rate of its own', [[100_000, 12_000]]],
  [
    'two rates',
    [
      [100_000, 11_000],
      [100_000, 2000],
    ],
  ],
] as const)('no other base is shown for %s', (_case, parts) => {
  expect(invoiceTaxOf(billed(parts))).toMatchObject({ otherBase: null });
});

test('eleven percent are known though the tax of each line was rounded', () => {
  const parts = Array.from({ length: 20 }, () => [104, 11] as const);
  expect(invoiceTaxOf(billed(parts))).toEqual({ net: 2080, otherBase: 1907, tax: 220 });
});

test('a gift card lowers what is left to pay, and not the tax', () => {
  const parts = [[100_000, 11_000]] as const;
  expect(invoiceTaxOf(billed(parts, { giftCards: 50_000 }))).toEqual(invoiceTaxOf(billed(parts)));
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
