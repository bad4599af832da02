import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedFile } from '#engine/adapters/database/connection/errors.ts';
import type { Config } from './config.ts';
import { makeDataFolder } from './data-folder.ts';

/** As of `SESSION_SECRET`. */
const MIN_LENGTH = 32;

/**
 * The secret of an embedded shop: made at the first start, stored in the data folder, readable by its owner only,
 * so that sessions survive a restart.
 * @throws DamagedFile when the file has been emptied or cut: tokens could be forged
 */
function storedSecret(dataFolder: string): string {
  const file = join(dataFolder, 'session-secret');
  makeDataFolder(dataFolder);
  try {
    // `wx` fails where a file exists, so that two concurrent first starts end with one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length < MIN_LENGTH)
    throw new DamagedFile(file, 'A new one is made, and all logins and carts end.');
  return secret;
}

/** The secret that signs, and the one before it, if the operator has named it: what that has signed is still valid. */
export function sessionSecrets({
  sessionSecret,
  previousSessionSecret,
  dataFolder,
}: Pick<Config, 'sessionSecret' | 'previousSessionSecret' | 'dataFolder'>): readonly [string, ...string[]] {
  const previous = previousSessionSecret === null ? [] : [previousSessionSecret];
  return [sessionSecret ?? storedSecret(dataFolder), ...previous];
}
