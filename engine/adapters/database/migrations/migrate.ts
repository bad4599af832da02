import { type Kysely, sql } from 'kysely';
import { MigrationNewerThanCode } from '../connection/errors.ts';
import { LIFT_TIME_LIMITS } from '../connection/prepared-pool.ts';
import { LOCKS } from '../sql/locks.ts';
import type { Tables } from '../tables/tables.ts';
import { MIGRATIONS } from './all.ts';
import type { Migration } from './migration.ts';

/**
 * Brings the database to this release, one transaction a step, and returns the steps it took. A step takes as long as it
 * takes. Several processes may do so at once: they wait for each other.
 * @throws MigrationNewerThanCode
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (;;) {
    const name = await db.transaction().execute((step) => takeStep(step, migrations));
    if (name === null) return taken;
    taken.push(name);
  }
}

/** The same inside a transaction that is open already. */
export async function migrateInside(transaction: Kysely<Tables>): Promise<void> {
  while ((await takeStep(transaction, MIGRATIONS)) !== null);
}

async function takeStep(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string | null> {
  await sql.raw(LIFT_TIME_LIMITS).execute(db);
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCKS.migration})`.execute(db);
  // Whoever waits for a table keeps all that come after waiting.
  await sql`set local lock_timeout to default`.execute(db);
  await sql`create table if not exists migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(db);
  const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name));
  const unknown = [...applied].find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined) throw new MigrationNewerThanCode(unknown);

  const next = migrations.find(({ name }) => !applied.has(name));
  if (!next) return null;
  await sql.raw(next.sql).execute(db);
  await db.insertInto('migrations').values({ name: next.name }).execute();
  return next.name;
}
