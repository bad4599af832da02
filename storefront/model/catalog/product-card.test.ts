import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductSummary, Variation } from '../product/product.ts';
import { IN_STOCK, productCard, SOLD_OUT } from '../testing/products.ts';
import { type CatalogQuery, EMPTY_QUERY } from './catalog-query.ts';
import { shownUnder, toCardUnder, toProductCard } from './product-card.ts';

interface Pack {
  readonly size: string;
  readonly cents: number;
  readonly percentOff?: number;
  readonly isSoldOut?: boolean;
}

const variation = ({ size, cents, percentOff = 0, isSoldOut = false }: Pack, index: number): Variation => ({
  id: index + 1,
  sku: null,
  choices: [{ attribute: 'size', value: size }],
  price: { current: cents, regular: Math.round(cents / (1 - percentOff / 100)), isFrom: false, percentOff },
  unitPrice: { cents: cents * 10 + index, per: 'L' },
  content: null,
  stock: isSoldOut ? SOLD_OUT : IN_STOCK,
  picture: { src: `/pack-${index}.webp`, alt: '', copies: [] },
});

const oil = (packs: readonly Pack[]): ProductSummary =>
  productCard({ name: 'Oil', type: 'variable', variations: packs.map(variation) });

const ONE_AND_FOUR = oil([
  { size: '4l', cents: 3690, percentOff: 18 },
  { size: '1l', cents: 978 },
]);

const filters = (terms: CatalogQuery['terms'], limits: Partial<CatalogQuery> = {}) => ({
  ...EMPTY_QUERY,
  terms,
  ...limits,
});

test('a card shows the cheapest pack, and says that others cost more and that some are reduced', () => {
  const shown = shownUnder(ONE_AND_FOUR, EMPTY_QUERY);
  expect(shown.price).toEqual({ current: 978, regular: 978, isFrom: true, percentOff: 18, isUpTo: true });
  expect(shown.picture?.src).toBe('/pack-1.webp');
  expect(toCardUnder(shown, EMPTY_QUERY).choice).toBe('?size=1l');
});

test('a filter on a size shows that size alone', () => {
  const shown = shownUnder(ONE_AND_FOUR, filters({ size: ['4l'] }));
  expect(shown.price).toEqual({ current: 3690, regular: 4500, isFrom: false, percentOff: 18, isUpTo: false });
  expect(shown.picture?.src).toBe('/pack-0.webp');
  expect(toCardUnder(shown, filters({ size: ['4l'] })).choice).toBe('?size=4l');
});

test('a filter on several sizes shows the cheapest of them', () => {
  expect(shownUnder(ONE_AND_FOUR, filters({ size: ['1l', '4l'] })).price).toMatchObject({ current: 978, isFrom: true });
});

test('price limits show the cheapest pack within them', () => {
  const within = filters({}, { minPrice: 978, maxPrice: 4000 });
  expect(shownUnder(ONE_AND_FOUR, within)).toEqual(shownUnder(ONE_AND_FOUR, EMPTY_QUERY));
  const dear = filters({}, { minPrice: 979 });
  expect(shownUnder(ONE_AND_FOUR, dear).price).toMatchObject({ current: 3690, isFrom: false });
  expect(toCardUnder(ONE_AND_FOUR, dear).choice).toBe('?size=4l');
});

test('price limits that no pack is within, or none of the chosen size, change nothing', () => {
  const between = { minPrice: 1000, maxPrice: 2000 };
  expect(shownUnder(ONE_AND_FOUR, filters({}, between))).toEqual(shownUnder(ONE_AND_FOUR, EMPTY_QUERY));
  const small = { size: ['1l'] };
  expect(shownUnder(ONE_AND_FOUR, filters(small, { minPrice: 2000 })).price).toMatchObject({ current: 978 });
});

test('a filter on something that is no option changes nothing', () => {
  expect(shownUnder(ONE_AND_FOUR, filters({ origin: ['id'] }))).toEqual(shownUnder(ONE_AND_FOUR, EMPTY_QUERY));
});

test('the link names no choice that its page makes by itself', () => {
  expect(toCardUnder({ ...ONE_AND_FOUR, defaults: { size: '1l' } }, EMPTY_QUERY).choice).toBe('');
  expect(toCardUnder({ ...ONE_AND_FOUR, defaults: { size: '4l' } }, EMPTY_QUERY).choice).toBe('?size=1l');
});

test('a sold-out pack is shown only when no other is left', () => {
  const some = oil([
    { size: '1l', cents: 900, isSoldOut: true },
    { size: '4l', cents: 3600 },
  ]);
  expect(shownUnder(some, EMPTY_QUERY)).toMatchObject({ price: { current: 3600, isFrom: false }, stock: IN_STOCK });
  expect(shownUnder(some, filters({ size: ['1l'] }))).toMatchObject({ price: { current: 900 }, stock: SOLD_OUT });
});

test('a product without options is shown as it is', () => {
  const simple = productCard({ name: 'Wax' });
  expect(shownUnder(simple, filters({ size: ['4l'] }))).toBe(simple);
  expect(toCardUnder(simple, EMPTY_QUERY).choice).toBe('');
});

const SIZES = ['1l', '4l', '5l'];
const packs = fc.array(
  fc.record({
    size: fc.constantFrom(...SIZES),
    cents: fc.integer({ min: 1, max: 9999 }),
    percentOff: fc.integer({ min: 0, max: 60 }),
    isSoldOut: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
const chosenSizes = fc.subarray(SIZES);

test('price, unit price, picture, stock and link are of one and the same pack', () => {
  fc.assert(
    fc.property(packs, chosenSizes, (all, sizes) => {
      const terms = sizes.length > 0 ? { size: sizes } : {};
      const product = oil(all);
      const shown = shownUnder(product, filters(terms));
      const lead = product.variations.find(({ picture }) => picture?.src === shown.picture?.src);
      expect(shown.price).toMatchObject({ current: lead?.price?.current, regular: lead?.price?.regular });
      expect(shown.unitPrice).toEqual(lead?.unitPrice);
      expect(shown.stock).toEqual(lead?.stock);
      expect(toCardUnder(shown, filters(terms)).choice).toBe(`?size=${lead?.choices[0]?.value}`);
    }),
  );
});

test('what can be bought, fits the filter and is cheapest leads; the badge claims no more than is true', () => {
  fc.assert(
    fc.property(packs, chosenSizes, (all, sizes) => {
      const { price, stock } = shownUnder(oil(all), filters(sizes.length > 0 ? { size: sizes } : {}));
      const asked = all.filter(({ size }) => sizes.includes(size));
      const fitting = asked.length > 0 ? asked : all;
      const buyable = fitting.filter(({ isSoldOut }) => !isSoldOut);
      const candidates = buyable.length > 0 ? buyable : fitting;
      expect(price?.current).toBe(Math.min(...candidates.map(({ cents }) => cents)));
      expect(stock === IN_STOCK).toBe(buyable.length > 0);
      const offs = fitting.map(({ percentOff }) => percentOff);
      expect(price?.percentOff).toBe(Math.max(...offs));
      expect(price?.isUpTo).toBe(new Set(offs).size > 1);
    }),
  );
});

test('a card says what the product does, cut between two words where that is long', () => {
  const benefitOf = (shortDescription: string) =>
    toProductCard(productCard({ name: 'Cleaner', shortDescription })).benefit;
  const long = `Cleans the injectors ${'and the valves '.repeat(10)}`;
  expect([benefitOf('Cleans injectors.'), benefitOf(long)]).toEqual([
    'Cleans injectors.',
    `Cleans the injectors ${'and the valves '.repeat(5)}and the…`,
  ]);
});
