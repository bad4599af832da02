import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/**
 * What Chromium does without. First what Playwright leaves out, because the last list of the command line alone counts; then the pages
 * of its address bar: two for each window, which took two thirds of a visitor's processor time.
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
];

const FLAGS = [
  '--no-sandbox',
  `--disable-features=${FEATURES.join(',')}`,
  '--disable-gpu',
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
