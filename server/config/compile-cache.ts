import { statSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { dataFolderOf } from '../own-shop/data-folder-of.ts';

/**
 * What is loaded from here on need not be stripped of its types and compiled again at the next start. A first start leaves its folders to
 * the shop: nothing is made where it cannot open. What is compiled there is run as it stands, so nothing is read that another user could
 * have put there, as when root looks after somebody's shop.
 */
export function keepCompiled(environment: NodeJS.ProcessEnv): void {
  const dataFolder = dataFolderOf(environment);
  const cache = join(dataFolder, 'cache');
  if (![dataFolder, cache].every(isOwnFolder)) return;
  enableCompileCache(join(cache, 'compiled'));
  const folder = getCompileCacheDir();
  // The database's thread takes it from there.
  if (folder !== undefined) environment.NODE_COMPILE_CACHE ??= folder;
}

/** One that nobody but this user may write to. */
function isOwnFolder(folder: string): boolean {
  const facts = statSync(folder, { throwIfNoEntry: false });
  if (facts === undefined || process.getuid === undefined) return facts !== undefined;
  return facts.uid === process.getuid() && (facts.mode & 0o022) === 0;
}
