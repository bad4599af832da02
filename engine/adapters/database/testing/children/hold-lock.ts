import { mkdirSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lockDataFolder } from '../../pglite/data-folder.ts';

/** Keeps a data folder until it is killed, without holding on to the lock itself. */
const [folder = ''] = process.argv.slice(2);
mkdirSync(dirname(folder), { recursive: true });
lockDataFolder(folder);
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
writeSync(1, 'locked\n');
