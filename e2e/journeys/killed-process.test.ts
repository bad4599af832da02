import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createRandom, SEED } from '#engine/adapters/database/testing/seeded-random.ts';
import type { ShopProcess } from '#server/testing/shop-process.ts';
import { ADDRESS, type ApiClient, addByApi, createApiClient, NoResponse, SendAgain } from '../harness/api-client.ts';
import { whileTableIsHeld } from '../harness/held-table.ts';
import { countOrders, probePostgres } from '../harness/probes.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { openShopProcesses } from '../harness/shop-processes.ts';

const ITEM = itemOf('fuel-system-cleaner');
const BUYERS = 40;
const AT_ONCE = 8;
const PAUSE_MILLISECONDS = 50;
/** An order writes into each of them, in this order. */
const TABLES = ['stock', 'orders', 'order_lines'] as const;

interface Buyer {
  readonly client: ApiClient;
  readonly email: string;
}

/** A buyer with one piece in the cart. */
async function fillCart(address: string): Promise<Buyer> {
  const client = createApiClient(address);
  await addByApi(client, { slug: ITEM.slug, quantity: 1 });
  return { client, email: `budi.${randomUUID()}@example.com` };
}

/** Sends the same order until it is placed, as a shopper does with the form. */
async function order({ client, email }: Buyer, onCut: () => void): Promise<string> {
  const billing = { ...ADDRESS, email };
  const input = { clientMutationId: randomUUID(), paymentMethod: 'bacs', billing, shipping: billing };
  for (;;) {
    try {
      return CheckoutResponse.parse(await client.request(CHECKOUT, { input })).checkout.order.orderKey;
    } catch (error) {
      if (error instanceof NoResponse) onCut();
      else if (!(error instanceof SendAgain)) throw error;
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}

const CheckoutResponse = z.object({ checkout: z.object({ order: z.object({ orderKey: z.string() }) }) });
const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { orderKey } } }';

test('one of two processes is killed while it takes orders: none is lost, none is there twice', async () => {
  const { shops, proxy, kill, close } = await openShopProcesses(2);
  onTestFinished(close);
  const { databaseUrl } = inject('shops').postgres;
  const probe = probePostgres(databaseUrl);
  const stockBefore = await probe.stockOf(ITEM);
  const buyers: Buyer[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer++) buyers.push(await fillCart(proxy.address));

  const random = createRandom(SEED);
  const killAfter = 1 + Math.floor((random() * BUYERS) / 2);
  const table = TABLES[Math.floor(random() * TABLES.length)] ?? TABLES[0];
  const queue = buyers.values();
  const keys = new Map<Buyer, string>();
  let cut = 0;
  let killed = Promise.resolve();
  /** In the middle of all orders that are under way: the process that has most of them. */
  const killBusiest = () =>
    whileTableIsHeld(databaseUrl, { table, waiting: AT_ONCE }, () => {
      const underWay = (shop: ShopProcess) => proxy.underWayAt(Number(new URL(shop.address).port));
      const [busiest] = shops.toSorted((a, b) => underWay(b) - underWay(a));
      if (busiest) kill(busiest);
    });
  const takeOrders = async () => {
    for (const buyer of queue) {
      keys.set(buyer, await order(buyer, () => (cut += 1)));
      if (keys.size === killAfter) killed = killBusiest();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeOrders));
  await killed;
  console.log(`SEED=${SEED}: killed at ${table} after ${killAfter} orders of ${BUYERS}, ${cut} requests were cut`);

  expect(cut).toBeGreaterThan(0);
  expect(keys.size).toBe(BUYERS);
  for (const [{ email }, key] of keys) {
    expect(await probe.order(key)).toMatchObject({ email, lines: [{ sku: ITEM.sku, quantity: 1 }] });
    expect(await countOrders(databaseUrl, email)).toBe(1);
  }
  expect(await probe.stockOf(ITEM)).toBe(stockBefore - BUYERS);
});
