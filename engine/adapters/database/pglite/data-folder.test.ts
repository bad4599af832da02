import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataFolderInUse, NoDiskSpace } from '../errors.ts';
import { openDatabase } from '../open-database.ts';
import { startChild } from '../testing/killed-child.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { failOnTrouble } from '../testing/watch.ts';

const HOLD_LOCK = new URL('../testing/children/hold-lock.ts', import.meta.url);

test.each([
  ['a short path', 'database'],
  ['a path longer than a socket may have', 'long/'.repeat(40)],
])('a data folder that another process has open is refused and named: %s', async (_case, path) => {
  const folder = join(temporaryFolder(), path, 'database');
  const owner = startChild(HOLD_LOCK, [folder]);
  await owner.said(1);
  const refusal = await openDatabase({ kind: 'folder', folder }, failOnTrouble).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal).toMatchObject({ folder });

  await owner.kill();
  const heir = await openDatabase({ kind: 'folder', folder }, failOnTrouble);
  await heir.close();
});

test('a data folder cannot be opened twice by one process either, and is free again after it is closed', async () => {
  const folder = join(temporaryFolder(), 'database');
  const first = await openDatabase({ kind: 'folder', folder }, failOnTrouble);
  await expect(openDatabase({ kind: 'folder', folder }, failOnTrouble)).rejects.toThrow(DataFolderInUse);
  await first.close();
  const second = await openDatabase({ kind: 'folder', folder }, failOnTrouble);
  await second.close();
});

test('a disk that is nearly full is refused before anything is made', async () => {
  const folder = join(temporaryFolder(), 'database');
  const opening = openDatabase({ kind: 'folder', folder, neededBytes: Number.MAX_SAFE_INTEGER }, failOnTrouble);
  const refusal = await opening.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NoDiskSpace);
  expect(refusal).toMatchObject({ folder });
  expect(existsSync(folder)).toBe(false);
});
