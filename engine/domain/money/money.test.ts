import { expect, test } from 'vitest';
import { centsOf, decimalOf } from './money.ts';

test.each([
  ['9.90', 2, 990],
  ['9,9', 2, 990],
  ['9', 2, 900],
  ['9.', 2, 900],
  [' 0.05 ', 2, 5],
  ['9.900', 2, 990],
  ['125000', 0, 125_000],
  ['125000.00', 0, 125_000],
])('%j with %i decimals is %i', (text, decimals, cents) => {
  expect(centsOf(text, decimals)).toBe(cents);
});

test.each([
  ['', 2],
  ['-5', 2],
  ['1.250', 2 - 1],
  ['1.255', 2],
  ['1,250.00', 2],
  ['€ 9', 2],
  ['9e3', 2],
  ['٩', 2],
  ['9999999999999', 2],
])('%j with %i decimals is no price', (text, decimals) => {
  expect(centsOf(text, decimals)).toBeNull();
});

test.each([
  [990, 2, '9.90'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [125_000, 0, '125000'],
])('%i with %i decimals is written %s, and read back', (cents, decimals, text) => {
  expect(decimalOf(cents, decimals)).toBe(text);
  expect(centsOf(text, decimals)).toBe(cents);
});
