import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#engine/domain/language.ts';
import { draftOil, draftPack } from '#engine/domain/testing/drafts.ts';
import type { Database } from './open-database.ts';
import { createStores, type Stores } from './stores.ts';
import { DATABASES } from './testing/databases.ts';
import { saveStockedShop, TODAY } from './testing/stocked-shop.ts';

const LANGUAGE: Language = 'en';

describe.each(DATABASES)('statements on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  let oilId: number;
  let statements: string[] = [];
  beforeAll(async () => {
    database = await open({ onStatement: ({ query }) => statements.push(query.sql) });
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => saveStockedShop(catalog));
    oilId = (await stores.catalog.product({ slug: 'synthetic-oil' }, LANGUAGE))?.id ?? 0;
  });
  afterAll(() => database.close());

  const list = (first: number) =>
    stores.catalog.products({ language: LANGUAGE, at: TODAY, filter: {}, order: [], page: { first } });

  test.each<[string, number, () => Promise<unknown>]>([
    ['a list of one product', 0, () => list(1)],
    ['a list of all products', 0, () => list(9999)],
    ['a product', 0, () => stores.catalog.product({ slug: 'synthetic-oil' }, LANGUAGE)],
    ['related products', 0, () => stores.catalog.related(oilId, 6, LANGUAGE)],
    ['all categories', 0, () => stores.catalog.categories(LANGUAGE)],
    ['all attributes', 0, () => stores.catalog.attributes(LANGUAGE)],
    ['reviews of three products', 1, () => stores.catalog.reviews([1, 2, 3])],
    [
      'all articles',
      2,
      () => stores.catalog.articles({ language: LANGUAGE, at: TODAY, filter: {}, order: [], page: {} }),
    ],
    [
      'a cart of three',
      1,
      () =>
        stores.sellables.find(
          [1, 2, 3].map((productId) => ({ productId, variationId: null })),
          LANGUAGE,
        ),
    ],
    ['an order', 1, () => stores.orders.find(1)],
    ['a session', 1, () => stores.sessions.find('t_nobody')],
  ])('%s takes %i', async (_case, count, read) => {
    statements = [];
    await read();
    expect(statements).toHaveLength(count);
  });

  test('saving a product takes the same number with one variation and with thirty', async () => {
    const save = async (variations: number) => {
      statements = [];
      const packs = Array.from({ length: variations }, (_, number) => draftPack(`OIL-${variations}-${number}`, '1l'));
      await stores.unitOfWork(({ catalog }) =>
        catalog.saveProduct(draftOil(`oil-${variations}`, { variations: packs }), 'replace'),
      );
      return statements.length;
    };
    expect(await save(30)).toBe(await save(1));
  });
});
