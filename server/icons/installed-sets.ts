import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IconSet, readIconSet } from './icon-set.ts';

/** Packages with one set of icons each, by its prefix. */
const FOLDER = fileURLToPath(new URL('../../node_modules/@iconify-json', import.meta.url));

/** The installed sets of icons, each read when it is first needed. */
export function createInstalledSets(): (prefix: string) => Promise<IconSet | null> {
  const prefixes = new Set(existsSync(FOLDER) ? readdirSync(FOLDER) : []);
  const sets = new Map<string, Promise<IconSet | null>>();
  const read = async (prefix: string) => readIconSet(await readFile(join(FOLDER, prefix, 'icons.json'), 'utf8'));
  return (prefix) => {
    if (!prefixes.has(prefix)) return Promise.resolve(null);
    const set = sets.get(prefix) ?? read(prefix);
    sets.set(prefix, set);
    return set;
  };
}
