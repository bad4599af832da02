import { expect, test } from 'vitest';
import { inOrder, matchFile } from './picture-files.ts';

const SKUS = new Map(['OIL-1L', 'OIL', 'WAX-2'].map((sku) => [sku.toLowerCase(), sku]));
const matched = (path: string) => matchFile(path, SKUS);

test.each([
  ['photos/OIL-1L.jpg', 'OIL-1L', 0],
  ['oil-1l-2.PNG', 'OIL-1L', 2],
  ['OIL_03.webp', 'OIL', 3],
  ['OIL 4.jpg', 'OIL', 4],
  // The SKU itself ends with a number.
  ['wax-2.jpg', 'WAX-2', 0],
  ['wax-2-1.jpg', 'WAX-2', 1],
])('%s shows %s as picture %i', (path, sku, order) => {
  expect(matched(path)).toEqual({ path, sku, order });
});

test.each(['other.jpg', 'WAX-1.jpg', 'OIL-1L-front.jpg', 'OIL-20260101.jpg'])('%s shows no SKU', (path) => {
  expect(matched(path)).toBeNull();
});

test('pictures come in the order of their numbers', () => {
  const files = ['OIL-10.jpg', 'OIL-2.jpg', 'OIL.jpg', 'b/OIL-2.jpg'].flatMap((path) => matched(path) ?? []);
  expect(inOrder(files).map(({ path }) => path)).toEqual(['OIL.jpg', 'b/OIL-2.jpg', 'OIL-2.jpg', 'OIL-10.jpg']);
});
