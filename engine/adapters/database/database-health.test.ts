import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createDatabaseHealth, watchFullDisk } from './database-health.ts';
import { DATABASES, freshPostgres } from './testing/databases.ts';

const WELL = { wasFull: () => false, now: Date.now };

describe.each(DATABASES)('%s', (_name, open) => {
  test('is well while it answers and takes writes', async () => {
    const database = await open();
    const { isUp, isWritable } = createDatabaseHealth(database.db, WELL);
    expect([await isUp(), await isWritable()]).toEqual([true, true]);
    expect(await createDatabaseHealth(database.db, { ...WELL, wasFull: () => true }).isWritable()).toBe(false);
    await database.close();
    expect([await isUp(), await isWritable()]).toEqual([false, false]);
  });
});

test.each([
  [0, true],
  [-55_000, true],
  [120_000, false],
  [-86_400_000, false],
])('a clock that is %i ms ahead of the database: on time %s', async (lead, expected) => {
  const database = await freshPostgres();
  const { isOnTime } = createDatabaseHealth(database.db, { ...WELL, now: () => Date.now() + lead });
  expect(await isOnTime()).toBe(expected);
  await database.close();
});

test('a server that only reads is up, but takes no writes', async () => {
  const database = await freshPostgres();
  const { isUp, isWritable } = createDatabaseHealth(database.db, WELL);
  await sql`set default_transaction_read_only = on`.execute(database.db);
  expect([await isUp(), await isWritable()]).toEqual([true, false]);
  await database.close();
});

test('a full disk is remembered for a minute after the last statement that found no room', () => {
  let time = 0;
  const { observeStatement, wasFull } = watchFullDisk(() => time);
  const fail = (code: string) => {
    const error = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code });
    const query = { sql: 'insert into orders', parameters: [] } as never;
    observeStatement({ level: 'error', error, query, queryDurationMillis: 1 });
  };
  fail('23505');
  expect(wasFull()).toBe(false);
  fail('53100');
  time = 60_000;
  expect(wasFull()).toBe(true);
  fail('53100');
  time = 120_001;
  expect(wasFull()).toBe(false);
});
