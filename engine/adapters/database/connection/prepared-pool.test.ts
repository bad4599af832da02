import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { DATABASES, freshPostgres } from '../testing/databases.ts';

describe.each(DATABASES)('prepared statements on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('prepare a repeated statement once, and a single one never', async () => {
    const { sessions, orders } = createStores(database);
    await orders.find(1);
    for (let visit = 1; visit <= 5; visit++) await sessions.find(`t_${visit}`);
    const { rows } = await sql<{ statement: string; plans: number }>`
      select statement, generic_plans as plans from pg_prepared_statements where name like 'shop_%'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ statement: expect.stringContaining('from sessions'), plans: 3 }]);
  });
});

test('a connection that leads to a standby is not used again', async () => {
  const database = await freshPostgres({ onError: () => {} });
  await sql`set default_transaction_read_only = on`.execute(database.db);
  const write = () => sql`create table written ()`.execute(database.db);
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
  await database.close();
});
