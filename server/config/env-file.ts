import { existsSync } from 'node:fs';

/** Settings of a `.env` file beside package.json; the real environment wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
