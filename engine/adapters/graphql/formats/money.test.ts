import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMoneyFormat } from './money.ts';

const euro = createMoneyFormat({ currency: 'EUR', decimals: 2, locale: 'en-US' });
const rupiah = createMoneyFormat({ currency: 'IDR', decimals: 0, locale: 'id-ID' });
const euroInGerman = createMoneyFormat({ currency: 'EUR', decimals: 2, locale: 'de-DE' });

test.each([
  ['thousands are grouped', euro, 123450, '€1,234.50'],
  ['nothing to pay is a price', euro, 0, '€0.00'],
  ['the minus comes first', euro, -1000, '-€10.00'],
  ['cents keep their zero', euro, 5, '€0.05'],
  ['rupiah have no decimals, and the space is an entity', rupiah, 125000, 'Rp&nbsp;125.000'],
  ['a symbol on the right', euroInGerman, 1000, '10,00&nbsp;€'],
])('for people: %s', (_case, money, amount, text) => expect(money.formatted(amount)).toBe(text));

test.each([
  [1050, '10.50', '10.5'],
  [1000, '10.00', '10'],
  [10000, '100.00', '100'],
  [5, '0.05', '0.05'],
  [0, '0.00', '0'],
  [-150, '-1.50', '-1.5'],
])('%i cents are %s, in short %s', (amount, raw, short) => {
  expect(euro.raw(amount)).toBe(raw);
  expect(euro.shortRaw(amount)).toBe(short);
});

test('keeps the zeros of whole rupiah in the short form', () => {
  expect(rupiah.shortRaw(125000)).toBe('125000');
});

test('no digit of any amount is lost on the way to a decimal text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(BigInt(euro.raw(amount).replace('.', ''))).toBe(BigInt(amount));
    }),
  );
});
