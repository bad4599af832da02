import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { askUntilGone, sendForEver } from '#server/testing/restless-clients.ts';
import { spawnShop } from '#server/testing/shop-process.ts';

const PATHS = ['/en/products', '/id/faq', '/en/made-up', '/en/cart', '/health'];

test('a shop that is stopped while many ask cuts no request, and those that never end cannot hold it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-stop-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  cpSync(inject('seededFolder'), dataFolder, { recursive: true });
  const shop = await spawnShop({ dataFolder });
  const { address } = shop;
  const endless = await Promise.all([
    sendForEver(address, ''),
    sendForEver(address, 'POST /en/cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\nhalf'),
  ]);
  const asking = Promise.all([
    askUntilGone({ address, paths: PATHS, clients: 8, keepsAlive: true }),
    askUntilGone({ address, paths: PATHS, clients: 12, keepsAlive: false }),
  ]);
  const isAnswering = async () => (await fetch(`${address}/health`)).status;
  for (let seen = 0; seen < 20; seen += 1) expect(await isAnswering()).toBe(200);
  await shop.stop('SIGTERM');
  const asked = await asking;
  await Promise.all(endless.map(({ cut }) => cut));
  expect(asked.map(({ cut }) => cut)).toEqual([[], []]);
  for (const { answered } of asked) expect(answered).toBeGreaterThan(20);
});
