import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataFolderOf } from '../own-shop/data-folder-of.ts';

/**
 * What is loaded from here on need not be stripped of its types and compiled again at the next start. A first start leaves its folders to
 * the shop: nothing is made where it cannot open.
 */
export function keepCompiled(environment: NodeJS.ProcessEnv): void {
  const cache = join(dataFolderOf(environment), 'cache');
  if (existsSync(cache)) enableCompileCache(join(cache, 'compiled'));
}
