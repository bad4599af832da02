import { expect, onTestFinished, test, vi } from 'vitest';
import { formWith } from '#contract/testing/form.ts';
import { createShop } from '../gateway/create-shop.ts';
import { startStockBackend } from '../gateway/testing/stock-backend.ts';
import { createHttpApi } from '../gateway/transport/http-api.ts';
import { nameVariation } from './name-variation.ts';

const OIL = { productId: '51', 'choice.viscosity': '5w-30' };

test('over the own engine a buy form stays as it is, and no product is read', async () => {
  const catalog = { isOwnEngine: async () => true, productsById: vi.fn(), product: vi.fn() };
  const form = formWith({ productId: '51' });
  expect(await nameVariation(form, catalog)).toBe(true);
  expect([...form.keys()]).toEqual(['productId']);
  expect(catalog.productsById).not.toHaveBeenCalled();
});

test.for([
  ['one that is chosen', { ...OIL, 'choice.size': '4-l' }, true, '54'],
  [
    'one whose options a merchant typed',
    { productId: '63', 'choice.size': '1-l', 'choice.Colour': 'Blue Sky' },
    true,
    '65',
  ],
  ['none while an option is missing', OIL, false, null],
  ['none of a simple product', { productId: '12' }, true, null],
  ['what the script has named', { ...OIL, variationId: '53' }, true, '53'],
] as const)('over a stock backend a buy form names %s', async ([, fields, isNamed, variationId]) => {
  const backend = await startStockBackend('1.0.2');
  onTestFinished(() => backend.close());
  const shop = createShop(createHttpApi({ url: backend.url }), { maxAgeMs: 60_000, onError: () => {} });
  const form = formWith(fields);
  expect(await nameVariation(form, shop.catalog('en'))).toBe(isNamed);
  expect(form.get('variationId')).toBe(variationId);
});
