import { expect, test } from 'vitest';
import { cartLinkPath, readCartLink } from './cart-link.ts';

const read = (query: string) => readCartLink(new URLSearchParams(query));

test('reads items with quantities and a code', () => {
  expect(read('items=OIL-5W30-4L:2,WAX&code=HEMAT10')).toEqual({
    items: [
      { sku: 'OIL-5W30-4L', quantity: 2 },
      { sku: 'WAX', quantity: 1 },
    ],
    code: 'HEMAT10',
  });
});

test('writes what it reads', () => {
  const link = read('items=OIL-5W30-4L:2,WAX:1&code=HEMAT10');
  const path = cartLinkPath(link);
  expect(path).toBe('/cart/link?items=OIL-5W30-4L:2,WAX:1&code=HEMAT10');
  expect(read(path.split('?')[1] ?? '')).toEqual(link);
});

test.each([
  ['nothing', ''],
  ['no quantity above zero', 'items=WAX:0'],
  ['markup', 'items=<script>alert(1)</script>&code=<b>'],
  ['a quantity in words', 'items=WAX:two'],
  ['a negative quantity', 'items=WAX:-1'],
  ['line breaks', 'items=WAX%0ASet-Cookie&code=A%0AB'],
])('leaves out %s', (_case, query) => {
  expect(read(query)).toEqual({ items: [], code: null });
});

test('limits items and pieces', () => {
  const many = Array.from({ length: 500 }, (_, index) => `S${index}:99999`).join(',');
  const { items } = read(`items=${many}`);
  expect(items.length).toBeLessThanOrEqual(20);
  expect(Math.max(...items.map(({ quantity }) => quantity))).toBeLessThan(99_999);
});

test('counts a repeated SKU once', () => {
  expect(read('items=WAX:1,WAX:3').items).toEqual([{ sku: 'WAX', quantity: 3 }]);
});
