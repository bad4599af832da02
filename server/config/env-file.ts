import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/**
 * Settings of a `.env` file beside package.json; the real environment wins.
 * @throws ConfigError when this user may not read it
 */
export function loadEnvFile(): void {
  try {
    readFileSync('.env');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return;
    throw new ConfigError(`.env cannot be read by this user (${code})`);
  }
  process.loadEnvFile('.env');
}
