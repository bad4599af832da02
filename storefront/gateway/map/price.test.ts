import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, priceList, priceOf, priceOfVariations, unitPriceOf } from './price.ts';

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

test.each([[''], [null], [undefined], ['free'], ['€10.00'], ['1,234.50'], ['1e3']])('%s is no amount', (text) =>
  expect(centsOf(text, 2)).toBeNull(),
);

test('rupiah have no cents', () => {
  expect(centsOf('125000', 0)).toBe(125_000);
  expect(centsOf('125000.50', 0)).toBe(125_001);
});

test('any amount survives the way there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(centsOf(text, 2)).toBe(cents);
    }),
  );
});

test('the prices of a variable product ascend, whatever order they came in', () => {
  expect(priceList('52.25, 24.50,33.75', 2)).toEqual([2450, 3375, 5225]);
  expect(priceList('', 2)).toEqual([]);
});

const raw = (price: string | null, regularPrice = price) => ({ price, regularPrice });

test.each([
  ['no sale', raw('10.00'), { current: 1000, regular: 1000, isFrom: false, percentOff: 0 }],
  ['a third off, rounded', raw('20', '30'), { current: 2000, regular: 3000, isFrom: false, percentOff: 33 }],
  [
    'half a percent is rounded up',
    raw('199', '200'),
    { current: 19_900, regular: 20_000, isFrom: false, percentOff: 1 },
  ],
  [
    'no regular price',
    { price: '10', regularPrice: null },
    { current: 1000, regular: 1000, isFrom: false, percentOff: 0 },
  ],
  ['a gift', raw('0', '0'), { current: 0, regular: 0, isFrom: false, percentOff: 0 }],
  ['no price', raw(null), null],
])('a price: %s', (_case, from, price) => expect(priceOf(from)).toEqual(price));

test.each([
  [
    'the cheapest pack speaks, the largest discount shows',
    [raw('35.90', '39.90'), raw('11.90')],
    { current: 1190, regular: 1190, isFrom: true, percentOff: 10 },
  ],
  ['all packs cost the same', [raw('5'), raw('5')], { current: 500, regular: 500, isFrom: false, percentOff: 0 }],
  [
    'a pack without a price does not count',
    [raw(null), raw('5')],
    { current: 500, regular: 500, isFrom: false, percentOff: 0 },
  ],
  ['without packs the list of prices speaks', [], { current: 2450, regular: 2450, isFrom: true, percentOff: 0 }],
])('a price of several packs: %s', (_case, variations, price) => {
  expect(priceOfVariations(raw('24.50, 33.75'), variations)).toEqual(price);
});

test.each([
  ['a litre', 1190, ['1 L'], { cents: 1190, per: '1 L' }],
  ['four litres', 3990, ['4l'], { cents: 998, per: '1 L' }],
  ['half a litre', 500, ['500 ml'], { cents: 1000, per: '1 L' }],
  ['a small bottle', 990, ['300 ml'], { cents: 330, per: '100 ml' }],
  ['a tube', 460, ['75 g'], { cents: 613, per: '100 g' }],
  ['a decimal comma', 1500, ['1,5 kg'], { cents: 1000, per: '1 kg' }],
  ['the first text that says a pack', 1000, ['', '5w30', '1 L'], { cents: 1000, per: '1 L' }],
  ['a viscosity is no pack', 1000, ['5w30', '0W-16'], null],
  ['an empty pack', 1000, ['0 ml'], null],
  ['no price', undefined, ['1 L'], null],
])('the price per unit of %s', (_case, price, packs, expected) => {
  expect(unitPriceOf(price, packs)).toEqual(expected);
});
