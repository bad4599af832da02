import { expect, test } from 'vitest';
import { type WooCommercePrices, wooCommercePriceChanges, wooCommercePrices } from './woocommerce-prices.ts';

const raw = (price: string | null, regularPrice = price): WooCommercePrices => ({ price, regularPrice });

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
  [
    'stored without the tax that it is shown with',
    { ...raw('8.96', '11.21'), shownPrice: '€9.95', shownRegularPrice: '€12.44' },
    { current: 995, regular: 1244, isFrom: false, percentOff: 20 },
  ],
  [
    'shown as a text without an amount',
    { ...raw('10'), shownPrice: 'Call us', shownRegularPrice: null },
    { current: 1000, regular: 1000, isFrom: false, percentOff: 0 },
  ],
  [
    'shown as a range',
    { ...raw('10'), shownPrice: '€10.00 - €1,200.00', shownRegularPrice: '10,00&nbsp;€ – 12,00&nbsp;€' },
    { current: 1000, regular: 1000, isFrom: false, percentOff: 0 },
  ],
])('a price: %s', (_case, from, price) => expect(wooCommercePrices(from).price).toEqual(price));

test.each([
  [
    'the cheapest pack and the largest discount',
    [raw('35.90', '39.90'), raw('11.90')],
    { current: 1190, regular: 1190, isFrom: true, percentOff: 10 },
  ],
  ['packs of one price', [raw('5'), raw('5')], { current: 500, regular: 500, isFrom: false, percentOff: 0 }],
  [
    'a pack without a price is left out',
    [raw(null), raw('5')],
    { current: 500, regular: 500, isFrom: false, percentOff: 0 },
  ],
  ['the list of prices without packs', [], { current: 2450, regular: 2450, isFrom: true, percentOff: 0 }],
])('a price of several packs: %s', (_case, nodes, price) => {
  expect(wooCommercePrices({ ...raw('33.75, 24.50'), variations: { nodes } }).price).toEqual(price);
});

const meta = (value: string) => [{ key: 'pack_content', value }];
const options = (...values: readonly string[]) => ({ nodes: values.map((value) => ({ name: 'pa_size', value })) });

test.each<[string, WooCommercePrices, { amount: number; unit: 'ml' | 'g' } | null]>([
  ['meta data first', { metaData: meta('300 ml'), attributes: options('1l') }, { amount: 300, unit: 'ml' }],
  ['an option', { attributes: options('5w30', '4l') }, { amount: 4000, unit: 'ml' }],
  ['the end of a name', { name: 'Brake fluid &amp; more, 75 g' }, { amount: 75, unit: 'g' }],
  ['a decimal comma', { attributes: options('1,5 kg') }, { amount: 1500, unit: 'g' }],
  ['a viscosity is no pack', { attributes: options('5w30', '0W-16') }, null],
  ['an empty pack', { metaData: meta('0 ml') }, null],
])('the content of a pack: %s', (_case, from, content) => {
  expect(wooCommercePrices({ ...raw('10'), ...from }).content).toEqual(content);
});

test('the content of the cheapest pack counts', () => {
  const nodes = [
    { ...raw('35.90'), attributes: options('4l') },
    { ...raw('11.90'), attributes: options('1l') },
  ];
  expect(wooCommercePrices({ variations: { nodes } }).content).toEqual({ amount: 1000, unit: 'ml' });
});

test('prices change when sales of a product or its variations begin or end, and a minute later, when they are stored', () => {
  const [from, to] = ['2026-11-21T00:00:00+07:00', '2026-11-28T00:00:00Z'];
  const nodes = [{ dateOnSaleFrom: null, dateOnSaleTo: to }];
  const changes = wooCommercePriceChanges({ dateOnSaleFrom: from, dateOnSaleTo: 'soon', variations: { nodes } });
  expect(changes.map((instant) => new Date(instant).toISOString())).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-20T17:01:00.000Z',
    '2026-11-28T00:00:00.000Z',
    '2026-11-28T00:01:00.000Z',
  ]);
});
