import { expect, test } from 'vitest';
import { orderLimit, type Stock, type StockLevel, stockLevel } from './stock.ts';

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

test('what can be ordered beyond its stock has no limit of its own', () => {
  expect(orderLimit({ ...stock('in-stock', 3), takesBackorders: true }, false)).toBe(9999);
});
