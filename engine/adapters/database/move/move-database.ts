import { type Kysely, sql } from 'kysely';
import { CopyDiffers, DatabaseUnreachable, TargetNotEmpty } from '../connection/errors.ts';
import { createKysely, createPool } from '../connection/pool.ts';
import { migrateInside } from '../migrations/migrate.ts';
import { withoutCredentials } from '../postgres/open-postgres.ts';
import { ASK_SERVER, assertSuitable, type ServerFacts } from '../postgres/server-facts.ts';
import type { Tables } from '../tables/tables.ts';
import { copySequences, copyTable, summaryOf, suspendConstraints, tablesOf } from './copy-tables.ts';

type Db = Kysely<Tables>;

export interface Move {
  /** Migrated to this release, and nobody else's while it is moved. */
  readonly source: Db;
  /** Of an empty PostgreSQL database. */
  readonly url: string;
  /** Rows. */
  onProgress(done: number, total: number): void;
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Copies everything to a PostgreSQL server, in one transaction there, and compares both before it is committed.
 * @throws DatabaseUnreachable, DatabaseTooOld, DatabaseNotUtf8, TargetNotEmpty, CopyDiffers
 */
export async function moveDatabase({ source, url, onProgress }: Move): Promise<readonly MovedTable[]> {
  const pool = createPool(
    // Copying a table, or checking its references, takes as long as it takes.
    { connectionString: url, max: 1, query_timeout: 0, application_name: 'shop move' },
    { onError: () => {}, prepare: () => Promise.resolve() },
  );
  const target = createKysely(pool);
  try {
    await assertUsableTarget(target, url);
    const moved = await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) => target.transaction().execute((to) => moveInside({ from, to, onProgress })));
    await sql`analyze`.execute(target);
    return moved;
  } finally {
    await target.destroy();
  }
}

async function assertUsableTarget(target: Db, url: string): Promise<void> {
  const { rows } = await sql
    .raw<ServerFacts>(ASK_SERVER)
    .execute(target)
    .catch((error: unknown) => {
      throw new DatabaseUnreachable(withoutCredentials(url), error);
    });
  if (rows[0]) assertSuitable(rows[0]);
  const tables = await tablesOf(target);
  if (tables.length > 0) throw new TargetNotEmpty(tables);
}

interface Both extends Pick<Move, 'onProgress'> {
  readonly from: Db;
  readonly to: Db;
}

async function moveInside({ from, to, onProgress }: Both): Promise<readonly MovedTable[]> {
  // So that instants are written alike on both sides.
  for (const side of [from, to]) await sql`set local timezone = 'UTC'`.execute(side);
  await migrateInside(to);
  const names = await tablesOf(to);
  const restoreRules = await suspendConstraints(to, names);
  const sums = new Map<string, Awaited<ReturnType<typeof summaryOf>>>();
  for (const name of names) sums.set(name, await summaryOf(from, name));
  const total = [...sums.values()].reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const name of names) {
    await copyTable({ from, to, name }, (rows) => {
      done += rows;
      onProgress(done, total);
    });
  }
  await copySequences(from, to);
  await restoreRules();
  for (const [name, summary] of sums) {
    const copy = await summaryOf(to, name);
    if (copy.rows !== summary.rows || copy.sum !== summary.sum) throw new CopyDiffers(name);
  }
  return [...sums].map(([name, { rows }]) => ({ name, rows }));
}
