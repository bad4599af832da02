import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DEMO_SITE } from '#contract/demo-site.ts';
import type { Site, SitePicture } from '#contract/site-settings.ts';
import { type BrandPictures, brandFolder, readBrandPictures } from './brand-pictures.ts';
import { fingerprintOf } from './fingerprint.ts';
import { holidayAt } from './holidays.ts';
import { ownSiteOf } from './own-site.ts';
import { problemTextsIn } from './problem-texts.ts';
import { readShopFileAt } from './read-shop-file.ts';
import { createRedirectLookup, redirectOf } from './redirects.ts';
import type { ShopFile } from './shop-file.ts';
import { ShopFileError } from './shop-file-error.ts';
import { ownTextsFolder, shopFilePath, statusOf } from './shop-status.ts';

interface OwnShop {
  /** Of the files that it was read from, as they were before. */
  readonly fingerprint: string;
  readonly file: ShopFile;
  readonly pictures: BrandPictures;
  readonly site: Partial<Site>;
  /** Where an earlier path leads now; null for any other path. */
  lookUpRedirect(path: string): string | null;
}

let own: OwnShop = { fingerprint: '', file: {}, pictures: {}, site: {}, lookUpRedirect: () => null };

/** What the brand's file says; empty without one. */
export const ownShop = (): ShopFile => own.file;

/** Of the files that the settings in use were read from. */
export const ownFingerprint = (): string => own.fingerprint;

/** Where an earlier address of the shop leads now, by the settings of this moment; null for any other address. */
export const ownRedirectOf = (target: string): string | null => redirectOf(own.lookUpRedirect, target);

/** Its logo and icons, as far as it has any. */
export const brandPictures = (): BrandPictures => own.pictures;

/**
 * Reads the brand's settings. To be called before anything that reads `SITE` is loaded: the shop has them from its first line on.
 *
 * @throws {ShopFileError} when they are wrong, or `SHOP_CONFIG` names no file
 * @throws {BrandPictureError}
 */
export function loadOwnShop(environment: NodeJS.ProcessEnv): void {
  setOwnShop(readOwnShop(environment, readBrandPictures(brandFolder(environment))));
}

/** @throws {ShopFileError} when the settings are wrong, or `SHOP_CONFIG` names no file */
export function readOwnShop(environment: NodeJS.ProcessEnv, pictures: BrandPictures): OwnShop {
  const fingerprint = fingerprintOf(environment);
  const file = readFile(environment);
  const site = {
    ...ownSiteOf(file, DEMO_SITE, statusOf(environment, file)),
    ...picturesOfSite(pictures),
    ...holidayOfSite(file),
    // The racing of the shop's own brand is nobody else's.
    ...(file.shop?.name !== undefined && { racingPage: ownRacingPage(environment) }),
  };
  return { fingerprint, file, pictures, site, lookUpRedirect: createRedirectLookup(file.redirects ?? {}) };
}

/** The first of the brand's own pages about racing. */
function ownRacingPage(environment: NodeJS.ProcessEnv): string | null {
  const folder = join(ownTextsFolder(environment), 'racing');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return files.sort()[0]?.slice(0, -'.md'.length) ?? null;
}

export function setOwnShop(next: OwnShop): void {
  own = next;
  globalThis.ownSiteSettings = next.site;
  globalThis.siteSettings = Object.assign(globalThis.siteSettings ?? {}, DEMO_SITE, next.site);
}

/** Takes over the holiday of this moment. False where it is the one that the shop has. */
export function renewHoliday(): boolean {
  const { holiday: _before, ...site } = own.site;
  const next = { ...site, ...holidayOfSite(own.file) };
  if (isDeepStrictEqual(next, own.site)) return false;
  setOwnShop({ ...own, site: next });
  return true;
}

function holidayOfSite({ shop }: ShopFile): Pick<Partial<Site>, 'holiday'> {
  const calendar = { timeZone: shop?.timeZone ?? DEMO_SITE.timeZone, dateLocale: shop?.dates ?? DEMO_SITE.dateLocale };
  const holiday = holidayAt(new Date(), shop?.holidays ?? [], calendar);
  return holiday === null ? {} : { holiday };
}

function picturesOfSite({ logo, 'logo-on-dark': logoOnDark, home, share }: BrandPictures): Partial<Site> {
  const shown = ({ src, width, height }: SitePicture) => ({ src, width, height });
  return {
    ...(logo && { logo: shown(logo) }),
    ...(logoOnDark && { logoOnDark: shown(logoOnDark) }),
    ...(home && { homePicture: shown(home) }),
    ...(share && { siteImage: share.src }),
  };
}

function readFile(environment: NodeJS.ProcessEnv): ShopFile {
  const path = shopFilePath(environment);
  if (!existsSync(path)) {
    if (!environment.SHOP_CONFIG) return {};
    throw new ShopFileError(path, [{ line: 1, setting: '', problem: problemTextsIn('en').notThere }]);
  }
  const reading = readShopFileAt(path);
  if (!reading.ok) throw new ShopFileError(path, reading.problems);
  return reading.file;
}
