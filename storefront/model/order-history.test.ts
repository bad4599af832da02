import { expect, test } from 'vitest';
import { type ListedOrder, ordersMatching } from './order-history.ts';

const order = (id: number, ...names: readonly string[]): ListedOrder => ({
  id,
  number: String(id),
  status: 'completed',
  date: '2026-11-20T09:00:00+00:00',
  needsPayment: false,
  payment: { kind: 'bank-transfer' },
  total: 1980,
  isReady: false,
  isSentByCourier: true,
  shipment: null,
  lines: names.map((name) => ({ id: name, name, quantity: 1, picture: null })),
});

const ORDERS = [order(1003, 'Brake Fluid DOT 4 - 500 ml', 'Tyre Shine'), order(1002), order(942, 'Crème Wax')];

test.each<[string, number[]]>([
  ['', [1003, 1002, 942]],
  ['  ', [1003, 1002, 942]],
  ['100', [1003, 1002]],
  ['#942', [942]],
  ['brake', [1003]],
  ['fluid  TYRE', [1003]],
  ['creme', [942]],
  ['brake wax', []],
])('“%s” finds orders by number and item', (search, found) => {
  expect(ordersMatching(ORDERS, search).map(({ id }) => id)).toEqual(found);
});
