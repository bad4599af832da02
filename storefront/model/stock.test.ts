import { expect, test } from 'vitest';
import { backorderedPieces, orderLimit, type Stock, type StockLevel, stockLevel } from './stock.ts';

const stock = (status: Stock['status'], quantity: number | null): Stock => ({
  status,
  quantity,
  lowAmount: 5,
  takesBackorders: false,
});

test.each<[string, Stock, StockLevel, number]>([
  ['plenty', stock('in-stock', 40), { kind: 'in' }, 40],
  ['one above the low amount', stock('in-stock', 6), { kind: 'in' }, 6],
  ['at the low amount', stock('in-stock', 5), { kind: 'low', left: 5 }, 5],
  ['counted to none, and yet in stock', stock('in-stock', 0), { kind: 'in' }, 9999],
  ['not counted', stock('in-stock', null), { kind: 'in' }, 9999],
  ['on backorder', stock('on-backorder', -3), { kind: 'backorder' }, 9999],
  ['out of stock', stock('out-of-stock', 0), { kind: 'out' }, 0],
])('%s: level and order limit', (_case, given, word, limit) => {
  expect([stockLevel(given), orderLimit(given, false)]).toEqual([word, limit]);
});

test('limits a product sold individually to one', () => {
  expect(orderLimit(stock('in-stock', 40), true)).toBe(1);
});

const toBeOrdered = { ...stock('in-stock', 3), takesBackorders: true };

test('what can be ordered beyond its stock has no limit of its own', () => {
  expect(orderLimit(toBeOrdered, false)).toBe(9999);
});

test.each<[string, Stock, number, number]>([
  ['as many as there are', toBeOrdered, 3, 0],
  ['more than there are', toBeOrdered, 5, 2],
  ['none left', { ...toBeOrdered, status: 'on-backorder', quantity: -2 }, 5, 5],
  ['set to backorder by hand', stock('on-backorder', null), 2, 2],
  ['not counted', { ...stock('in-stock', null), takesBackorders: true }, 5, 0],
  ['not to be sold beyond the stock', stock('in-stock', 3), 5, 0],
])('%s: pieces beyond the stock', (_case, given, pieces, expected) => {
  expect(backorderedPieces(given, pieces)).toBe(expected);
});
