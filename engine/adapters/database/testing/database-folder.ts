import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pgliteTemplateFile } from './databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The data folder of an embedded database, migrated and empty, that nobody has open; gone after the test. */
export async function databaseFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'database');
  mkdirSync(folder, { mode: 0o700 });
  execFileSync('tar', ['-xf', await pgliteTemplateFile(), '-C', folder], { stdio: 'ignore' });
  return folder;
}
