import { expect, test } from 'vitest';
import { productCard, RACING_OIL } from '../testing/products.ts';
import { withPartsPrice } from './parts.ts';

const GROUP = { ...RACING_OIL, type: 'grouped', price: null } as const;
const parts = (...cents: readonly (number | null)[]) =>
  cents.map((price) => productCard({ name: 'Part', cents: price }));

test.each([
  ['its cheapest part', parts(1800, 700, 1200), { current: 700, regular: 700, isFrom: true, percentOff: 0 }],
  ['the one price of all', parts(700, 700), { current: 700, regular: 700, isFrom: false, percentOff: 0 }],
  [
    'those of its parts that have a price',
    parts(null, 900),
    { current: 900, regular: 900, isFrom: false, percentOff: 0 },
  ],
  ['nothing where no part has a price', parts(null), null],
])('a group costs %s', (_case, ofGroup, expected) => {
  expect(withPartsPrice(GROUP, ofGroup).price).toEqual(expected);
});

test('a part that itself begins at a price makes the group begin there', () => {
  const price = { current: 700, regular: 900, isFrom: true, percentOff: 20 };
  expect(withPartsPrice(GROUP, [{ ...productCard({ name: 'Part' }), price }]).price).toEqual({
    current: 700,
    regular: 700,
    isFrom: true,
    percentOff: 0,
  });
});

test('any other product keeps its own price', () => {
  expect(withPartsPrice(RACING_OIL, parts(1))).toBe(RACING_OIL);
});
