import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/**
 * What Chromium does without: first Playwright's own list, which this one replaces, then pages that it opens for its address bar, for
 * each window anew, in two thirds of the processor time that a visitor takes.
 */
const FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'],
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
