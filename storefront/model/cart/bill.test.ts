import { expect, test } from 'vitest';
import { type Bill, billWithoutShipping, hasNoEffect, unnamedDiscount } from './bill.ts';

const coupon = (amount: number) => ({ kind: 'coupon', code: 'hemat10', amount }) as const;
const card = (amount: number) => ({ kind: 'gift-card', code: '****-7F3A', amount }) as const;
const bill = (rest: Partial<Bill> = {}): Bill => ({
  subtotal: 2000,
  discount: 200,
  codes: [coupon(200)],
  shipping: 300,
  tax: 208,
  taxNames: [],
  total: 2100,
  pricesIncludeTax: true,
  ...rest,
});

test.each([
  ['without gift cards', bill(), 1800, [200]],
  ['with one that pays a part', bill({ codes: [coupon(200), card(500)], total: 1600 }), 1300, [200, 500]],
  ['with one that pays the delivery too', bill({ codes: [coupon(200), card(2100)], total: 0 }), 0, [200, 1800]],
  ['with two that do', bill({ codes: [coupon(200), card(1700), card(400)], total: 0 }), 0, [200, 1700, 100]],
  ['with one that the delivery was left to', bill({ codes: [card(1900), card(200)], total: 0 }), 0, [1800, 0]],
])('before delivery is known, a bill %s has the total of its products', (_case, whole, total, amounts) => {
  const shown = billWithoutShipping(whole);
  expect([shown.total, shown.codes.map(({ amount }) => amount)]).toEqual([total, amounts]);
});

test.each([
  ['is without effect where it leaves the delivery its price', coupon(0), 300, true],
  ['has made the delivery free', coupon(0), 0, false],
  ['that lowers prices has an effect whatever the delivery costs', coupon(200), 300, false],
  ['that is a gift card is no coupon', card(0), 300, false],
])('a code %s', (_case, code, shipping, expected) => {
  expect(hasNoEffect(code, shipping)).toBe(expected);
});

test('separates a discount without a coupon', () => {
  expect(unnamedDiscount(bill({ discount: 250 }))).toBe(50);
  expect(unnamedDiscount(bill({ codes: [coupon(200), card(500)] }))).toBe(0);
});
