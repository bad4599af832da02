import { expect, test } from 'vitest';
import { externalProduct, simpleProduct, variableProduct, variation } from '../testing/products.ts';
import { IN_STOCK, pieces, SOLD_OUT } from '../testing/sellables.ts';
import { productStockStatus, variationStock } from './status.ts';

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

test('a variation that shares nothing that is counted can be had', () => {
  const shared = variation(1, { stock: { kind: 'shared' } });
  expect(variationStock(variableProduct([shared]), shared)).toEqual(IN_STOCK);
  expect(variationStock(variableProduct([shared], { sharedStock: pieces(3) }), shared)).toEqual(pieces(3));
});
