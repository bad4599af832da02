import { expect, test } from 'vitest';
import { unitPriceOf } from './unit-price.ts';

const price = { current: 500 };

test.each([
  ['a small can', { amount: 200, unit: 'ml' }, { cents: 2500, per: 'L' }],
  ['a larger can', { amount: 300, unit: 'ml' }, { cents: 1667, per: 'L' }],
  ['a canister', { amount: 4000, unit: 'ml' }, { cents: 125, per: 'L' }],
  ['a tin of wax', { amount: 250, unit: 'g' }, { cents: 2000, per: 'kg' }],
  ['a bucket', { amount: 5000, unit: 'g' }, { cents: 100, per: 'kg' }],
] as const)('of %s it is the price of a whole litre or kilogram', (_pack, content, expected) => {
  expect(unitPriceOf(price, content)).toEqual(expected);
});

test('without a price or a known content there is none', () => {
  expect(unitPriceOf(price, null)).toBeNull();
  expect(unitPriceOf(null, { amount: 500, unit: 'ml' })).toBeNull();
});
