import { expect, test } from 'vitest';
import { displayedAmount } from './priced-cart.ts';

test('displays amounts with or without tax, as the shop is configured', () => {
  expect(displayedAmount({ net: 892, tax: 98 }, true)).toBe(990);
  expect(displayedAmount({ net: 892, tax: 98 }, false)).toBe(892);
});
