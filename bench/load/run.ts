import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnShop } from '#server/testing/shop-process.ts';
import { fill, WITHOUT_DEMO } from '../engine/shops.ts';
import { megabytes } from '../process-usage.ts';
import { printCells, whole } from '../table.ts';
import { type WorstRequest, worstRequests } from './worst-requests.ts';

const PRODUCTS = 5000;
const PAUSE_MS = 2;
const WIDTHS = [44, 10, 12, 10, 12, 12];

/** How long another client waits while one request is answered, and what memory the shop takes. */
const folder = mkdtempSync(join(tmpdir(), 'shop-load-'));
await fill({ dataFolder: folder }, PRODUCTS);
// Flags of Node for the shop, for example `--max-old-space-size=512`.
const shop = await spawnShop({
  dataFolder: folder,
  nodeFlags: process.argv.slice(2),
  environment: WITHOUT_DEMO,
});
try {
  printCells(['request', 'time', 'seconds', 'MB', 'p99 ms', 'longest ms', 'RSS MB'], WIDTHS);
  for (const request of worstRequests()) for (const time of ['first', 'second']) await measure(request, time);
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true });
}

async function measure({ name, path, body }: WorstRequest, time: string): Promise<void> {
  await othersWait();
  const begunAt = performance.now();
  let isRunning = true;
  const answer = ask(path, body).finally(() => {
    isRunning = false;
  });
  const waits: number[] = [];
  while (isRunning) {
    waits.push(await othersWait());
    await sleep(PAUSE_MS);
  }
  const { length } = await answer;
  waits.sort((a, b) => a - b);
  const seconds = (performance.now() - begunAt) / 1000;
  printCells(
    [
      name,
      time,
      seconds.toFixed(2),
      (length / 1e6).toFixed(1),
      ...[waits[Math.floor(waits.length * 0.99)] ?? 0, waits.at(-1) ?? 0].map((wait) => whole.format(wait)),
      whole.format(megabytes(shop.pid, 'VmRSS')),
    ],
    WIDTHS,
  );
}

/** Milliseconds until another client has its answer. */
async function othersWait(): Promise<number> {
  const begunAt = performance.now();
  await ask('/graphql', '{"query":"{ generalSettings { title } }"}');
  return performance.now() - begunAt;
}

async function ask(path: string, body?: string): Promise<{ readonly length: number }> {
  const posted = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`${shop.address}${path}`, body === undefined ? {} : { ...posted, body });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
  return response.bytes();
}
