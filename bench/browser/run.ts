import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { spawnShop } from '#server/testing/shop-process.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { printCells, whole } from '../table.ts';
import { measureLoad, type PageLoad } from './page-load.ts';
import { median } from './phone.ts';
import { measureTap, TAPS } from './taps.ts';

/** The first visit is not measured: pages, pictures and code of the shop are made by then. */
const ROUNDS = 5;
const PAGES = ['/id', '/id/products', '/id/product/carnauba-wax'];
const WIDTHS = [34, 10, 10, 16, 16, 16, 12];

/** What a visitor with a slow phone waits for: pages, and three taps. Medians. */
const folder = mkdtempSync(join(tmpdir(), 'shop-browser-'));
const shop = await spawnShop({ dataFolder: folder });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  printCells(['page', 'requests', 'KB', 'first paint ms', 'largest ms', 'longest task', 'blocked ms'], WIDTHS);
  for (const path of PAGES) {
    const loads = await repeat(() => measureLoad(browser, shop.address + path));
    const of = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
    const times = [of('firstPaint'), of('largestPaint'), of('longestTask'), of('blocked')];
    printCells([path, ...[of('requests'), of('bytes') / 1024, ...times].map((number) => whole.format(number))], WIDTHS);
  }
  printCells(['tap', 'ms'], WIDTHS);
  for (const tap of TAPS) {
    const waits = await repeat(() => measureTap(browser, shop.address, tap));
    printCells([tap.name, whole.format(median(waits))], WIDTHS);
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  await measure();
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await measure());
  return results;
}
