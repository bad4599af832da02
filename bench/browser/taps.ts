import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { openPhone, waitUntilWhole } from './phone.ts';

interface Tap {
  readonly name: string;
  readonly path: string;
  /** Makes what is tapped visible. */
  prepare?(page: Page): Promise<void>;
  /** What is tapped. */
  readonly target: string;
  /** What changes in response, by its text. */
  readonly result: string;
  /** The finger rests for as long as fingers do, and the network answers as late as a mobile one. */
  readonly isFar?: boolean;
}

/** In milliseconds. */
export interface TapTimes {
  /** From the finger's leaving the screen to the frame that shows the result. */
  readonly waited: number;
  /** The longest task from the finger's first touch until then. */
  readonly longestTask: number;
}

const SETTLE_MS = 1500;
const FINGER_RESTS_MS = 100;
const FAR = { offline: false, latency: 150, downloadThroughput: 1_000_000, uploadThroughput: 400_000 };
const LIST = '/id/products';
const CARD = 'main li:has([data-card-picture])';

const FILTER: Tap = {
  name: 'filter → the whole new list',
  path: LIST,
  prepare: (page) => page.locator('button[popovertarget="filters"]:not([popovertargetaction])').tap(),
  target: '#filters label:has(input[name="category"])',
  result: `main ul:has(> li [data-card-picture])`,
};

export const TAPS: readonly Tap[] = [
  { name: 'card → name, picture and price', path: LIST, target: `${CARD} h2 a`, result: 'main h1' },
  { name: 'card → the whole product', path: LIST, target: `${CARD} h2 a`, result: 'main #reviews' },
  FILTER,
  { ...FILTER, name: 'the same by a finger, far from the shop', isFar: true },
  {
    name: 'add → the number in the header',
    path: LIST,
    target: `${CARD} button[name="add-product"]`,
    result: 'header a[href$="/cart"]',
  },
];

declare global {
  var tapOfBench: Promise<TapTimes>;
}

/**
 * Runs in the page, which is only asked for its text when it has changed: looking at each frame, as the bench did before, took a
 * tenth of what it measured.
 */
function watchTap(result: string): void {
  const text = () =>
    Array.from(document.querySelectorAll(result)).find((element) => !element.closest('[hidden]'))?.textContent;
  const before = text();
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  globalThis.tapOfBench = new Promise((resolve) => {
    let lifted = Number.NaN;
    addEventListener('click', ({ timeStamp }) => (lifted = timeStamp), { capture: true, once: true });
    // Before anything else that waits: what the page does after the frame is not part of the shopper's waiting.
    const afterFrame = (then: () => void) =>
      requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));
    const changes = new MutationObserver(() => {
      const now = text();
      if (now === before || now === undefined) return;
      changes.disconnect();
      afterFrame(() => {
        const waited = performance.now() - lifted;
        // The observer hears of a task when it has ended.
        globalThis.setTimeout(() => resolve({ waited, longestTask: Math.max(0, ...tasks) }), 100);
      });
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] });
  });
}

/** How long the shopper waits on a slow phone with a fast network. */
export async function measureTap(browser: Browser, address: string, tap: Tap): Promise<TapTimes> {
  const { page, devtools, close } = await openPhone(browser, { hasSlowNetwork: false });
  await page.goto(address + tap.path, { waitUntil: 'load' });
  await waitUntilWhole(page);
  // Nobody taps before looking around: what comes with the first touch is there.
  await page.mouse.wheel(0, 50);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await tap.prepare?.(page);
  const target = page.locator(tap.target).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${tap.name}: nothing to tap`);
  await page.evaluate(watchTap, tap.result);
  await page.waitForTimeout(SETTLE_MS);
  if (tap.isFar) await devtools.send('Network.emulateNetworkConditions', FAR);
  // Not by the locator, whose script would run in the page at the same time.
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (tap.isFar) await setTimeout(FINGER_RESTS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const times = await page.evaluate(() => globalThis.tapOfBench);
  await close();
  return times;
}
