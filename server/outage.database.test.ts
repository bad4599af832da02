import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { tellServer, urlOf } from '#engine/adapters/database/testing/template.ts';
import { type ApiShopper, createApiShopper, type PlacedOrder } from './testing/api-shopper.ts';
import { addProducts, openSmallShop, stockBySku } from './testing/small-shop.ts';

const SHOPPERS = 8;
const PIECES = 2;
/** What a client may send again: with the same key an order is placed once. */
const AGAIN = ['BUSY', 'ANSWER_LOST'];

/** Takes the database away from everybody; returns what gives it back. */
async function takeAway(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  const server = urlOf(url, 'postgres');
  await tellServer(server, `alter database ${name} allow_connections false`);
  await tellServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  return () => tellServer(server, `alter database ${name} allow_connections true`);
}

/** Insists, with the same key, until the order is placed. */
async function insist(shopper: ApiShopper, codes: string[]): Promise<PlacedOrder> {
  const key = randomUUID();
  for (;;) {
    const response = await shopper.checkOut(key);
    if (response.ok) return response;
    codes.push(response.code);
    if (!AGAIN.includes(response.code)) throw new Error(response.code);
    await sleep(50);
  }
}

test('while the database goes away again and again no order is lost or placed twice, and no piece is', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-outage-'));
  const { url, drop } = await freshPostgresUrl();
  const shop = await openSmallShop({ dataFolder, databaseUrl: url });
  onTestFinished(async () => {
    await shop.close();
    await drop();
    rmSync(dataFolder, { recursive: true });
  });
  await addProducts(shop, [{ sku: 'steady', pieces: 100 }]);
  const codes: string[] = [];
  const placed: PlacedOrder[] = [];
  for (let round = 0; round < 4; round++) {
    const before = codes.length;
    const shoppers = Array.from({ length: SHOPPERS }, () => createApiShopper(shop.engine.execute));
    for (const shopper of shoppers) await shopper.add('steady', PIECES);
    const taking = takeAway(url);
    // It is away before anybody orders, or goes while they do.
    const isAwayFirst = round % 2 === 0;
    if (isAwayFirst) await taking;
    const ordering = Promise.all(shoppers.map((shopper) => insist(shopper, codes)));
    const giveBack = await taking;
    if (isAwayFirst) await expect.poll(() => codes.slice(before)).toContain('BUSY');
    await giveBack();
    placed.push(...(await ordering));
  }
  expect(new Set(placed.map(({ id }) => id)).size).toBe(4 * SHOPPERS);
  const orders = await shop.database.db.selectFrom('orders').select('id').execute();
  expect(orders).toHaveLength(4 * SHOPPERS);
  expect((await stockBySku(shop.database)).steady).toBe(100 - 4 * SHOPPERS * PIECES);
});
