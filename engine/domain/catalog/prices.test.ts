import { describe, expect, test } from 'vitest';
import { externalProduct, simpleProduct, variableProduct, variation } from '../testing/products.ts';
import { NOON } from '../testing/shop.ts';
import { activePrice, runningSale } from './prices.ts';
import {
  activePrices,
  isOnSale,
  lowestOffer,
  nextPriceChange,
  priceRange,
  regularPrices,
  salePrices,
  variationOffer,
} from './product-prices.ts';
import { isProductPurchasable } from './sellable.ts';

const FROM = new Date('2026-11-21T00:00:00Z');
const TO = new Date('2026-11-28T00:00:00Z');
const second = (date: Date, offset: number) => new Date(date.getTime() + offset * 1000);

describe('the active price', () => {
  test.each([
    ['a second before the sale', second(FROM, -1), 1000],
    ['at the first instant of the sale', FROM, 800],
    ['in its last second', second(TO, -1), 800],
    ['at its end', TO, 1000],
  ])('%s', (_case, at, price) => {
    expect(activePrice({ regular: 1000, sale: { price: 800, from: FROM, to: TO } }, at)).toBe(price);
  });

  test.each([
    ['a sale without bounds always runs', { price: 800, from: null, to: null }, 800],
    ['a sale that is no lower is none', { price: 1000, from: null, to: null }, 1000],
    ['a sale may give it away', { price: 0, from: null, to: null }, 0],
    ['no sale', null, 1000],
  ])('%s', (_case, sale, price) => {
    expect(activePrice({ regular: 1000, sale }, FROM)).toBe(price);
  });

  test('is missing without a regular price, sale or not', () => {
    const tag = { regular: null, sale: { price: 800, from: null, to: null } };
    expect(activePrice(tag, FROM)).toBeNull();
    expect(runningSale(tag, FROM)).toBeNull();
  });
});

const sale = (price: number) => ({ price, from: null, to: null });
const tagged = (id: number, regular: number | null, reduced: number | null = null) =>
  variation(id, { price: { regular, sale: reduced === null ? null : sale(reduced) } });

const oil = variableProduct([
  tagged(1, 3990, 2990),
  tagged(2, 1190),
  tagged(3, 2490, 1990),
  tagged(4, null),
  variation(5, { published: false, price: { regular: 10, sale: sale(1) } }),
]);

describe('the prices of a variable product', () => {
  test('are those of the published variations, ascending', () => {
    expect(activePrices(oil, NOON)).toEqual([1190, 1990, 2990]);
    expect(regularPrices(oil)).toEqual([1190, 2490, 3990]);
    expect(priceRange(oil, NOON)).toEqual({ min: 1190, max: 2990 });
  });

  test('are on sale when one of them is', () => {
    expect(isOnSale(oil, NOON)).toBe(true);
    expect(salePrices(oil, NOON)).toEqual([1190, 1990, 2990]);
  });

  test('are missing when no variation has one', () => {
    const unpriced = variableProduct([tagged(1, null)]);
    expect(priceRange(unpriced, NOON)).toBeNull();
    expect(isOnSale(unpriced, NOON)).toBe(false);
  });
});

test.each([
  ['a simple one with a price', simpleProduct(), true],
  ['a simple one for nothing', simpleProduct({ price: { regular: 0, sale: null } }), true],
  ['a simple one without a price', simpleProduct({ price: { regular: null, sale: null } }), false],
  ['a draft', simpleProduct({ status: 'draft' }), false],
  ['a hidden one', simpleProduct({ visibility: 'hidden' }), true],
  ['one sold elsewhere', externalProduct(), false],
  ['a variable one with one price', oil, true],
  ['a variable one without prices', variableProduct([tagged(1, null)]), false],
])('can be bought: %s %o', (_case, product, can) => {
  expect(isProductPurchasable(product)).toBe(can);
});

describe('the lowest offer', () => {
  const litre = variation(1, { price: { regular: 1190, sale: null }, content: { amount: 1000, unit: 'ml' } });
  const canister = variation(2, {
    price: { regular: 3990, sale: { price: 3590, from: FROM, to: TO } },
    content: { amount: 4000, unit: 'ml' },
  });
  const packs = variableProduct([canister, litre]);

  test('is the price of the cheapest pack, with its content and the largest discount of all packs', () => {
    expect(lowestOffer(packs, FROM)).toEqual({
      price: 1190,
      regular: 1190,
      sale: null,
      percentOff: 0,
      isFrom: true,
      highestPercentOff: 10,
      content: { amount: 1000, unit: 'ml' },
    });
  });

  test('of a variation is its own', () => {
    expect(variationOffer(canister, FROM)).toMatchObject({ price: 3590, regular: 3990, isFrom: false });
  });

  test('is missing without a price', () => {
    const unpriced = tagged(3, null);
    expect(lowestOffer(variableProduct([unpriced]), FROM)).toBeNull();
    expect(variationOffer(unpriced, FROM)).toBeNull();
  });

  test.each([
    ['before the sale begins', second(FROM, -1), FROM],
    ['while it runs', FROM, TO],
    ['after its end', TO, null],
  ])('changes next, %s', (_case, at, next) => {
    expect(nextPriceChange(packs, at)).toEqual(next);
  });
});
