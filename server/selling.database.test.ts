import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshPostgresUrl } from '#engine/adapters/database/testing/databases.ts';
import { type ApiShopper, createApiShopper } from './testing/api-shopper.ts';
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

/** What the checkout says to whom it cannot serve. */
const STOCK_REFUSALS = ['RESERVATION_LOST', 'SOLD_OUT_AT_CHECKOUT', 'TOO_FEW_AT_CHECKOUT'];

describe.each(DATABASES)('many checkouts at once on %s', (_name, open) => {
  let shop: SmallShop;
  let clearUp: () => Promise<void>;

  beforeAll(async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'shop-selling-'));
    const { place, drop } = await open();
    shop = await openSmallShop({ dataFolder, ...place });
    clearUp = async () => {
      await shop.close();
      await drop();
      rmSync(dataFolder, { recursive: true });
    };
  });
  afterAll(() => clearUp());

  const visitorWith = async (goods: Readonly<Record<string, number>>): Promise<ApiShopper> => {
    const visitor = createApiShopper(shop.engine.execute);
    for (const [sku, quantity] of Object.entries(goods)) await visitor.add(sku, quantity);
    return visitor;
  };
  const visitors = (count: number, goodsOf: (index: number) => Readonly<Record<string, number>>) =>
    Promise.all(Array.from({ length: count }, (_, index) => visitorWith(goodsOf(index))));
  const checkOutAll = (all: readonly ApiShopper[]) =>
    Promise.all(all.map((visitor, index) => visitor.checkOut(`form ${index}`)));

  test('fifty shoppers and ten pieces: ten orders, forty told no with their carts as they were', async () => {
    await addProducts(shop, [{ sku: 'last-ten', pieces: 10 }]);
    const all = await visitors(50, () => ({ 'last-ten': 1 }));
    const answers = await checkOutAll(all);
    const bought = answers.filter((answer) => answer.ok);
    expect(new Set(bought.map(({ id }) => id)).size).toBe(10);
    const turnedAway = all.filter((_, index) => !answers[index]?.ok);
    expect(turnedAway).toHaveLength(40);
    for (const answer of answers) if (!answer.ok) expect(STOCK_REFUSALS).toContain(answer.code);
    const carts = await Promise.all(turnedAway.map((visitor) => visitor.cart()));
    expect(carts).toEqual(turnedAway.map(() => [['last-ten', 1]]));
    expect((await stockBySku(shop.database))['last-ten']).toBe(0);
    expect(await soldIn(shop, 'last-ten')).toEqual({ orders: 10, pieces: 10, taken: 10, letters: 20 });
  });

  test('whoever wants one, two or three: what is sold and what is left add up', async () => {
    await addProducts(shop, [{ sku: 'mixed', pieces: 25 }]);
    const wanted = (index: number) => 1 + (index % 3);
    const answers = await checkOutAll(await visitors(30, (index) => ({ mixed: wanted(index) })));
    const sold = answers.reduce((sum, answer, index) => sum + (answer.ok ? wanted(index) : 0), 0);
    const left = (await stockBySku(shop.database)).mixed ?? Number.NaN;
    expect(sold + left).toBe(25);
    // Nobody is turned away while enough for the smallest wish is left.
    expect(left).toBeLessThan(3);
    expect(await soldIn(shop, 'mixed')).toMatchObject({ pieces: sold, taken: sold });
  });

  test('orders that take the same two goods in either order all go through', async () => {
    await addProducts(shop, [
      { sku: 'left', pieces: 100 },
      { sku: 'right', pieces: 100 },
    ]);
    const all = await visitors(
      40,
      (index): Readonly<Record<string, number>> => (index % 2 === 0 ? { left: 1, right: 1 } : { right: 1, left: 1 }),
    );
    expect((await checkOutAll(all)).filter(({ ok }) => !ok)).toEqual([]);
    expect(await stockBySku(shop.database)).toMatchObject({ left: 60, right: 60 });
  });

  test('the same form sent five times at once is one order, and every answer names it', async () => {
    await addProducts(shop, [{ sku: 'once', pieces: 10 }]);
    const visitor = await visitorWith({ once: 2 });
    const form = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.checkOut(form)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(new Set(answers.map((answer) => answer.ok && answer.key)).size).toBe(1);
    expect((await stockBySku(shop.database)).once).toBe(8);
    expect(await soldIn(shop, 'once')).toEqual({ orders: 1, pieces: 2, taken: 2, letters: 2 });
  });

  test('two shoppers whose forms carry the same key have an order each', async () => {
    await addProducts(shop, [{ sku: 'each', pieces: 10 }]);
    const all = await visitors(2, () => ({ each: 1 }));
    const form = randomUUID();
    const answers = await Promise.all(all.map((visitor) => visitor.checkOut(form)));
    expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(2);
    expect((await stockBySku(shop.database)).each).toBe(8);
  });

  test('twenty additions to one cart at once are all in it', async () => {
    await addProducts(shop, [{ sku: 'piled', pieces: 50 }]);
    const visitor = await visitorWith({ piled: 1 });
    await Promise.all(Array.from({ length: 20 }, () => visitor.add('piled', 1)));
    expect(await visitor.cart()).toEqual([['piled', 21]]);
  });
});

/** What the books say was sold of one thing: orders, pieces in their lines, pieces taken from stock, letters owed. */
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
    letters: mails.filter(({ mail }) => 'orderId' in mail && orders.has(mail.orderId)).length,
  };
}
