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
}

const SETTLE_MS = 1500;
const LIST = '/id/products';
const CARD = 'main li:has([data-card-picture])';

export const TAPS: readonly Tap[] = [
  { name: 'card → name, picture and price', path: LIST, target: `${CARD} h2 a`, result: 'main h1' },
  { name: 'card → the whole product', path: LIST, target: `${CARD} h2 a`, result: 'main #reviews' },
  {
    name: 'filter → the whole new list',
    path: LIST,
    prepare: (page) => page.locator('button[popovertarget="filters"]:not([popovertargetaction])').tap(),
    target: '#filters label:has(input[name="category"])',
    result: `main ul:has(> li [data-card-picture])`,
  },
  {
    name: 'add → the number in the header',
    path: LIST,
    target: `${CARD} form button[type="submit"]`,
    result: 'header a[href$="/cart"]',
  },
];

declare global {
  var tapOfBench: Promise<number>;
}

/** Runs in the page: settles with the milliseconds from the next tap to the frame that shows its result. */
function watchTap(result: string): void {
  const isSeen = (element: Element) => element.checkVisibility();
  const text = () => Array.from(document.querySelectorAll(result)).find(isSeen)?.textContent;
  const before = text();
  globalThis.tapOfBench = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const isShown = text() !== before && text() !== undefined;
        if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

/** How long the shopper waits, in milliseconds, on a slow phone with a fast network. */
export async function measureTap(browser: Browser, address: string, tap: Tap): Promise<number> {
  const { page, close } = await openPhone(browser, { hasSlowNetwork: false });
  await page.goto(address + tap.path, { waitUntil: 'load' });
  await waitUntilWhole(page);
  // Nobody taps before looking around: what comes with the first touch is there.
  await page.mouse.wheel(0, 50);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  await tap.prepare?.(page);
  const target = page.locator(tap.target).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(watchTap, tap.result);
  await target.tap();
  const waited = await page.evaluate(() => globalThis.tapOfBench);
  await close();
  return waited;
}
