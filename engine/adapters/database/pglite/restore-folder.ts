import { renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { MigrationNewerThanCode, NotABackup } from '../connection/errors.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import { OWNER_ONLY, reopenCluster, syncPath, syncTree } from './cluster.ts';
import { lockDataFolder, recoverReplacement, replacedFolder } from './data-folder.ts';
import { machineErrorOf } from './machine-errors.ts';
import { unpackTar } from './tar.ts';

export interface Restore {
  readonly folder: string;
  /** As `dump` made it. */
  readonly tar: AsyncIterable<Uint8Array>;
}

/**
 * Puts a dump in the place of the database in `folder`. It is opened and looked at beside its place first; whenever this
 * is killed, either the old database is there or the whole new one.
 * @throws DataFolderInUse, NoDiskSpace, NoMemory, NotABackup, MigrationNewerThanCode
 */
export async function restoreFolder({ folder, tar }: Restore): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: OWNER_ONLY });
  const lock = lockDataFolder(folder);
  try {
    recoverReplacement(folder);
    const draft = `${folder}.restored`;
    rmSync(draft, { recursive: true, force: true });
    try {
      await unpack(draft, tar);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      throw error;
    }
    await replace(folder, draft);
  } finally {
    lock.release();
  }
}

async function unpack(draft: string, tar: AsyncIterable<Uint8Array>): Promise<void> {
  const database = await load(draft, tar).catch((error: unknown) => {
    throw machineErrorOf(error, draft) ?? new NotABackup(error);
  });
  try {
    await assertKnownMigrations(database);
  } finally {
    await database.close();
  }
  await syncTree(draft);
}

async function load(draft: string, tar: AsyncIterable<Uint8Array>): Promise<PGlite> {
  await mkdir(draft, { mode: OWNER_ONLY });
  await unpackTar(tar, draft);
  return reopenCluster(draft);
}

async function assertKnownMigrations(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ name: string }>('select name from migrations').catch((error: unknown) => {
    throw new NotABackup(error);
  });
  const unknown = rows.find(({ name }) => MIGRATIONS.every((migration) => migration.name !== name));
  if (unknown) throw new MigrationNewerThanCode(unknown.name);
}

/** Between the two moves the old one stands under another name; who opens the folder then moves it back. */
async function replace(folder: string, draft: string): Promise<void> {
  try {
    renameSync(folder, replacedFolder(folder));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  renameSync(draft, folder);
  await syncPath(dirname(folder));
  rmSync(replacedFolder(folder), { recursive: true, force: true });
}
