import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { databaseFolder } from '../testing/database-folder.ts';
import { failOnError } from '../testing/template.ts';
import { createMaintenance } from './maintenance.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function observedDatabase() {
  const done: string[] = [];
  return {
    done,
    changed: [] as { readonly name: string; readonly isVacuumed: boolean; readonly isAnalyzed: boolean }[],
    busy: false,
    fails: false,
    isInTransaction() {
      return this.busy;
    },
    async exec(statement: string) {
      if (this.fails) throw new Error('No space left on device');
      done.push(statement);
    },
    async query<Row>() {
      return { rows: this.changed as Row[] };
    },
  };
}

test('makes a checkpoint every minute, and vacuums and analyzes changed tables every ten', async () => {
  const database = observedDatabase();
  database.changed = [
    { name: 'public.orders', isVacuumed: true, isAnalyzed: false },
    { name: 'public.sessions', isVacuumed: true, isAnalyzed: true },
    { name: 'public.coupons', isVacuumed: false, isAnalyzed: false },
  ];
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(database.done.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(10);
  expect(database.done.filter((statement) => statement !== 'CHECKPOINT')).toEqual([
    'VACUUM public.orders',
    'VACUUM public.sessions',
    'ANALYZE public.sessions',
  ]);
});

test('waits with what is due for the end of a transaction', async () => {
  const database = observedDatabase();
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError: vi.fn() });
  database.busy = true;
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(database.done).toEqual([]);
  database.busy = false;
  await maintenance.runDue();
  await maintenance.runDue();
  expect(database.done).toEqual(['CHECKPOINT']);
});

test('reports a statement that fails and runs it again', async () => {
  const database = observedDatabase();
  const onError = vi.fn();
  const maintenance = createMaintenance(database, { onDue: () => void maintenance.runDue(), onError });
  database.fails = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onError).toHaveBeenCalledWith('CHECKPOINT: No space left on device');
  database.fails = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(database.done).toEqual(['CHECKPOINT']);
});

test('runs one statement at a time, and asks for a turn for the next', async () => {
  const database = observedDatabase();
  database.changed = ['a', 'b'].map((name) => ({ name, isVacuumed: true, isAnalyzed: false }));
  const onDue = vi.fn();
  const maintenance = createMaintenance(database, { onDue, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await maintenance.runDue();
  await maintenance.runDue();
  onDue.mockClear();
  await maintenance.runDue();
  expect(database.done).toEqual(['CHECKPOINT', 'VACUUM a']);
  expect(onDue).toHaveBeenCalledTimes(1);
});

describe('an embedded database', () => {
  beforeEach(() => void vi.useRealTimers());

  test('vacuums and analyzes a table that has changed, and no other', async () => {
    const database = await PGlite.create();
    const countChanges = 'select pg_stat_force_next_flush()';
    for (const statement of [
      'create table changed as select generate_series(1, 2000) as id',
      'create table still as select generate_series(1, 2000) as id',
      countChanges,
      'vacuum (analyze) still',
      'vacuum (analyze) changed',
      'delete from changed where id < 500',
      countChanges,
    ]) {
      await database.exec(statement);
    }
    vi.useFakeTimers();
    const done: string[] = [];
    const watched = {
      isInTransaction: () => false,
      query: <Row>(statement: string) => database.query<Row>(statement),
      exec: async (statement: string) => void done.push(statement),
    };
    const onError = vi.fn();
    const maintenance = createMaintenance(watched, { onDue: vi.fn(), onError });
    vi.advanceTimersByTime(10 * 60_000);
    for (let turn = 0; turn < 200; turn++) await maintenance.runDue();
    expect(onError).not.toHaveBeenCalled();
    expect(done.filter((statement) => statement.includes('public.'))).toEqual([
      'VACUUM public.changed',
      'ANALYZE public.changed',
    ]);
    await database.close();
  });

  test('reads a part of a large table to analyze it', async () => {
    const { db, close } = await openDatabase({ kind: 'folder', folder: await databaseFolder() }, failOnError);
    await sql`create table large as select generate_series(1, 10000) as id`.execute(db);
    await sql`analyze large`.execute(db);
    const { rows } = await sql<{ steps: number }>`
      select array_length(histogram_bounds::text::integer[], 1) - 1 as steps from pg_stats
      where tablename = 'large'`.execute(db);
    expect(rows).toEqual([{ steps: 25 }]);
    await close();
  });
});
