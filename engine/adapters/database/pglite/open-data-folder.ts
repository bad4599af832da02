import { mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseDamaged, NoDiskSpace } from '../connection/errors.ts';
import { OWNER_ONLY } from './cluster.ts';
import { removeCopies } from './copy-folder.ts';
import { lockDataFolder, recoverReplacement } from './data-folder.ts';
import { machineErrorOf } from './machine-errors.ts';
import { openPglite, type Pglite, type PgliteOptions } from './open-pglite.ts';

export interface FolderOptions extends Omit<PgliteOptions, 'storage'> {
  readonly folder: string;
  readonly neededBytes: number;
}

/**
 * Opens the cluster in `folder`, making it first where there is none, and keeps other processes out of it.
 * @throws DataFolderInUse, NoDiskSpace, NoMemory, DatabaseDamaged
 */
export async function openFolder({ folder, neededBytes, ...options }: FolderOptions): Promise<Pglite> {
  try {
    // Without a pause before the thread is started: the caller goes on to load modules, which leaves no time for what waits.
    mkdirSync(dirname(folder), { recursive: true, mode: OWNER_ONLY });
    const { bavail, bsize } = statfsSync(dirname(folder));
    if (bavail * bsize < neededBytes) throw new NoDiskSpace(folder);
    return await openLocked(folder, options);
  } catch (error) {
    throw machineErrorOf(error, folder) ?? error;
  }
}

async function openLocked(folder: string, options: Omit<PgliteOptions, 'storage'>): Promise<Pglite> {
  const lock = lockDataFolder(folder);
  try {
    recoverReplacement(folder);
    removeCopies(folder);
    const pglite = await openPglite({ ...options, storage: { kind: 'folder', folder } }).catch((error: unknown) => {
      throw machineErrorOf(error, folder) ?? new DatabaseDamaged(folder, error);
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
