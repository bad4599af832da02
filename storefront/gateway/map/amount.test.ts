import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, formattedAmount } from './amount.ts';

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10.50', 1050],
  ['0', 0],
  ['1.005', 101],
  ['1.0049', 100],
  ['0.285', 29],
  ['-3.20', -320],
  [' 7.10 ', 710],
  ['12.', 1200],
])('%s euro are %i cents', (text, cents) => expect(centsOf(text, 2)).toBe(cents));

test.each([[''], [null], [undefined], ['free'], ['€10.00'], ['1,234.50'], ['1e3']])('%s is not an amount', (text) =>
  expect(centsOf(text, 2)).toBeNull(),
);

test('rupiah have no cents', () => {
  expect(centsOf('125000', 0)).toBe(125_000);
  expect(centsOf('125000.50', 0)).toBe(125_001);
});

test('parses every printed amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(centsOf(text, 2)).toBe(cents);
    }),
  );
});

test.each([
  ['€5.55', 555],
  ['5,55 €', 555],
  ['€1,234.50', 123450],
  ['1.234,50 €', 123450],
  ['€5', 500],
  ['€1,250', 125000],
  ['€1,250.5', 125050],
  ['1.250,555&nbsp;€', 125056],
  ['5.55', 555],
  ['free', 0],
  [null, 0],
])('reads the formatted amount %s', (text, cents) => {
  expect(formattedAmount(text, 2)).toBe(cents);
});

test.each([
  ['Rp 1.250.000', 1_250_000],
  ['Rp&nbsp;12.000,00', 12_000],
  ['Rp 12,000.00', 12_000],
  ['Rp 1.250.000,50', 1_250_001],
  ['Rp 12.000,000', 12_000],
  ['Rp 0,00', 0],
])('reads the formatted amount %s of a currency without minor units', (text, rupiah) => {
  expect(formattedAmount(text, 0)).toBe(rupiah);
});
