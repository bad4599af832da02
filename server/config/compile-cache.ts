import { existsSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { dataFolderOf } from '../own-shop/data-folder-of.ts';

/**
 * What is loaded from here on need not be stripped of its types and compiled again at the next start. A first start leaves its folders to
 * the shop: nothing is made where it cannot open.
 */
export function keepCompiled(environment: NodeJS.ProcessEnv): void {
  const cache = join(dataFolderOf(environment), 'cache');
  if (!existsSync(cache)) return;
  enableCompileCache(join(cache, 'compiled'));
  const folder = getCompileCacheDir();
  // The database's thread takes it from there.
  if (folder !== undefined) environment.NODE_COMPILE_CACHE ??= folder;
}
