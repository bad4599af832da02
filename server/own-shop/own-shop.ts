import { existsSync, readFileSync } from 'node:fs';
import { DEMO_SITE } from '#contract/demo-site.ts';
import { ownSiteOf } from './own-site.ts';
import { problemTextsIn } from './problem-texts.ts';
import { readShopFile } from './read-shop-file.ts';
import type { ShopFile } from './shop-file.ts';
import { ShopFileError } from './shop-file-error.ts';
import { shopFilePath, statusOf } from './shop-status.ts';

let own: ShopFile = {};

/** What the brand's file says; empty without one. */
export const ownShop = (): ShopFile => own;

/**
 * Reads the brand's settings. To be called before anything that reads `SITE` is loaded: the shop has them from its first line on.
 *
 * @throws {ShopFileError} when they are wrong, or `SHOP_CONFIG` names no file
 */
export function loadOwnShop(environment: NodeJS.ProcessEnv): void {
  own = read(environment);
  globalThis.ownSiteSettings = ownSiteOf(own, DEMO_SITE, statusOf(environment, own));
}

function read(environment: NodeJS.ProcessEnv): ShopFile {
  const path = shopFilePath(environment);
  if (!existsSync(path)) {
    if (!environment.SHOP_CONFIG) return {};
    throw new ShopFileError(path, [{ line: 1, setting: '', problem: problemTextsIn('en').noFile }]);
  }
  const reading = readShopFile(readFileSync(path, 'utf8'));
  if (!reading.ok) throw new ShopFileError(path, reading.problems);
  return reading.file;
}
