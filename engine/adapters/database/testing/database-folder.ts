import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { askForPglite } from './databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The data folder of an embedded database, migrated and empty, that nobody has open; gone after the test. */
export async function databaseFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'database');
  cpSync((await askForPglite()).folder, folder, { recursive: true });
  // In one go: after a crash the database syncs each of a thousand files by itself, which takes long when all are new.
  spawnSync('sync', ['-f', folder]);
  return folder;
}
