import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../open-database.ts';
import { askForPglite } from './databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A tar of an embedded database, as a backup holds it. */
export function dumpOf({ dump }: Database): Promise<Buffer> {
  if (!dump) throw new Error('only a database in a folder can be dumped');
  return buffer(dump());
}

/** The data folder of an embedded database, migrated and empty, that nobody has open; gone after the test. */
export async function databaseFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'database');
  cpSync((await askForPglite()).folder, folder, { recursive: true });
  // In one go: after a crash the database syncs each of a thousand files by itself, which takes long when all are new.
  spawnSync('sync', ['-f', folder]);
  return folder;
}
