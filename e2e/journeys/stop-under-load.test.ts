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
  const answered = { kept: 0, new: 0 };
  const asking = Promise.all([
    askUntilGone({ address, paths: PATHS, clients: 8, keepsAlive: true, onAnswer: (count) => (answered.kept = count) }),
    askUntilGone({
      address,
      paths: PATHS,
      clients: 12,
      keepsAlive: false,
      onAnswer: (count) => (answered.new = count),
    }),
  ]);
  await expect.poll(() => Math.min(answered.kept, answered.new)).toBeGreaterThan(20);
  await shop.stop('SIGTERM');
  const asked = await asking;
  await Promise.all(endless.map(({ cut }) => cut));
  expect(asked.map(({ cut }) => cut)).toEqual([[], []]);
});
