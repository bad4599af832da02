import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../open-database.ts';
import { databaseFolder } from '../testing/database-folder.ts';
import { startChild } from '../testing/killed-child.ts';
import { createRandom, SEED } from '../testing/seeded-random.ts';
import { createSyncGate } from '../testing/sync-gate.ts';
import { failOnError } from '../testing/template.ts';

/** On a busy machine the rounds take long; only lost rows fail the test. */
const NO_TIME_LIMIT = 0;

const WRITE_ROWS = new URL('../testing/children/write-rows.ts', import.meta.url);

test('acknowledges a commit only after its log has reached the disk', async () => {
  const folder = await databaseFolder();
  const gate = createSyncGate();
  const { db, close } = await openDatabase({ kind: 'folder', folder, startWorker: gate.startWorker }, failOnError);
  await sql`create table receipts (text text)`.execute(db);

  const before = gate.synced();
  gate.close();
  let acknowledged = false;
  const commit = sql`insert into receipts values ('a receipt in the log')`.execute(db).then(() => {
    acknowledged = true;
  });
  await gate.held();
  for (let turns = 0; turns < 100; turns++) await turn();
  expect(acknowledged).toBe(false);
  expect(logOf(folder)).toContain('a receipt in the log');

  gate.open();
  await commit;
  expect(gate.synced()).toBe(before + 1);
  await close();
});

test('syncs the log once for commits that have come meanwhile, and acknowledges none before', async () => {
  const folder = await databaseFolder();
  const gate = createSyncGate();
  const { db, close } = await openDatabase({ kind: 'folder', folder, startWorker: gate.startWorker }, failOnError);
  await addMail(db, 'before');
  const before = gate.synced();
  gate.close();
  const first = addMail(db, 'first');
  await gate.held();
  const acknowledged: string[] = [];
  const others = ['a', 'b', 'c'].map(async (text) => {
    await addMail(db, text);
    acknowledged.push(`${text} after ${gate.synced() - before}`);
  });
  for (let turns = 0; turns < 100; turns++) await turn();
  gate.open();
  await Promise.all([first, ...others]);
  expect(acknowledged).toEqual(['a after 2', 'b after 2', 'c after 2']);
  expect(gate.synced()).toBe(before + 2);
  await close();
});

test('acknowledges none of several commits that the disk refuses together, and stops', async () => {
  const gate = createSyncGate();
  const location = { kind: 'folder', folder: await databaseFolder(), startWorker: gate.startWorker } as const;
  const { db, lost, close } = await openDatabase(location, { onError: () => undefined });
  await addMail(db, 'before');
  gate.break();
  const commits = await Promise.allSettled(['a', 'b', 'c'].map((text) => addMail(db, text)));
  expect(commits.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(lost).resolves.toBeInstanceOf(Error);
  await close();
});

test('does not acknowledge a commit that the disk refuses, and stops', async () => {
  const folder = await databaseFolder();
  const gate = createSyncGate();
  const onError = () => undefined;
  const failing = await openDatabase({ kind: 'folder', folder, startWorker: gate.startWorker }, { onError });
  await addMail(failing.db, 'before');
  gate.break();
  await expect(addMail(failing.db, 'while')).rejects.toMatchObject({ severity: 'PANIC' });
  await expect(failing.lost).resolves.toMatchObject({ message: expect.stringContaining('fatal error') });
  await expect(addMail(failing.db, 'after')).rejects.toThrow('the embedded database has stopped');
  await failing.close();

  const { db, close } = await openDatabase({ kind: 'folder', folder }, failOnError);
  expect(await storedMails(db)).toContain('before');
  await close();
});

const addMail = (db: Database['db'], text: string) =>
  db
    .insertInto('mailOutbox')
    .values({ mail: JSON.stringify({ text }) })
    .execute();

const storedMails = async (db: Database['db']): Promise<readonly string[]> => {
  const text = sql<string>`mail ->> 'text'`.as('text');
  return (await db.selectFrom('mailOutbox').select(text).execute()).map((row) => row.text);
};

const logOf = (folder: string): string =>
  readdirSync(join(folder, 'pg_wal'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(folder, 'pg_wal', name), 'latin1'))
    .join();

test(
  'loses no acknowledged row when its process is killed at any moment',
  async () => {
    const folder = await databaseFolder();
    const random = createRandom(SEED);
    const acknowledged: string[] = [];
    for (let round = 1; round <= 5; round++) {
      const child = startChild(WRITE_ROWS, [folder, `round-${round}`]);
      await child.hasWritten(1 + Math.floor(random() * 60));
      await child.kill();
      acknowledged.push(...child.lines);
    }

    const { db, close } = await openDatabase({ kind: 'folder', folder }, failOnError);
    const stored = new Set(await storedMails(db));
    await close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);
    expect(
      acknowledged.filter((text) => !stored.has(text)),
      `SEED=${SEED}`,
    ).toEqual([]);
  },
  NO_TIME_LIMIT,
);
