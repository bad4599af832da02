import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { Product } from './product.ts';
import { type BuyState, purchaseOf } from './purchase.ts';
import { IN_STOCK, oil, RACING_OIL, SOLD_OUT } from './testing/products.ts';

const simple: Product = { ...oil([]), type: 'simple', attributes: [], stock: IN_STOCK };

test.each<[string, Product, Choice, BuyState]>([
  ['a simple product in stock can be added', simple, {}, 'add'],
  ['a product on backorder can be added', { ...simple, stock: { ...IN_STOCK, status: 'on-backorder' } }, {}, 'add'],
  ['a sold-out product cannot', { ...simple, stock: SOLD_OUT }, {}, 'sold-out'],
  ['a product without a price is not for sale', { ...simple, price: null }, {}, 'not-for-sale'],
  ['a product of another shop is bought there', { ...simple, type: 'external' }, {}, 'external'],
  ['options come first', RACING_OIL, { viscosity: '5w30' }, 'choose'],
  ['a chosen pack can be added', RACING_OIL, { viscosity: '5w30', size: '1l' }, 'add'],
  ['a chosen pack can be sold out', RACING_OIL, { viscosity: '10w40', size: '1l' }, 'sold-out'],
  ['nothing is to be chosen when all is sold out', { ...RACING_OIL, stock: SOLD_OUT }, {}, 'sold-out'],
])('%s', (_case, product, choice, state) => {
  expect(purchaseOf(product, choice).state).toBe(state);
});

test('price, stock and SKU follow the choice', () => {
  const purchase = purchaseOf(RACING_OIL, { viscosity: '5w30', size: '4l' });
  expect([purchase.price?.current, purchase.sku, purchase.limit]).toEqual([3690, 'OIL-2', 40]);
});
