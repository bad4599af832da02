import { readFileSync, statSync } from 'node:fs';

/** Of a file that a person writes or draws for the shop. A larger one is there by mistake, and would keep the shop busy. */
const MAX_BYTES = 512 * 1024;

/** Why a file of the brand is not read. */
export type FileRefusal = 'noFile' | 'tooLarge' | 'unreadable';

/** The bytes of a file of the brand. A folder, or a pipe that never ends, is refused. */
export function readOwnFile(path: string): Buffer | FileRefusal {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return 'noFile';
    return stats.size > MAX_BYTES ? 'tooLarge' : readFileSync(path);
  } catch {
    return 'unreadable';
  }
}
