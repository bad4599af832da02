import { expect, test } from 'vitest';
import { displayedAmount } from './priced-cart.ts';

test('the shop shows amounts with tax or without, as it likes', () => {
  expect(displayedAmount({ net: 892, tax: 98 }, true)).toBe(990);
  expect(displayedAmount({ net: 892, tax: 98 }, false)).toBe(892);
});
