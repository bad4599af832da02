import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { DataFolderInUse, MigrationNewerThanCode, NoDiskSpace, NotABackup } from '../connection/errors.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { databaseFolder, dumpOf } from '../testing/database-folder.ts';
import { failOnError } from '../testing/template.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { replacedFolder } from './data-folder.ts';
import { restoreFolder } from './restore-folder.ts';

/** Each restore syncs a thousand new files, which a disk that others write to takes its time for. */
vi.setConfig({ testTimeout: 240_000 });

const openFolder = (folder: string) => openDatabase({ kind: 'folder', folder }, failOnError);

const addAuthor = ({ db }: Database, slug: string) =>
  db.insertInto('authors').values({ slug, firstName: 'Raka', lastName: 'Wijaya' }).execute();

const authorsIn = async (folder: string) => {
  const { db, close } = await openFolder(folder);
  const rows = await db.selectFrom('authors').select('slug').orderBy('slug').execute();
  await close();
  return rows.map(({ slug }) => slug);
};

async function dumpAfter(change: (shop: Database) => Promise<unknown>): Promise<Buffer> {
  const shop = await openFolder(await databaseFolder());
  await change(shop);
  const tar = await dumpOf(shop);
  await shop.close();
  return tar;
}

/** In pieces that end anywhere. */
async function* inPieces(tar: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < tar.length; at += 99_991) yield tar.subarray(at, at + 99_991);
}

test('replaces the database by the backup’s and leaves no other files', async () => {
  const folder = await databaseFolder();
  const before = await openFolder(folder);
  await addAuthor(before, 'later');
  await expect(restoreFolder({ folder, tar: inPieces(new Uint8Array()) })).rejects.toThrow(DataFolderInUse);
  await before.close();

  await restoreFolder({ folder, tar: inPieces(await dumpAfter((shop) => addAuthor(shop, 'earlier'))) });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await authorsIn(folder)).toEqual(['earlier']);
  expect([existsSync(replacedFolder(folder)), existsSync(`${folder}.restored`)]).toEqual([false, false]);
});

test('keeps the old database when the file is no backup or of a newer release', async () => {
  const folder = await databaseFolder();
  const tar = await dumpAfter(({ db }) => db.insertInto('migrations').values({ name: '999-tomorrow' }).execute());
  await expect(restoreFolder({ folder, tar: inPieces(tar) })).rejects.toThrow(MigrationNewerThanCode);
  for (const broken of [new Uint8Array(2048).fill(65), new Uint8Array(2048), tar.subarray(0, -2000)])
    await expect(restoreFolder({ folder, tar: inPieces(broken) })).rejects.toThrow(NotABackup);
  expect(await authorsIn(folder)).toEqual([]);
});

test('names a disk without room for the backup, not the backup', async ({ skip }) => {
  const disk = temporaryFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
  skip(mounted.status !== 0, 'a small disk can be mounted by root on Linux only');
  try {
    const tar = inPieces(await dumpAfter(async () => {}));
    await expect(restoreFolder({ folder: join(disk, 'database'), tar })).rejects.toThrow(NoDiskSpace);
  } finally {
    // What failed to open leaves files of it open.
    spawnSync('umount', ['-l', disk]);
  }
});

test('keeps the old database when a restore is killed between its two moves', async () => {
  const folder = await databaseFolder();
  const before = await openFolder(folder);
  await addAuthor(before, 'kept');
  await before.close();
  renameSync(folder, replacedFolder(folder));
  expect(await authorsIn(folder)).toEqual(['kept']);
  expect(existsSync(replacedFolder(folder))).toBe(false);
});
