import { expect, test } from 'vitest';
import type { Stock } from '../stock.ts';
import { backorderedPieces } from './backordered-pieces.ts';

const IN_STOCK: Stock = { status: 'in-stock', quantity: 3, lowAmount: 5, takesBackorders: false };

const toBeOrdered: Stock = { ...IN_STOCK, takesBackorders: true };

test.each<[string, Stock, number, number]>([
  ['as many as there are', toBeOrdered, 3, 0],
  ['more than there are', toBeOrdered, 5, 2],
  ['none left', { ...toBeOrdered, status: 'on-backorder', quantity: -2 }, 5, 5],
  ['set to backorder by hand', { ...IN_STOCK, status: 'on-backorder', quantity: null }, 2, 2],
  ['not counted', { ...toBeOrdered, quantity: null }, 5, 0],
  ['not to be sold beyond the stock', IN_STOCK, 5, 0],
])('%s: pieces beyond the stock', (_case, given, pieces, expected) => {
  expect(backorderedPieces(given, pieces)).toBe(expected);
});
