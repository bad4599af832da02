import { expect, test } from 'vitest';
import { piecesLeft } from './buy-again.ts';

test.each([
  ['some in stock', 'NOT_ENOUGH_STOCK', { available: '3' }, 3],
  ['some beside those in the cart', 'NOT_ENOUGH_STOCK_WITH_CART', { available: '3', inCart: '2' }, 1],
  ['all in the cart already', 'NOT_ENOUGH_STOCK_WITH_CART', { available: '3', inCart: '3' }, 0],
  ['more in the cart than there is', 'NOT_ENOUGH_STOCK_WITH_CART', { available: '1', inCart: '3' }, 0],
  ['sold out', 'OUT_OF_STOCK', {}, 0],
  ['gone', 'PRODUCT_UNKNOWN', {}, 0],
] as const)('with %s this many more can be added', (_case, code, facts, left) => {
  expect(piecesLeft({ code, facts })).toBe(left);
});
