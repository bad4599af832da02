import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { freshPglite } from '../testing/databases.ts';
import { failOnError } from '../testing/template.ts';

test('waits with a dump for the open transaction and includes all of it', async () => {
  const shop = await freshPglite();
  await sql`create table receipts (text text)`.execute(shop.db);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const dump = asked.then(() => shop.dump?.() ?? null);
  await shop.db.transaction().execute(async (transaction) => {
    await sql`insert into receipts values ('first half')`.execute(transaction);
    ask();
    await sql`insert into receipts values ('second half')`.execute(transaction);
  });
  const copy = await openDatabase({ kind: 'memory', dump: await dump }, failOnError);
  const { rows } = await sql`select text from receipts`.execute(copy.db);
  await Promise.all([shop.close(), copy.close()]);
  expect(rows).toEqual([{ text: 'first half' }, { text: 'second half' }]);
});
