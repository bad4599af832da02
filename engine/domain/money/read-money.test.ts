import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from './money.ts';
import { type MoneyWriting, readMoney } from './read-money.ts';

const EURO: MoneyWriting = { decimals: 2, group: ',', symbols: ['€', 'EUR'] };
const RUPIAH: MoneyWriting = { decimals: 0, group: '.', symbols: ['Rp', 'IDR'] };

const clear = (amount: number) => ({ kind: 'clear', amount });

describe('reads every usual writing', () => {
  test.each([
    ['9.90', EURO, 990],
    ['9,9', EURO, 990],
    ['9', EURO, 900],
    ['9.', EURO, 900],
    [' 0.05 ', EURO, 5],
    ['0.500', EURO, 50],
    ['€9.90', EURO, 990],
    ['9,90 €', EURO, 990],
    ['1,250.00', EURO, 125_000],
    ['1.250,00', EURO, 125_000],
    ['1,250,000', EURO, 125_000_000],
    ["1'250.00", EURO, 125_000],
    ['€1,250', EURO, 125_000],
    ['1250.000', EURO, 125_000],
    ['85000', RUPIAH, 85_000],
    ['Rp 85.000', RUPIAH, 85_000],
    ['Rp85.000', RUPIAH, 85_000],
    ['Rp. 85.000', RUPIAH, 85_000],
    ['rp\u00a085.000', RUPIAH, 85_000],
    ['IDR 1.250.000', RUPIAH, 1_250_000],
    ['1.250.000', RUPIAH, 1_250_000],
    ['85.000', RUPIAH, 85_000],
    ['185,000', RUPIAH, 185_000],
    ['Rp 85,000', RUPIAH, 85_000],
    ['85.000,00', RUPIAH, 85_000],
    ['85,000.00', RUPIAH, 85_000],
    ['125000.00', RUPIAH, 125_000],
  ] as const)('%j', (text, writing, amount) => {
    expect(readMoney(text, writing)).toEqual(clear(amount));
  });
});

describe('names both readings of what can be read two ways', () => {
  test.each([
    ['9.900', EURO, [990_000, 990]],
    ['1.254', EURO, [125_400, 125]],
    ['1.255', EURO, [125_500, 126]],
    ['€1.250', EURO, [125_000, 125]],
  ] as const)('%j', (text, writing, amounts) => {
    expect(readMoney(text, writing)).toEqual({ kind: 'ambiguous', amounts });
  });
});

test.each([
  ['', EURO],
  ['-5', EURO],
  ['€', EURO],
  ['9.9.9', EURO],
  ['1.25.000', EURO],
  ['1250.000,00', EURO],
  ['1,250.000,00', EURO],
  ['1.250,000.000', EURO],
  ['9.9955', EURO],
  ['9e3', EURO],
  ['$ 9', EURO],
  ['٩', EURO],
  ['9999999999999', EURO],
  ['85,5', RUPIAH],
  ['Rp', RUPIAH],
] as const)('%j is no amount', (text, writing) => {
  expect(readMoney(text, writing)).toBeNull();
});

test('reads back what the shop writes, as decimals and as the currency is written', () => {
  const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
  const amounts = integer({ min: 0, max: 99_999_999_999 });
  assert(
    property(amounts, (amount) => {
      expect(readMoney(rupiah.format(amount), RUPIAH)).toEqual(clear(amount));
      expect(readMoney(euro.format(amount / 100), EURO)).toEqual(clear(amount));
      expect(readMoney(decimalOf(amount, 2), EURO)).toEqual(clear(amount));
      expect(readMoney(decimalOf(amount, 0), RUPIAH)).toEqual(clear(amount));
    }),
  );
});
