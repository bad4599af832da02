import { expect, test } from 'vitest';
import { listedOrder as order } from '../testing/orders.ts';
import { ordersMatching } from './order-history.ts';

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
