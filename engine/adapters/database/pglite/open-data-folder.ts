import { mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseDamaged, NoDiskSpace } from '../connection/errors.ts';
import { OWNER_ONLY } from './cluster.ts';
import { lockDataFolder, recoverReplacement } from './data-folder.ts';
import { openPglite, type Pglite, type PgliteOptions } from './open-pglite.ts';

export interface FolderOptions extends Omit<PgliteOptions, 'storage'> {
  readonly folder: string;
  readonly neededBytes: number;
}

/**
 * Opens the cluster in `folder`, making it first where there is none, and keeps other processes out of it.
 * @throws DataFolderInUse, NoDiskSpace, DatabaseDamaged
 */
export async function openFolder({ folder, neededBytes, ...options }: FolderOptions): Promise<Pglite> {
  try {
    // Without a pause before the thread is started: the caller goes on to load modules, which leaves no time for what waits.
    mkdirSync(dirname(folder), { recursive: true, mode: OWNER_ONLY });
    const { bavail, bsize } = statfsSync(dirname(folder));
    if (bavail * bsize < neededBytes) throw new NoDiskSpace(folder);
    return await openLocked(folder, options);
  } catch (error) {
    throw isDiskFull(error) ? new NoDiskSpace(folder, error) : error;
  }
}

async function openLocked(folder: string, options: Omit<PgliteOptions, 'storage'>): Promise<Pglite> {
  const lock = lockDataFolder(folder);
  try {
    recoverReplacement(folder);
    const pglite = await openPglite({ ...options, storage: { kind: 'folder', folder } }).catch((error: unknown) => {
      throw isOfTheSystem(error) ? error : new DatabaseDamaged(folder, error);
    });
    const close = async () => {
      await pglite.close();
      lock.release();
    };
    return { ...pglite, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What the machine refuses says nothing about the files. */
const SYSTEM_CODES = ['EACCES', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EPERM', 'EROFS'];

const isOfTheSystem = (error: unknown): boolean =>
  isDiskFull(error) || (error instanceof Error && 'code' in error && SYSTEM_CODES.includes(String(error.code)));

/** By Node's own code, or by PostgreSQL's words where the embedded one only had those. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device'));
