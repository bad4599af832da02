import { mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NoDiskSpace } from '../connection/errors.ts';
import { OWNER_ONLY } from './cluster.ts';
import { lockDataFolder, recoverReplacement } from './data-folder.ts';
import { openPglite, type Pglite, type PgliteOptions } from './open-pglite.ts';

export interface FolderOptions extends Omit<PgliteOptions, 'storage'> {
  readonly folder: string;
  readonly neededBytes: number;
}

/**
 * Opens the cluster in `folder`, making it first where there is none, and keeps other processes out of it.
 * @throws DataFolderInUse, NoDiskSpace
 */
export async function openFolder({ folder, neededBytes, ...options }: FolderOptions): Promise<Pglite> {
  try {
    await mkdir(dirname(folder), { recursive: true, mode: OWNER_ONLY });
    const { bavail, bsize } = await statfs(dirname(folder));
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
    const pglite = await openPglite({ ...options, storage: { kind: 'folder', folder } });
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

/** By Node's own code, or by PostgreSQL's words where the embedded one only had those. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left on device'));
