import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone of the lower middle class on a slow mobile network, as Lighthouse emulates it. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Milliseconds; bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

/** A visitor who has never been here. */
export async function openPhone(
  browser: Browser,
  { hasSlowNetwork }: { readonly hasSlowNetwork: boolean },
): Promise<Phone> {
  const context = await browser.newContext({ ...SCREEN, locale: 'id-ID' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (hasSlowNetwork) await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools, close: () => context.close() };
}

/** Waits until all of the page is React's. */
export const waitUntilWhole = (page: Page) =>
  page.waitForFunction(() => 'isWhole' in document.documentElement.dataset, undefined, { polling: 200 });

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
