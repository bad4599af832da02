import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { createApiHandler } from './http/api-handler.ts';
import { type ApiShopper, createApiShopper } from './testing/api-shopper.ts';
import { listen } from './testing/http-server.ts';
import { addProducts, openSmallShop, type SmallShop, stockBySku } from './testing/small-shop.ts';

const DATABASES = [
  ['PGlite', async () => ({ place: {}, drop: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const { url, drop } = await freshPostgresUrl();
      return { place: { databaseUrl: url }, drop };
    },
  ],
] as const;

/** Refusals of a checkout that finds too little stock. */
const STOCK_REFUSALS = ['RESERVATION_LOST', 'SOLD_OUT_AT_CHECKOUT', 'TOO_FEW_AT_CHECKOUT'];

describe.each(DATABASES)('many checkouts at once on %s', (_name, open) => {
  let shop: SmallShop;
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'shop-selling-'));
    const { place, drop } = await open();
    shop = await openSmallShop({ dataFolder, ...place });
    cleanUp = async () => {
      await shop.close();
      await drop();
      rmSync(dataFolder, { recursive: true });
    };
  });
  afterAll(() => cleanUp());

  const shopperWith = async (items: Readonly<Record<string, number>>): Promise<ApiShopper> => {
    const shopper = createApiShopper(shop.engine.execute);
    for (const [sku, quantity] of Object.entries(items)) await shopper.add(sku, quantity);
    return shopper;
  };
  const shoppers = (count: number, itemsOf: (index: number) => Readonly<Record<string, number>>) =>
    Promise.all(Array.from({ length: count }, (_, index) => shopperWith(itemsOf(index))));
  const checkOutAll = (all: readonly ApiShopper[]) =>
    Promise.all(all.map((shopper, index) => shopper.checkOut(`form ${index}`)));

  test('fifty shoppers and ten pieces make ten orders; forty are refused and keep their carts', async () => {
    await addProducts(shop, [{ sku: 'last-ten', pieces: 10 }]);
    const all = await shoppers(50, () => ({ 'last-ten': 1 }));
    const responses = await checkOutAll(all);
    const bought = responses.filter((response) => response.ok);
    expect(new Set(bought.map(({ id }) => id)).size).toBe(10);
    const refused = all.filter((_, index) => !responses[index]?.ok);
    expect(refused).toHaveLength(40);
    for (const response of responses) if (!response.ok) expect(STOCK_REFUSALS).toContain(response.code);
    const carts = await Promise.all(refused.map((shopper) => shopper.cart()));
    expect(carts).toEqual(refused.map(() => [['last-ten', 1]]));
    expect((await stockBySku(shop.database))['last-ten']).toBe(0);
    expect(await soldIn(shop, 'last-ten')).toEqual({ orders: 10, pieces: 10, taken: 10, emails: 20 });
  });

  test('sold and remaining pieces add up, whatever the quantities', async () => {
    await addProducts(shop, [{ sku: 'mixed', pieces: 25 }]);
    const quantityOf = (index: number) => 1 + (index % 3);
    const responses = await checkOutAll(await shoppers(30, (index) => ({ mixed: quantityOf(index) })));
    const sold = responses.reduce((sum, response, index) => sum + (response.ok ? quantityOf(index) : 0), 0);
    const remaining = (await stockBySku(shop.database)).mixed ?? Number.NaN;
    expect(sold + remaining).toBe(25);
    // Nobody is refused while enough for the smallest quantity is left.
    expect(remaining).toBeLessThan(3);
    expect(await soldIn(shop, 'mixed')).toMatchObject({ pieces: sold, taken: sold });
  });

  test('orders of the same two products in either order do not block each other', async () => {
    await addProducts(shop, [
      { sku: 'left', pieces: 100 },
      { sku: 'right', pieces: 100 },
    ]);
    const all = await shoppers(
      40,
      (index): Readonly<Record<string, number>> => (index % 2 === 0 ? { left: 1, right: 1 } : { right: 1, left: 1 }),
    );
    expect((await checkOutAll(all)).filter(({ ok }) => !ok)).toEqual([]);
    expect(await stockBySku(shop.database)).toMatchObject({ left: 60, right: 60 });
  });

  test('a form sent five times at once places one order, and every response names it', async () => {
    await addProducts(shop, [{ sku: 'once', pieces: 10 }]);
    const shopper = await shopperWith({ once: 2 });
    const idempotencyKey = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => shopper.checkOut(idempotencyKey)));
    expect(responses.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(new Set(responses.map((response) => response.ok && response.key)).size).toBe(1);
    expect((await stockBySku(shop.database)).once).toBe(8);
    expect(await soldIn(shop, 'once')).toEqual({ orders: 1, pieces: 2, taken: 2, emails: 2 });
  });

  test('a form that meets a busy shop, and then loses its answer, places one order, which its key finds', async () => {
    await addProducts(shop, [{ sku: 'lost', pieces: 10 }]);
    const network = { isBusy: false, losesAnswers: false };
    const shopper = createApiShopper(createHttpApi({ url: await serveApi(shop, network) }));
    await shopper.add('lost', 2);
    const idempotencyKey = randomUUID();
    network.isBusy = true;
    expect(await shopper.checkOut(idempotencyKey)).toEqual({ ok: false, code: 'BUSY' });
    expect(await soldIn(shop, 'lost')).toMatchObject({ orders: 0 });
    Object.assign(network, { isBusy: false, losesAnswers: true });
    await expect(shopper.checkOut(idempotencyKey)).rejects.toThrow('the commerce API did not respond');
    const placed = await soldIn(shop, 'lost');
    expect(placed).toMatchObject({ orders: 1, pieces: 2, taken: 2 });
    network.losesAnswers = false;
    expect(await shopper.checkOut(idempotencyKey)).toMatchObject({ ok: true, id: expect.any(Number) });
    expect(await soldIn(shop, 'lost')).toEqual(placed);
  });

  test('two shoppers with the same idempotency key get an order each', async () => {
    await addProducts(shop, [{ sku: 'each', pieces: 10 }]);
    const all = await shoppers(2, () => ({ each: 1 }));
    const idempotencyKey = randomUUID();
    const responses = await Promise.all(all.map((shopper) => shopper.checkOut(idempotencyKey)));
    expect(new Set(responses.map((response) => response.ok && response.id)).size).toBe(2);
    expect((await stockBySku(shop.database)).each).toBe(8);
  });

  test('twenty concurrent additions to one cart are all kept', async () => {
    await addProducts(shop, [{ sku: 'piled', pieces: 50 }]);
    const shopper = await shopperWith({ piled: 1 });
    await Promise.all(Array.from({ length: 20 }, () => shopper.add('piled', 1)));
    expect(await shopper.cart()).toEqual([['piled', 21]]);
  });
});

/** The shop's API over HTTP; returns its address. */
async function serveApi(
  { engine }: SmallShop,
  network: { readonly isBusy: boolean; readonly losesAnswers: boolean },
): Promise<string> {
  const handle = createApiHandler({
    apiEndpoint: engine.handleHttp,
    allowedOrigins: [],
    requestLimiter: () => 0,
    readLimiter: { wait: () => 0, charge: () => undefined },
    overload: { admit: () => (network.isBusy ? null : Promise.resolve(() => undefined)) },
    clientAddress: () => '203.0.113.9',
  });
  const port = await listen((request, response) => {
    // The order is placed by the time its answer begins.
    if (network.losesAnswers) response.writeHead = () => response.destroy();
    void handle(request, response);
  });
  return `http://127.0.0.1:${port}/graphql`;
}

/** What the database holds about the sales of one SKU: orders, pieces in their lines, pieces taken from stock, emails. */
async function soldIn({ database: { db } }: SmallShop, sku: string) {
  const lines = await db
    .selectFrom('orderLines')
    .select(['orderId', 'quantity', 'stockTaken'])
    .where('sku', '=', sku)
    .execute();
  const orders = new Set(lines.map(({ orderId }) => orderId));
  const mails = await db.selectFrom('mailOutbox').select('mail').execute();
  return {
    orders: orders.size,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    taken: lines.reduce((sum, { stockTaken }) => sum + stockTaken, 0),
    emails: mails.filter(({ mail }) => 'orderId' in mail && orders.has(mail.orderId)).length,
  };
}
