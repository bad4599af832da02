import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DatabaseDamaged, DataFolderInUse, NoDiskSpace, NoMemory } from '../connection/errors.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../open-database.ts';
import { databaseFolder } from '../testing/database-folder.ts';
import { startChild } from '../testing/killed-child.ts';
import { failOnError } from '../testing/template.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockDataFolder } from './data-folder.ts';

const withCode = (code: string) => Object.assign(new Error('raw text of the system'), { code });

const HOLD_LOCK = new URL('../testing/children/hold-lock.ts', import.meta.url);

test.each([
  ['a short path', 'database'],
  ['a path longer than a socket may have', `${'long/'.repeat(40)}database`],
])('refuses and names a data folder that another process has open: %s', async (_case, path) => {
  const folder = join(temporaryFolder(), path);
  const owner = startChild(HOLD_LOCK, [folder]);
  await owner.hasWritten(1);
  const refusal = await openDatabase({ kind: 'folder', folder }, failOnError).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal).toMatchObject({ folder });

  await owner.kill();
  lockDataFolder(folder).release();
});

test('begins again after a killed first start, and locks and keeps the folder', async () => {
  const folder = join(temporaryFolder(), 'database');
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18');
  const first = await openDatabase({ kind: 'folder', folder }, failOnError);
  await migrate(first.db);
  await expect(openDatabase({ kind: 'folder', folder }, failOnError)).rejects.toThrow(DataFolderInUse);
  await first.close();

  const second = await openDatabase({ kind: 'folder', folder }, failOnError);
  await expect(migrate(second.db)).resolves.toEqual([]);
  await second.close();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test('opens where a killed start has left the lock of PostgreSQL empty', async () => {
  const folder = await databaseFolder();
  writeFileSync(join(folder, 'postmaster.pid'), '');
  const { db, close } = await openDatabase({ kind: 'folder', folder }, failOnError);
  await expect(migrate(db)).resolves.toEqual([]);
  await close();
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('lets only its owner read the data, also where an earlier release did not', async () => {
  const data = join(temporaryFolder(), 'data');
  const folder = join(data, 'database');
  const first = await openDatabase({ kind: 'folder', folder }, failOnError);
  expect([modeOf(data), modeOf(folder)]).toEqual(['700', '700']);
  await first.close();

  chmodSync(folder, 0o755);
  const second = await openDatabase({ kind: 'folder', folder }, failOnError);
  expect(modeOf(folder)).toBe('700');
  await second.close();
});

test('reports a disk that fills up while the database is made, and unlocks the folder', async () => {
  const folder = join(temporaryFolder(), 'database');
  const startWorker = () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  await expect(openDatabase({ kind: 'folder', folder, startWorker }, failOnError)).rejects.toThrow(NoDiskSpace);
  lockDataFolder(folder).release();
});

test.each([
  ['WebAssembly gets no memory', () => new RangeError('WebAssembly.Memory(): could not allocate memory'), NoMemory],
  ['a buffer gets none', () => new RangeError('Array buffer allocation failed'), NoMemory],
  ['its thread has too little', () => withCode('ERR_WORKER_OUT_OF_MEMORY'), NoMemory],
  ['a file may not be read', () => withCode('EACCES'), Error],
  ['its files are spoiled', () => new Error('Aborted()'), DatabaseDamaged],
])('where %s, it is not called damaged', async (_case, make, expected) => {
  const folder = join(temporaryFolder(), 'database');
  const startWorker = () => {
    throw make();
  };
  const refusal = await openDatabase({ kind: 'folder', folder, startWorker }, failOnError).catch((error) => error);
  expect(refusal).toBeInstanceOf(expected);
  expect(refusal instanceof DatabaseDamaged).toBe(expected === DatabaseDamaged);
});

test('refuses a nearly full disk before it writes anything', async () => {
  const folder = join(temporaryFolder(), 'database');
  const opening = openDatabase({ kind: 'folder', folder, neededBytes: Number.MAX_SAFE_INTEGER }, failOnError);
  const refusal = await opening.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NoDiskSpace);
  expect(refusal).toMatchObject({ folder });
  expect(existsSync(folder)).toBe(false);
});
