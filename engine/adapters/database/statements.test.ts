import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#engine/domain/language.ts';
import { draftOil, draftPack } from '#engine/domain/testing/drafts.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
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
  let observe: (event: { readonly query: CompiledQuery }) => unknown = ({ query }) => statements.push(query.sql);
  beforeAll(async () => {
    database = await open({ onStatement: (event) => observe(event) });
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

  test('an order looks its products up, however many the shop has', async () => {
    await addProducts(database, { like: oilId, count: 3000 });
    const written = Promise.withResolvers<CompiledQuery>();
    observe = ({ query }) => query.sql.includes('insert into sales') && written.resolve(query);
    await stores.unitOfWork(({ orders }) => orders.add(anOrder(), null));
    const { sql: text, parameters } = await written.promise;
    const { rows } = await database.db.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toMatch(/Index .* on products/);
    expect(plan).not.toContain('Seq Scan on products');
  });
});

/** Rows of the table alone. */
async function addProducts(
  { db }: Database,
  { like, count }: { readonly like: number; readonly count: number },
): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(column_name, ', ') as columns from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'sku')`.execute(db);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`insert into products (sku, slug, ${columns})
    select '', 'copy-' || copy, ${columns} from products, generate_series(1, ${count}::integer) as copy
    where id = ${like}`.execute(db);
}
