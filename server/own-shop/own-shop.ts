import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_SITE } from '#contract/demo-site.ts';
import { ownSiteOf } from './own-site.ts';
import { readShopFile } from './read-shop-file.ts';
import type { ShopFile } from './shop-file.ts';
import { ShopFileError } from './shop-file-error.ts';

const FILE_NAME = 'shop.config.yaml';

/** Where the brand's settings stand, whether or not there are any. */
export const shopFilePath = ({ SHOP_CONFIG, DATA_DIR }: NodeJS.ProcessEnv): string =>
  resolve(SHOP_CONFIG || join(DATA_DIR || 'data', FILE_NAME));

let own: ShopFile = {};

/** What the brand's file says; empty without one. */
export const ownShop = (): ShopFile => own;

/**
 * Reads the brand's settings. To be called before anything that reads `SITE` is loaded: the shop has them from its first line on.
 *
 * @throws {ShopFileError} when they are wrong, or `SHOP_CONFIG` names no file
 */
export function loadOwnShop(environment: NodeJS.ProcessEnv): void {
  const path = shopFilePath(environment);
  if (!existsSync(path)) {
    if (!environment.SHOP_CONFIG) return;
    throw new ShopFileError(path, [{ line: 1, setting: '', problem: 'is not there: SHOP_CONFIG names it' }]);
  }
  const reading = readShopFile(readFileSync(path, 'utf8'));
  if (!reading.ok) throw new ShopFileError(path, reading.problems);
  own = reading.file;
  globalThis.ownSiteSettings = ownSiteOf(own, DEMO_SITE);
}
