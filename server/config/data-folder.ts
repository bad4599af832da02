import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replacedFolder } from '#engine/adapters/database/pglite/data-folder.ts';

/** The embedded database has gone, but what was uploaded to its shop is still there. */
export class DatabaseMissing extends Error {
  override readonly name = 'DatabaseMissing';
  readonly folder: string;
  readonly uploads: string;

  constructor(folder: string, uploads: string) {
    super(`no database in ${folder}, but pictures in ${uploads}`);
    this.folder = folder;
    this.uploads = uploads;
  }
}

/**
 * A shop whose database was deleted or not copied must not begin anew as if nothing had been lost.
 * @throws DatabaseMissing
 */
export function refuseLostDatabase(dataFolder: string): void {
  const folder = join(dataFolder, 'database');
  const uploads = join(dataFolder, 'uploads');
  const hasDatabase = isFilled(folder) || existsSync(replacedFolder(folder));
  if (!hasDatabase && isFilled(uploads)) throw new DatabaseMissing(folder, uploads);
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** The database, the built files and the pictures that are read at once while the shop opens. */
export const NEEDED_HANDLES = 256;

/**
 * Asks for so many at once that a limit shows now and in words, rather than as damage of whatever is opened last.
 * @throws the system's `EMFILE` or `ENFILE`
 */
export function requireFileHandles(count = NEEDED_HANDLES): void {
  const handles: number[] = [];
  try {
    while (handles.length < count) handles.push(openSync(import.meta.filename, 'r'));
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}
