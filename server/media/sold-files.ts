import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { nullIfMissing } from './missing-file.ts';

export interface SoldFile {
  /** The caller closes it. */
  readonly handle: FileHandle;
  readonly size: number;
  /** Changes when the file is replaced. */
  readonly etag: string;
}

/** Opens bought files of a folder that nothing else serves. Null for a path that is no file in it. */
export const createSoldFiles = (folder: string) =>
  async function openFile(path: string): Promise<SoldFile | null> {
    const file = await pathIn(folder, path);
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

/** Checked after links are resolved: neither `..` nor a link leads out of the folder. */
async function pathIn(folder: string, path: string): Promise<string | null> {
  const root = await nullIfMissing(realpath(resolve(folder)));
  const file = root && (await nullIfMissing(realpath(join(root, path))));
  return root && file?.startsWith(root + sep) ? file : null;
}
