import { mkdirSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockDataFolder } from '../../pglite/data-folder-lock.ts';

/** Keeps a data folder until it is killed. */
const [folder = ''] = process.argv.slice(2);
mkdirSync(dirname(folder), { recursive: true });
lockDataFolder(folder);
writeSync(1, 'locked\n');
