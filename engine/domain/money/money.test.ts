import { expect, test } from 'vitest';
import { decimalOf } from './money.ts';

test.each([
  [990, 2, '9.90'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [125_000, 0, '125000'],
])('%i with %i decimals is written %s', (cents, decimals, text) => {
  expect(decimalOf(cents, decimals)).toBe(text);
});
