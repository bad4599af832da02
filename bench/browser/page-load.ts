import type { Browser } from 'playwright-core';
import { openPhone, waitUntilWhole } from './phone.ts';

export interface PageLoad {
  readonly requests: number;
  /** As they came over the network. */
  readonly bytes: number;
  /** Milliseconds from the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds of the longest task until the page was whole. */
  readonly longestTask: number;
  /** Milliseconds that tasks took beyond 50 each. */
  readonly blocked: number;
}

interface Observed {
  largestPaint: number;
  tasks: number[];
}

declare global {
  var observedByBench: Observed;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const observed: Observed = { largestPaint: 0, tasks: [] };
  globalThis.observedByBench = observed;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => observed.tasks.push(duration));
}

/** A first visit of a page, with an empty cache, until all of it is React's. */
export async function measureLoad(browser: Browser, url: string): Promise<PageLoad> {
  const { page, devtools, close } = await openPhone(browser, { hasSlowNetwork: true });
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await waitUntilWhole(page);
  const { firstPaint, largestPaint, tasks } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...globalThis.observedByBench,
  }));
  await close();
  const blocked = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { requests, bytes, firstPaint, largestPaint, longestTask: Math.max(0, ...tasks), blocked };
}
