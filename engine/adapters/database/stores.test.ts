import { type Kysely, sql } from 'kysely';
import { afterAll } from 'vitest';
import { portsContract } from '#engine/usecases/contracts/ports.contract.ts';
import { tablesOf } from './move/copy-tables.ts';
import type { Database } from './open-database.ts';
import { createStores } from './stores.ts';
import type { Tables } from './tables/tables.ts';
import { DATABASES } from './testing/databases.ts';

for (const [name, open] of DATABASES) {
  // One for all suites: a database is emptied much faster than another one is opened.
  let database: Promise<Database> | null = null;
  portsContract(name, async () => {
    database ??= open();
    const shared = await database;
    await emptyTables(shared.db);
    return { ports: createStores(shared), close: async () => {} };
  });
  afterAll(async () => (await database)?.close());
}

/** Everything but what the migrations have made. Ids begin anew. */
async function emptyTables(db: Kysely<Tables>): Promise<void> {
  const tables = (await tablesOf(db)).filter((table) => table !== 'migrations').map((table) => sql.table(table));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}
