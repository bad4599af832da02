import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ENDPOINTS } from '#contract/routes.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { type FaultyBackend, startFaultyBackend } from './faulty-backend.ts';
import { test } from './shopper.ts';

export interface RemoteShop {
  readonly address: string;
  readonly backend: FaultyBackend;
  /** How many pages it has sent that were old. */
  stalePages(): Promise<number>;
  /** For the storefront these minutes pass at once. */
  passMinutes(minutes: number): void;
  close(): Promise<void>;
}

const METRICS_TOKEN = 'of-this-run-only';
const STALE_PAGES = /^shop_page_cache_requests_total\{result="stale"\} (\d+)$/m;

async function readStalePages(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(address + ENDPOINTS.metrics.path, { headers })).text();
  return Number(STALE_PAGES.exec(metrics)?.[1] ?? 0);
}

async function openRemoteShop(): Promise<RemoteShop> {
  const { address } = inject('shops').embedded;
  const folder = mkdtempSync(join(tmpdir(), 'shop-remote-'));
  const clock = join(folder, 'clock-ahead');
  writeFileSync(clock, '');
  const backend = await startFaultyBackend(address);
  const storefront = await spawnShop({
    dataFolder: folder,
    environment: {
      COMMERCE_API_URL: backend.url,
      IMG_URL: address,
      LOG_LEVEL: 'silent',
      METRICS_TOKEN,
      CLOCK_AHEAD: clock,
    },
    nodeFlags: ['--import', './e2e/harness/moved-clock.mjs'],
  });
  return {
    address: storefront.address,
    backend,
    stalePages: () => readStalePages(storefront.address),
    passMinutes: (minutes) => appendFileSync(clock, '.'.repeat(minutes)),
    async close() {
      await storefront.stop();
      backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `remote` is the storefront alone, over the API of the embedded shop: another process, behind HTTP that can fail. */
export const remoteTest = test.extend(
  'remote',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  async ({}, { onCleanup }) => {
    const shop = await openRemoteShop();
    onCleanup(shop.close);
    return shop;
  },
);
