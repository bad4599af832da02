import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { spawnShop } from '#server/testing/shop-process.ts';
import { findBrowser, WHOLE_BROWSER } from '../../scripts/find-browser.ts';
import { printCells, whole } from '../table.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { median } from './phone.ts';
import { measureTap, TAPS } from './taps.ts';

/** The first visit is not measured: pages, pictures and code of the shop are made by then. */
const ROUNDS = 5;
const PAGES = ['/id', '/id/products', '/id/product/carnauba-wax'];
const PAGE_WIDTHS = [34, 10, 10, 16, 16, 16, 12];
const TAP_WIDTHS = [34, 10, 16];

/** What a visitor with a slow phone waits for: pages, and three taps. Medians. */
const folder = mkdtempSync(join(tmpdir(), 'shop-browser-'));
const shop = await spawnShop({ dataFolder: folder });
const browser = await chromium.launch({ executablePath: findBrowser([WHOLE_BROWSER]), args: ['--no-sandbox'] });
try {
  printCells(['page', 'requests', 'KB', 'first paint ms', 'largest ms', 'longest task', 'blocked ms'], PAGE_WIDTHS);
  for (const path of PAGES) {
    const loads = await repeat(() => measureLoad(browser, shop.address + path));
    const of = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
    const times = [of('firstPaint'), of('largestPaint'), of('longestTask'), of('blocked')];
    printNumbers(path, [of('requests'), of('bytes') / 1024, ...times], PAGE_WIDTHS);
  }
  printCells(['tap', 'ms', 'longest task'], TAP_WIDTHS);
  for (const tap of TAPS) {
    const taps = await repeat(() => measureTap(browser, shop.address, tap));
    const times = [median(taps.map(({ waited }) => waited)), median(taps.map(({ longestTask }) => longestTask))];
    printNumbers(tap.name, times, TAP_WIDTHS);
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
}

function printNumbers(name: string, numbers: readonly number[], widths: readonly number[]): void {
  printCells([name, ...numbers.map((number) => whole.format(number))], widths);
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  await measure();
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await measure());
  return results;
}
