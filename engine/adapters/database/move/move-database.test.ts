import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { DatabaseUnreachable, TargetNotEmpty } from '../connection/errors.ts';
import { openDatabase } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { emptyPostgresUrl, freshPglite, freshPostgresUrl } from '../testing/databases.ts';
import { saveStockedShop } from '../testing/stocked-shop.ts';
import { failOnError } from '../testing/template.ts';
import { moveDatabase } from './move-database.ts';

const open = (url: string) => openDatabase({ kind: 'server', url, poolSize: 2 }, failOnError);

test('moves a shop to PostgreSQL with every row, sequence and constraint', async () => {
  const embedded = await freshPglite();
  const source = createStores(embedded);
  await source.unitOfWork(({ catalog }) => saveStockedShop(catalog));
  await sql`insert into mail_outbox (id, mail) values (9007199254740995, '{"kind":"test"}')`.execute(embedded.db);
  const { url, drop } = await emptyPostgresUrl();
  const progress: number[] = [];
  const moved = await moveDatabase({ source: embedded.db, url, onProgress: (done) => progress.push(done) });
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  expect(progress.at(-1)).toBe(rows);
  expect(moved.find(({ name }) => name === 'products')?.rows).toBeGreaterThan(10);

  const server = await open(url);
  const target = createStores(server);
  expect(await target.merchantCatalog.drafts('all')).toEqual(await source.merchantCatalog.drafts('all'));
  const { rows: large } = await sql`select id::text from mail_outbox`.execute(server.db);
  expect(large).toEqual([{ id: '9007199254740995' }]);
  const save = (stores: typeof source) =>
    stores.unitOfWork(({ catalog }) => catalog.saveProduct(draftBottle('after-the-move'), 'replace'));
  expect(await save(target)).toEqual(await save(source));
  await expect(sql`delete from categories`.execute(server.db)).rejects.toMatchObject({ code: '23503' });
  await sql`update stock set on_hand = 0, backorders = 'no' where kind = 'managed'`.execute(server.db);
  await expect(sql`update stock set on_hand = -1 where kind = 'managed'`.execute(server.db)).rejects.toMatchObject({
    constraint: 'stock_never_oversold',
  });
  await Promise.all([server.close(), embedded.close()]);
  await drop();
});

test('refuses a target that is not empty, and names one that does not respond', async () => {
  const embedded = await freshPglite();
  const { url, drop } = await freshPostgresUrl();
  const move = (to: string) => moveDatabase({ source: embedded.db, url: to, onProgress: () => {} });
  await expect(move(url)).rejects.toThrow(TargetNotEmpty);
  await drop();
  await expect(move(url)).rejects.toThrow(DatabaseUnreachable);
  await embedded.close();
});

test('leaves the target empty when the move fails', async () => {
  const embedded = await freshPglite();
  await createStores(embedded).unitOfWork(({ catalog }) => saveStockedShop(catalog));
  const { url, drop } = await emptyPostgresUrl();
  const onProgress = () => {
    throw new Error('the plug was pulled');
  };
  await expect(moveDatabase({ source: embedded.db, url, onProgress })).rejects.toThrow('the plug was pulled');
  const moved = await moveDatabase({ source: embedded.db, url, onProgress: () => {} });
  expect(moved.length).toBeGreaterThan(10);
  await embedded.close();
  await drop();
});
