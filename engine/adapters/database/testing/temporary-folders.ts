import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { askForPglite } from './databases.ts';

/** The data folder of an embedded database, migrated and empty, that nobody has open; gone after the test. */
export async function databaseFolder(): Promise<string> {
  const folder = join(temporaryFolder(), 'database');
  cpSync((await askForPglite()).folder, folder, { recursive: true });
  // In one go: after a crash the database syncs each of a thousand files by itself, which takes long when all are new.
  spawnSync('sync', ['-f', folder]);
  return folder;
}

/** A folder of this test's own, gone after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
