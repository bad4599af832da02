import { expect, test } from 'vitest';
import { soldAtLeast } from './sold-count.ts';

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [99, 90],
  [100, 100],
  [392, 300],
  [999, 900],
  [1000, 1000],
  [4870, 4000],
  [1_000_000, 1_000_000],
])('%i sold pieces are shown as %o', (totalSales, shown) => {
  expect(soldAtLeast(totalSales)).toBe(shown);
});
