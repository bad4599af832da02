import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { LATEST_BUILD } from '#contract/builds.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { startProxy } from '../harness/proxy.ts';

const CLIENTS = 6;
const PAGES = ['/en/products', '/id/products', '/en/product/engine-flush', '/id/faq'];

interface RunningShop {
  readonly shop: ShopProcess;
  readonly dataFolder: string;
  restart(): Promise<void>;
}

async function openShop(port = '0'): Promise<RunningShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-rolling-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  cpSync(inject('seededFolder'), dataFolder, { recursive: true });
  const shop = await spawnShop({ dataFolder, environment: { PORT: port } });
  let running = shop;
  onTestFinished(() => running.stop());
  const restart = async () => {
    await running.stop('SIGTERM');
    running = await spawnShop({ dataFolder, environment: { PORT: new URL(shop.address).port } });
    await expect.poll(async () => (await fetch(running.address + ENDPOINTS.readiness.path)).status).toBe(200);
  };
  return { shop, dataFolder, restart };
}

/** Sends one request after the other until it is stopped. Returns how many were answered, and what was lost. */
async function shopAround(address: string, client: number, stopped: AbortSignal) {
  let answered = 0;
  const lost: string[] = [];
  while (!stopped.aborted) {
    const path = PAGES[(answered + client) % PAGES.length];
    const sent = client % 2 === 0 ? fetch(`${address}${path}`) : askForTheCart(address);
    const problem = await sent.then(
      async (response) => (response.status === 200 && (await response.text()) ? null : `status ${response.status}`),
      (error: unknown) => String(error),
    );
    answered += 1;
    if (problem !== null) lost.push(`${path}: ${problem}`);
  }
  return { answered, lost };
}

const askForTheCart = (address: string) =>
  fetch(`${address}${ENDPOINTS.graphql.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ cart { isEmpty total } }' }),
  });

test('two processes behind a proxy are restarted one after the other, and no request is lost', async () => {
  const shops = [await openShop(), await openShop()];
  const proxy = await startProxy(shops.map(({ shop }) => Number(new URL(shop.address).port)));
  onTestFinished(() => proxy.close());
  const stopped = new AbortController();
  const clients = Array.from({ length: CLIENTS }, (_, client) => shopAround(proxy.address, client, stopped.signal));
  for (const { restart } of shops) await restart();
  stopped.abort();
  const results = await Promise.all(clients);
  expect(results.flatMap(({ lost }) => lost)).toEqual([]);
  for (const { answered } of results) expect(answered).toBeGreaterThan(0);
});

test('a shop has the files of other releases for their pages, and leaves its own to them', async () => {
  const { shop, dataFolder } = await openShop();
  const releases = join(dataFolder, 'cache', 'releases');
  const { id } = await (await fetch(shop.address + LATEST_BUILD)).json();
  expect(readdirSync(releases)).toContain(`${id}.json`);
  const code = 'code of another release';
  writeFileSync(join(releases, 'other.json'), JSON.stringify({ '/assets/other.js': btoa(code) }));
  const response = await fetch(`${shop.address}/assets/other.js`);
  expect([response.headers.get('content-type'), await response.text()]).toEqual([
    'text/javascript; charset=utf-8',
    code,
  ]);
});
