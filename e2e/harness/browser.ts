import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/**
 * What Chromium does without. First what Playwright leaves out, because the last list of the command line alone counts; then the pages
 * of its address bar: two for each window, which took two thirds of a visitor's processor time; then the process that it starts for the
 * next site of a visitor, who sees one only.
 */
const FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
];

/**
 * Of the engine. Playwright's own come first, because the last list counts here, too. The headless shell does not know how fast its network
 * is; with the last one it loads pictures as far below the screen as the whole browser does.
 */
const SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

const FLAGS = [
  '--no-sandbox',
  `--disable-features=${FEATURES.join(',')}`,
  `--blink-settings=${SETTINGS.join(',')}`,
  '--disable-gpu',
  // Letters are as wide in the headless shell as in the whole browser, whose pictures are approved.
  '--font-render-hinting=slight',
  // Else a picture that is decoded once more is left out of what is drawn meanwhile, and of a screenshot.
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one browser of a run. `CHROMIUM` names the program. */
export function launchBrowser(): Promise<BrowserServer> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('CHROMIUM names no browser; `npm test` finds one.');
  return chromium.launchServer({ executablePath, headless: true, args: FLAGS, host: '127.0.0.1' });
}

export const connectToBrowser = (address: string): Promise<Browser> => chromium.connect(address);
