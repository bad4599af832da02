import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { orderReceivedPath } from '#contract/paths.ts';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { SHOP_SETTINGS } from '#server/settings/shop-settings.ts';
import { spawnShop } from '#server/testing/shop-process.ts';
import { openDatabaseOf, stockBySku } from '#server/testing/small-shop.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { BUYER, beginCheckout, choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const ITEM = itemOf('tyre-shine', { size: '500ml' });

async function buyOne(shopper: Shopper) {
  await beginCheckout(shopper, ITEM);
  await walkToPayment(shopper);
  await choosePayment(shopper, SHOP_SETTINGS.bankTransfer.title[shopper.language]);
  return placeOrder(shopper);
}

/** Opens the database of a shop that is closed. */
async function withDatabase<Stored>(folder: string, read: (database: Database) => Promise<Stored>): Promise<Stored> {
  const database = await openDatabaseOf(folder);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

async function readStored(database: Database) {
  const { db } = database;
  return {
    order: await db.selectFrom('orders').select(['id', 'status', 'language']).executeTakeFirst(),
    lines: await db.selectFrom('orderLines').select(['sku', 'quantity', 'stockTaken']).execute(),
    emails: await db.selectFrom('mailOutbox').select('mail').orderBy('id').execute(),
    left: await stockBySku(database),
  };
}

test('order, stock and unsent emails survive a restart', async ({ enter, expect, onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(inject('seededFolder'), folder, { recursive: true });
  const were = await withDatabase(folder, stockBySku);
  const shop = await spawnShop({ dataFolder: folder });
  const shopper = await enter({ address: shop.address, language: 'id' });
  const { id, key } = await buyOne(shopper);
  await shopper.context.close();
  await shop.stop();

  const { order, lines, emails, left } = await withDatabase(folder, readStored);
  expect(order).toEqual({ id, status: 'on-hold', language: 'id' });
  expect(lines).toEqual([{ sku: ITEM.sku, quantity: 1, stockTaken: 1 }]);
  expect(emails.map(({ mail }) => mail)).toEqual([
    { kind: 'order-received', to: shopper.email, language: 'id', orderId: id },
    { kind: 'new-order', to: SHOP_SETTINGS.shopEmail, language: SHOP_SETTINGS.shopLanguage, orderId: id },
  ]);
  expect(left).toEqual({ ...were, [ITEM.sku]: (were[ITEM.sku] ?? 0) - 1 });

  const again = await spawnShop({ dataFolder: folder });
  onTestFinished(() => again.stop());
  const friend = await enter({ address: again.address });
  await open(friend, orderReceivedPath(id, key));
  await friend.page.getByRole('heading', { level: 1, name: friend.messages(ORDER).thanks(BUYER.firstName) }).waitFor();
});
