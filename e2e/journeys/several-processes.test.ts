import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { accountPath, localPath, PATHS, productPath } from '#contract/paths.ts';
import { CHANNEL } from '#engine/adapters/database/connection/pool.ts';
import { command } from '#server/operator/testing/command.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { formatMoney } from '#storefront/i18n/format.ts';
import { LOGIN } from '#storefront/i18n/messages/account.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { HISTORY } from '#storefront/i18n/messages/order-actions.ts';
import { createApiClient, productIdOf } from '../harness/api-client.ts';
import { probePostgres } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { openShopProcesses, type ShopProcesses } from '../harness/shop-processes.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { choose, goFromHomeToList, pickFromList } from '../shopper/browse.ts';
import { addToCart, goToCheckout } from '../shopper/cart.ts';
import { choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

const BOUGHT = itemOf('syn-formula', { viscosity: '10w40', size: '1l' });
const PRICED = itemOf('valve-lubricant');

let processes: ShopProcesses;
beforeAll(async () => {
  processes = await openShopProcesses(2);
});
afterAll(() => processes.close());

/** From the home page to an order that opens an account. */
async function buyAndOpenAccount(shopper: Shopper) {
  const { page, messages, language } = shopper;
  await goFromHomeToList(shopper);
  await pickFromList(shopper, BOUGHT);
  await choose(shopper, BOUGHT);
  await addToCart(shopper, BOUGHT);
  await goToCheckout(shopper);
  await walkToPayment(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title[language]);
  await page.getByRole('checkbox', { name: messages(CHECKOUT).openAccount }).check();
  await page.getByLabel(messages(LOGIN).password, { exact: true }).fill('seratus botol oli');
  return placeOrder(shopper);
}

test.for([true, false])(
  'a guest buys, opens an account and finds the order, each form at another process; with script: %s',
  async (hasScript, { enter }) => {
    const { proxy, shops } = processes;
    const shopper = await enter({ address: proxy.address, language: hasScript ? 'id' : 'en', hasScript });
    const formsBefore = proxy.turns.get('POST')?.length ?? 0;
    const placed = await buyAndOpenAccount(shopper);
    await open(shopper, accountPath('orders'));
    const name = `${shopper.messages(HISTORY).view} ${placed.id}`;
    await shopper.page.getByRole('link', { name, exact: true }).waitFor();

    const { lines, email } = await probePostgres(inject('shops').postgres.databaseUrl).order(placed.key);
    expect({ lines, email }).toEqual({ lines: [{ sku: BOUGHT.sku, quantity: 1 }], email: shopper.email });
    const turns = proxy.turns.get('POST')?.slice(formsBefore) ?? [];
    expect(turns.length).toBeGreaterThan(4);
    expect(turns.filter((port, turn) => port === turns[turn - 1])).toEqual([]);
    expect(new Set(proxy.turns.get('GET')).size).toBe(shops.length);
  },
);

/** `committed` resolves with the moment at which the database announced a change of this product. */
async function watchCommits(databaseUrl: string, id: number): Promise<{ readonly committed: Promise<number> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const committed = new Promise<number>((resolve) => {
    client.on('notification', ({ payload = '' }) => {
      const changes = Changes.parse(JSON.parse(payload));
      if (changes.some((change) => change.kind === 'product' && change.id === id)) resolve(performance.now());
    });
  });
  await client.query(`listen ${CHANNEL}`);
  return { committed };
}

const Changes = z.array(z.object({ kind: z.string(), id: z.number().optional() }));

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** In cents: a price that none of the pages shows. */
function newPrice(pages: readonly string[]): number {
  const cents = randomInt(100, 900);
  return pages.some((page) => page.includes(formatMoney(cents))) ? newPrice(pages) : cents;
}

/** Milliseconds after its commit from which on nobody is shown the old price. */
const SHOWN_AFTER = 1000;

/** Asks again and again. What counts is when it asked: a slow machine may take its time to answer. */
async function isShownInTime(address: string, { text, since }: { readonly text: string; readonly since: number }) {
  for (;;) {
    const asked = performance.now();
    if ((await textOf(address)).includes(text)) return true;
    if (asked - since >= SHOWN_AFTER) return false;
    await sleep(20);
  }
}

test('a price that the operator changes is shown by every process within a second, on its page and in lists', async () => {
  const { databaseUrl, dataFolder } = inject('shops').postgres;
  const paths = [productPath(PRICED.slug), `${PATHS.products}?search=${PRICED.slug}`];
  const addresses = processes.shops.flatMap(({ address }) =>
    paths.flatMap((path) => (['id', 'en'] as const).map((language) => address + localPath(path, language))),
  );
  const productId = await productIdOf(createApiClient(processes.proxy.address), PRICED.slug);
  // From now on every process has the pages in its cache.
  const cents = newPrice(await Promise.all(addresses.map(textOf)));
  const { committed } = await watchCommits(databaseUrl, productId);
  const place = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl };
  const text = formatMoney(cents);
  const shown = committed.then((since) =>
    Promise.all(addresses.map((address) => isShownInTime(address, { text, since }))),
  );
  const { code, stderr } = await command(
    place,
    ...['products', 'price', PRICED.sku, '--regular', (cents / 100).toFixed(2)],
  );
  expect([code, stderr]).toEqual([0, '']);
  const inTime = await shown;
  expect(addresses.filter((_address, index) => !inTime[index])).toEqual([]);
});
