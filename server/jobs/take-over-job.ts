import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { SITE } from '#contract/site.ts';
import { ContentError } from '../content/read-file.ts';
import { fingerprintOf } from '../own-shop/fingerprint.ts';
import { brandPictures, ownFingerprint, ownShop, readOwnShop, renewHoliday, setOwnShop } from '../own-shop/own-shop.ts';
import type { ShopFile } from '../own-shop/shop-file.ts';
import { ShopFileError } from '../own-shop/shop-file-error.ts';
import { statusOf, unfinished } from '../own-shop/shop-status.ts';
import { renewShopSettings } from '../settings/shop-settings.ts';
import type { Job } from './scheduler.ts';

/** What amounts, days, emails and pictures of the running shop are made with. */
const FIXED = [
  'shop.name',
  'shop.tagline',
  'shop.description',
  'shop.since',
  'shop.email',
  'shop.timeZone',
  'shop.dates',
  'shop.colours',
  'currency',
  'delivery.sellingCountries',
  'taxes.pricesIncludeTax',
] as const;

interface Needs {
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** Reads the texts of pages again. @throws ContentError */
  renewContent(): void;
  /** Called once the shop has the new settings: what was made with the old ones is to be dropped. */
  onTakenOver(): void;
}

/**
 * Takes over a changed file of the brand, and its texts, while the shop runs: all of the change, or nothing where it is wrong or
 * needs a restart. A change counts once the files are the same in two runs, so that none is read while it is being written.
 */
export function takeOverJob({ environment, logger, renewContent, onTakenOver }: Needs): Job {
  // Not what stands there now: the shop may have been long in opening.
  let handled = ownFingerprint();
  let before = handled;

  function takeOver(): void {
    const next = readOwnShop(environment, brandPictures());
    const settings = needingRestart(environment, next.file);
    if (settings.length > 0) {
      logger.warn({ settings }, 'the new settings wait for a restart');
      return;
    }
    const wasOpen = SITE.status === 'open';
    // With the old settings first: texts that are wrong leave everything as it was.
    renewContent();
    setOwnShop(next);
    renewShopSettings();
    renewContent();
    onTakenOver();
    logger.info('the new settings were taken over');
    const missing = wasOpen && SITE.status === 'preparing' ? unfinished(environment, next.file) : [];
    if (missing.length > 0) logger.warn({ missing }, 'the shop takes no orders without these settings');
  }

  function beginOrEndHoliday(): void {
    if (!renewHoliday()) return;
    renewShopSettings();
    onTakenOver();
    logger.info({ holiday: SITE.holiday }, 'a holiday is announced, begins or ends');
  }

  return {
    name: 'settings',
    everySeconds: 2,
    async run() {
      beginOrEndHoliday();
      const now = fingerprintOf(environment);
      const isStill = now === before;
      before = now;
      if (!isStill || now === handled) return;
      handled = now;
      try {
        takeOver();
      } catch (error) {
        if (!(error instanceof ShopFileError || error instanceof ContentError)) throw error;
        logger.error({ mistakes: error.message.split('\n') }, 'the new settings are wrong and were not taken over');
      }
    },
  };
}

/** Names of changed settings that the shop reads only when it starts. */
function needingRestart(environment: NodeJS.ProcessEnv, file: ShopFile): readonly string[] {
  const changed = FIXED.filter((path) => !isDeepStrictEqual(settingAt(file, path), settingAt(ownShop(), path)));
  // The demo has products and buyers of its own.
  const leavesDemo = (SITE.status === 'demo') !== (statusOf(environment, file) === 'demo');
  return leavesDemo ? [...changed, 'demo'] : changed;
}

const settingAt = (file: ShopFile, path: (typeof FIXED)[number]): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], file);
