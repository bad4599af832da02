import { readFileSync } from 'node:fs';
import { MIGRATIONS } from '#engine/adapters/database/migrations/all.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** Two programs of the same release, and only those, mean the same by what they say to each other. */
export const RELEASE: string = [version, MIGRATIONS.at(-1)?.name, process.version].join(' ');
