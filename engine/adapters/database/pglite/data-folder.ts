import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DamagedFile, DataFolderInUse, NoDiskSpace } from '../connection/errors.ts';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** Keeps locks that no variable refers to any more: the garbage collector would close their files and release them. */
const held = new Set<DatabaseSync>();

export interface DataFolderLock {
  release(): void;
}

/**
 * Keeps `folder` to this process by a lock on the file `<folder>.lock`.
 * Node has no file locks of its own; SQLite's are the kernel's, so one dies with its owner however it is killed, and
 * no stale lock is ever left behind.
 * @throws DataFolderInUse, DamagedFile
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    // A journal in memory leaves nothing beside the lock file when the owner is killed.
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
    if (code === SQLITE_BUSY) throw new DataFolderInUse(folder);
    if (code === SQLITE_FULL) throw new NoDiskSpace(folder, error);
    if (code === SQLITE_NOTADB) throw new DamagedFile(`${folder}.lock`, 'It holds nothing.', error);
    throw error;
  }
  held.add(file);
  return {
    release() {
      held.delete(file);
      file.close();
    },
  };
}

/** Where the old database stands while a restored one takes its place. */
export const replacedFolder = (folder: string): string => `${folder}.replaced`;

/** After a restore that was killed: the old database comes back, unless the new one had arrived already. */
export function recoverReplacement(folder: string): void {
  const replaced = replacedFolder(folder);
  if (!existsSync(replaced)) return;
  if (existsSync(folder)) rmSync(replaced, { recursive: true });
  else renameSync(replaced, folder);
}
