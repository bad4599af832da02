import { expect, test } from 'vitest';
import { IN_STOCK } from '../testing/products.ts';
import { linkedItems, type Sellable } from './linked-item.ts';

const WAX: Sellable = {
  sku: 'WAX',
  productId: 1,
  variationId: null,
  slug: 'wax',
  name: 'Wax',
  options: [],
  price: 990,
  stock: { ...IN_STOCK, quantity: 3 },
  soldIndividually: false,
  picture: null,
};

test.each([
  ['what is in stock', {}, 2, 2],
  ['no more than there is', {}, 9, 3],
  ['one of what is sold one by one', { soldIndividually: true }, 2, 1],
  ['nothing of what has no price', { price: null }, 1, 0],
  ['nothing of what is sold out', { stock: { ...IN_STOCK, status: 'out-of-stock' as const } }, 1, 0],
])('adds %s', (_case, rest, requested, quantity) => {
  const [item] = linkedItems([{ sku: 'wax', quantity: requested }], [{ ...WAX, ...rest }]);
  expect(item).toMatchObject({ requested, quantity });
});

test('keeps a SKU under which nothing is sold, to say so', () => {
  expect(linkedItems([{ sku: 'GONE', quantity: 1 }], [WAX])).toEqual([
    { sku: 'GONE', requested: 1, quantity: 0, sellable: null },
  ]);
});
