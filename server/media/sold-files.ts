import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isMissing } from './is-missing.ts';

export interface SoldFile {
  /** Open: whoever asked for it closes it. */
  readonly handle: FileHandle;
  readonly size: number;
  /** Another one when the file is replaced. */
  readonly etag: string;
}

/** Files that are sold, in a folder that nothing else serves. Null for what is not a file in it. */
export const createSoldFiles = (folder: string) =>
  async function openFile(path: string): Promise<SoldFile | null> {
    const file = await placeOf(folder, path);
    if (file === null) return null;
    const handle = await open(file, constants.O_RDONLY);
    const stats = await handle.stat();
    if (stats.isFile()) {
      return {
        handle,
        size: stats.size,
        etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
      };
    }
    await handle.close();
    return null;
  };

export type SoldFiles = ReturnType<typeof createSoldFiles>;

/** Judged after links are followed: neither a step up nor a link leads out of the folder. */
async function placeOf(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(resolve(folder));
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) ? file : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
