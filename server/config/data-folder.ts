import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replacedFolder } from '#engine/adapters/database/pglite/data-folder.ts';

/** No folder can be made there. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot be made`, { cause });
    this.folder = folder;
  }
}

/**
 * Makes a folder of the shop's alone, and those above it, one at a time: where a file system takes none, such as
 * `/proc`, Node tries for ever to make them all.
 * @throws FolderRefused, or the system's error
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') throw new FolderRefused(folder, error);
    // Made by another process in between.
    if (code !== 'EEXIST') throw error;
  }
}

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

/** The shop has gone on with a database on a server since: what is changed in the embedded one would be lost. */
export class DatabaseMoved extends Error {
  override readonly name = 'DatabaseMoved';
  /** Whoever deletes it may open the embedded database again. */
  readonly mark: string;
  /** Host and name of the database on the server. */
  readonly where: string;

  constructor(mark: string, where: string) {
    super(`the database was moved to ${where}`);
    this.mark = mark;
    this.where = where;
  }
}

/** The file that says where the embedded database of this data folder was moved to. */
export const moveMark = (dataFolder: string): string => join(dataFolder, 'database.moved');

/** @throws DatabaseMoved */
export function refuseMovedDatabase(dataFolder: string): void {
  const mark = moveMark(dataFolder);
  if (existsSync(mark)) throw new DatabaseMoved(mark, readFileSync(mark, 'utf8').trim());
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** The database, the built files and the pictures that are read at once while the shop opens. */
export const NEEDED_HANDLES = 256;

/**
 * Asks for so many at once that a limit shows now and in words, rather than as damage of whatever is opened last.
 * @throws the system's `EMFILE` or `ENFILE`
 */
export function requireFileHandles(): void {
  const handles: number[] = [];
  try {
    while (handles.length < NEEDED_HANDLES) handles.push(openSync(import.meta.filename, 'r'));
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}
