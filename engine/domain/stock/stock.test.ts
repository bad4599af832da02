import { describe, expect, test } from 'vitest';
import { externalProduct, simpleProduct, variableProduct, variation } from '../testing/products.ts';
import { cleaner, IN_STOCK, lineOf, pieces, SOLD_OUT } from '../testing/sellables.ts';
import {
  available,
  hasFallenLow,
  isShownDifferently,
  lowStockThreshold,
  productStockStatus,
  quantityByStockOwner,
  stockStatus,
  variationStock,
} from './stock.ts';

describe('stock status', () => {
  test.each([
    ['one piece left', pieces(1), 'in-stock'],
    ['none left', pieces(0), 'out-of-stock'],
    ['none left, orders are taken', pieces(0, { backorders: 'notify' }), 'on-backorder'],
    ['below zero, orders are taken', pieces(-3, { backorders: 'yes' }), 'on-backorder'],
    ['set by hand', SOLD_OUT, 'out-of-stock'],
  ] as const)('%s', (_case, policy, word) => {
    expect(stockStatus(policy)).toBe(word);
  });
});

describe('available quantity', () => {
  test.each([
    ['the pieces there are', pieces(5), 5],
    ['any number, when orders are taken', pieces(5, { backorders: 'yes' }), Number.POSITIVE_INFINITY],
    ['any number, when nothing is counted', IN_STOCK, Number.POSITIVE_INFINITY],
    ['nothing, when set to sold out', SOLD_OUT, 0],
    ['nothing of what is below zero, and not less', pieces(-4), 0],
  ] as const)('%s', (_case, policy, pieces) => {
    expect(available(policy)).toBe(pieces);
  });

  test('adds up variations that share stock', () => {
    const small = cleaner({ productId: 5, variationId: 51, stockOwner: 5 });
    const large = cleaner({ productId: 5, variationId: 54, stockOwner: 5 });
    const quantities = quantityByStockOwner([lineOf(small, 2), lineOf(large, 3), lineOf(cleaner(), 1)]);
    expect([...quantities]).toEqual([
      [5, 5],
      [1, 1],
    ]);
  });
});

describe('low stock', () => {
  test.each([
    ['reaching the low amount', { before: 3, left: 2 }, true],
    ['jumping past it', { before: 9, left: 0 }, true],
    ['being low already', { before: 2, left: 1 }, false],
    ['staying above it', { before: 9, left: 3 }, false],
  ])('notifies the shop of %s: %o', (_case, change, expected) => {
    expect(hasFallenLow(change, 2)).toBe(expected);
  });

  test('a product’s own threshold overrides the shop’s', () => {
    expect(lowStockThreshold(pieces(9, { lowAmount: 4 }), 2)).toBe(4);
    expect(lowStockThreshold(pieces(9, { lowAmount: 0 }), 2)).toBe(0);
    expect(lowStockThreshold(pieces(9), 2)).toBe(2);
  });

  test.each([
    ['“only 1 left” after “only 2 left”', { before: 2, left: 1 }, true],
    ['from plenty to few', { before: 10, left: 2 }, true],
    ['from few to plenty', { before: 1, left: 30 }, true],
    ['from plenty to less', { before: 30, left: 10 }, false],
    ['nothing taken', { before: 1, left: 1 }, false],
  ])('updates pages after %s: %o', (_case, change, expected) => {
    expect(isShownDifferently(change, 2)).toBe(expected);
  });
});

const backorder = pieces(0, { backorders: 'notify' });
const oil = (...policies: Parameters<typeof variation>[1][]) =>
  variableProduct(policies.map((rest, index) => variation(index + 1, rest)));

test.each([
  ['a simple one', simpleProduct({ stock: backorder }), 'on-backorder'],
  ['one sold elsewhere', externalProduct(), 'in-stock'],
  ['a variable one with one left', oil({ stock: SOLD_OUT }, { stock: pieces(1) }), 'in-stock'],
  ['a variable one to be ordered', oil({ stock: SOLD_OUT }, { stock: backorder }), 'on-backorder'],
  ['a variable one with none', oil({ stock: SOLD_OUT }, { stock: pieces(0) }), 'out-of-stock'],
  [
    'a variable one whose only piece is hidden',
    oil({ stock: SOLD_OUT }, { stock: IN_STOCK, published: false }),
    'out-of-stock',
  ],
  ['a variable one without variations', oil(), 'out-of-stock'],
  [
    'a variable one that shares its pieces',
    { ...oil({ stock: { kind: 'shared' } }), sharedStock: pieces(0) },
    'out-of-stock',
  ],
] as const)('%s', (_case, product, word) => {
  expect(productStockStatus(product)).toBe(word);
});

test('a variation that shares uncounted stock is in stock', () => {
  const shared = variation(1, { stock: { kind: 'shared' } });
  expect(variationStock(variableProduct([shared]), shared)).toEqual(IN_STOCK);
  expect(variationStock(variableProduct([shared], { sharedStock: pieces(3) }), shared)).toEqual(pieces(3));
});
