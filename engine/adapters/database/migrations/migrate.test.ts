import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MigrationNewerThanCode } from '../connection/errors.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { createStores } from '../stores.ts';
import { DATABASES, emptyPostgresUrl, freshPostgresUrl } from '../testing/databases.ts';
import { failOnError } from '../testing/template.ts';
import { MIGRATIONS } from './all.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

const LABELS: Migration = { name: '901-labels', sql: 'create table labels (id integer primary key)' };
const HALF_BROKEN: Migration = { name: '902-half-broken', sql: 'create table halves (id integer); select nonsense' };

describe.each(DATABASES)('migrations on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.db);
    return rows.map(({ name }) => name);
  };

  test('does nothing on an up-to-date database', async () => {
    await expect(migrate(database.db)).resolves.toEqual([]);
  });

  test.each(['product_texts', 'sales'])('what is written to %s has no index but its key', async (table) => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = ${table}`.execute(database.db);
    expect(rows).toEqual([{ name: `${table}_pkey` }]);
  });

  test('runs a new migration once and records it', async () => {
    await expect(migrate(database.db, [...MIGRATIONS, LABELS])).resolves.toEqual(['901-labels']);
    await expect(migrate(database.db, [...MIGRATIONS, LABELS])).resolves.toEqual([]);
    expect(await tables()).toContain('labels');
  });

  test('rolls a failed migration back', async () => {
    await expect(migrate(database.db, [...MIGRATIONS, LABELS, HALF_BROKEN])).rejects.toThrow('nonsense');
    expect(await tables()).not.toContain('halves');
  });

  test('refuses a database of a newer release and names the migration', async () => {
    const refusal = await migrate(database.db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationNewerThanCode);
    expect(refusal).toMatchObject({ migration: '901-labels' });
  });
});

test('runs each migration once when several processes start at once', async () => {
  const { url, drop } = await freshPostgresUrl();
  const starting = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ kind: 'server', url, poolSize: 2 }, failOnError)),
  );
  const steps = ['901', '902', '903', '904'].map((name) => ({ name, sql: `create table t${name} (id integer)` }));
  const taken = await Promise.all(starting.map(({ db }) => migrate(db, [...MIGRATIONS, ...steps])));
  await Promise.all(starting.map((database) => database.close()));
  await drop();
  expect(taken.flat().sort()).toEqual(['901', '902', '903', '904']);
});

test('takes longer than any other statement may, and waits as long for another process', async () => {
  const { url, drop } = await freshPostgresUrl();
  const limited = `${url}&statement_timeout=500&query_timeout=500&lock_timeout=500`;
  const starting = await Promise.all(
    [1, 2].map(() => openDatabase({ kind: 'server', url: limited, poolSize: 1 }, failOnError)),
  );
  const slow: Migration = { name: '901-slow', sql: 'create table slow (id integer); select pg_sleep(0.8)' };
  const taken = await Promise.all(starting.map(({ db }) => migrate(db, [...MIGRATIONS, slow])));
  expect(taken.flat()).toEqual(['901-slow']);
  await Promise.all(starting.map((database) => database.close()));
  await drop();
});

test('leaves the parts that an older release has staged to any process', async () => {
  const { url, drop } = await emptyPostgresUrl();
  const { db, changes, close } = await openDatabase({ kind: 'server', url, poolSize: 2 }, failOnError);
  const next = MIGRATIONS.findIndex(({ name }) => name === '017-leased-revisions');
  await migrate(db, MIGRATIONS.slice(0, next));
  await sql`insert into staged_revisions (part) values ('one'), ('two')`.execute(db);
  await migrate(db);
  const now = new Date(Date.now() + 1000);
  const { unitOfWork } = createStores({ db, changes });
  const take = () => unitOfWork(({ revisions }) => revisions.take(null, { now, until: now }));
  expect([(await take())?.text, (await take())?.text, await take()]).toEqual(['one', 'two', null]);
  await close();
  await drop();
});
