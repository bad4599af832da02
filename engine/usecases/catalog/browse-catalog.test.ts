import { expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import { emptyCatalog } from '../testing/memory-shop.ts';
import { browseCatalog } from './browse-catalog.ts';

test('decides sales by the shop’s own clock', async () => {
  const asked: unknown[] = [];
  const catalog: typeof emptyCatalog = {
    ...emptyCatalog,
    products: (query) => {
      asked.push(query);
      return emptyCatalog.products(query);
    },
  };
  const query = { language: 'id' as const, filter: { onSale: true }, order: [], page: { first: 24 } };
  await browseCatalog({ catalog, now: () => NOON }).products(query);
  expect(asked).toEqual([{ ...query, at: NOON }]);
});
