import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { saveStockedShop } from '../testing/stocked-shop.ts';

describe.each(DATABASES)('cached sellables on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  let ids: readonly number[];
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => saveStockedShop(catalog));
    ids = (await database.db.selectFrom('products').select('id').execute()).map(({ id }) => id);
  });
  afterAll(() => database.close());

  test.each(LANGUAGES)('equal those of the database, in %s', async (language) => {
    const known = await stores.cachedSellables();
    for (const id of ids) {
      const product = known.product(id, language);
      const stored = await stores.sellables.product(id, language);
      expect(product).toEqual(stored?.published ? stored : null);
      const refs = [null, ...(product?.variations ?? []).map(({ sellable }) => sellable.variationId)];
      for (const variationId of product ? refs : []) {
        const ref = { productId: product?.productId ?? 0, variationId };
        expect(known.sellable(ref, language)).toEqual((await stores.sellables.find([ref], language))[0]);
      }
    }
  });

  test('leave drafts and unknown products to the database', async () => {
    const known = await stores.cachedSellables();
    expect(ids.filter((id) => known.product(id, 'en') === null).length).toBeGreaterThan(0);
    expect(known.sellable({ productId: 987_654_321, variationId: null }, 'en')).toBeNull();
  });
});
