import { expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { withStockTaken } from './stock-taken.ts';

const [LINE] = anOrder().lines;
const lines = (...quantities: readonly number[]) =>
  quantities.flatMap((quantity) => (LINE ? [{ ...LINE, stockOwner: 7, quantity }] : []));

test.each([
  ['plenty at hand', [2], 10, [[2, 0]]],
  ['some of it at hand', [5], 3, [[5, 2]]],
  ['nothing at hand', [5], 0, [[5, 5]]],
  ['sold beyond the stock before', [5], -4, [[5, 5]]],
  [
    'lines that share stock: the first is packed first',
    [2, 3, 1],
    4,
    [
      [2, 0],
      [3, 1],
      [1, 1],
    ],
  ],
] as const)('%s: pieces taken, and those that have yet to arrive', (_case, quantities, before, expected) => {
  const taken = withStockTaken(lines(...quantities), [{ owner: 7, before }]);
  expect(taken.map(({ stockTaken, backordered }) => [stockTaken, backordered])).toEqual(expected);
});

test('where nothing is counted nothing is taken, and what the merchant set by hand stays', () => {
  const [line] = withStockTaken(
    lines(2).map((one) => ({ ...one, backordered: 2 })),
    [{ owner: 8, before: 1 }],
  );
  expect(line).toMatchObject({ stockTaken: 0, backordered: 2 });
});
