import { mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { databaseFolder, dumpOf } from '../testing/database-folder.ts';
import { failOnError } from '../testing/template.ts';

test('waits with a dump for the open transaction, includes all of it and leaves no copy', async () => {
  const folder = await databaseFolder();
  mkdirSync(`${folder}.copy-left-by-a-killed-shop`);
  const shop = await openDatabase({ kind: 'folder', folder }, failOnError);
  await sql`create table receipts (text text)`.execute(shop.db);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const dumped = asked.then(() => dumpOf(shop));
  await shop.db.transaction().execute(async (transaction) => {
    await sql`insert into receipts values ('first half')`.execute(transaction);
    ask();
    await sql`insert into receipts values ('second half')`.execute(transaction);
  });
  const copy = await openDatabase({ kind: 'memory', dump: await dumped }, failOnError);
  const { rows } = await sql`select text from receipts`.execute(copy.db);
  await Promise.all([shop.close(), copy.close()]);
  expect(rows).toEqual([{ text: 'first half' }, { text: 'second half' }]);
  expect(readdirSync(dirname(folder)).toSorted()).toEqual(['database', 'database.lock']);
});
