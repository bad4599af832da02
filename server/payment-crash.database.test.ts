import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { type Child, startChild } from '#engine/adapters/database/testing/killed-child.ts';
import { openTestCardServer, type TestCardServer } from './test-cards/open-test-card-server.ts';
import { CARD_PRODUCT, cardAccess } from './testing/pay-until-killed.ts';
import { openSmallShop, stockBySku } from './testing/small-shop.ts';

const HOUR = 3_600_000;
const TIMEOUT = 600_000;

/** One shop that is hit again and again: every blow finds what the ones before have left. */
let dataFolder: string;
let cards: TestCardServer;
let clearUp: () => Promise<void>;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-payment-crash-'));
  // Somebody else's service: it lives on when the shop dies, and its memory is not in the shop's folder.
  const elsewhere = mkdtempSync(join(tmpdir(), 'shop-payment-cards-'));
  cards = await openTestCardServer({
    ...{ dataFolder: elsewhere, baseUrl: 'http://shop.example', now: () => new Date() },
    onError: (error) => void Promise.reject(error),
  });
  clearUp = async () => {
    await cards.close();
    for (const folder of [dataFolder, elsewhere]) rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => clearUp());

interface Blow {
  /** The call to the gateway that the shop does not live to hear the answer of. */
  readonly method: string;
  readonly path: RegExp;
  /** How many such calls are answered before. */
  readonly after: number;
}

/** Hands calls on to the gateway; at the blow the gateway has done its work, and the shop dies before it learns so. */
async function betweenShopAndGateway(blow: Blow, strike: () => void): Promise<number> {
  let seen = 0;
  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const isMeant = method === blow.method && blow.path.test(url) && seen++ === blow.after;
    const { port } = cards.access.host;
    const call = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      if (isMeant) {
        answer.resume();
        answer.on('end', strike);
      } else {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }
    });
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test.each<[string, Blow]>([
  ['an intent was made', { method: 'POST', path: /\/payment_intents$/, after: 2 }],
  ['the money was taken', { method: 'POST', path: /\/capture$/, after: 0 }],
  ['the money was taken after a decline', { method: 'POST', path: /\/capture$/, after: 2 }],
  ['a part of it was given back', { method: 'POST', path: /\/refunds$/, after: 0 }],
  ['an intent was cancelled', { method: 'POST', path: /\/cancel$/, after: 0 }],
])(
  'killed when %s, the shop finds out: nothing is charged without an order that says so',
  {
    timeout: TIMEOUT,
  },
  async (_case, blow) => {
    const killed = Promise.withResolvers<void>();
    let child: Child | null = null;
    const port = await betweenShopAndGateway(blow, () => child?.kill().then(killed.resolve, killed.reject));
    const script = new URL('./testing/pay-until-killed.ts', import.meta.url);
    child = startChild(script, [dataFolder, String(port), cards.access.secretKey]);
    onTestFinished(() => child?.kill());
    await killed.promise;

    const stripe = cardAccess(cards.access.host.port, cards.access.secretKey);
    const shop = await openSmallShop({ dataFolder, stripe, now: () => new Date(Date.now() + HOUR / 2) });
    try {
      await shop.engine.usecases.reconcilePayments();
      await shop.engine.usecases.finishRefunds();
      const placed = child.lines.map((line) => line.split(' ')[1]);
      await compareBooks(shop.database, placed);
    } finally {
      await shop.close();
    }
  },
);

/** What the gateway has is what the orders say, to the cent; and the pieces of what is not sold are in stock. */
async function compareBooks({ db }: Database, placed: readonly (string | undefined)[]): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'key', 'status', 'total', 'transactionId']).execute();
  expect(orders.map(({ key }) => key)).toEqual(expect.arrayContaining([...placed]));
  const given = await db.selectFrom('refunds').select(['orderId', 'amount', 'state']).execute();
  expect(given.filter(({ state }) => state !== 'done')).toEqual([]);

  const gateway = new Stripe(cards.access.secretKey, {
    ...{ protocol: 'http', host: '127.0.0.1', port: cards.access.host.port, telemetry: false },
  });
  const payments = await db.selectFrom('payments').select(['orderId', 'intent']).execute();
  for (const { id, status, total, transactionId } of orders) {
    const intents = await Promise.all(
      payments.flatMap(({ orderId, intent }) =>
        orderId === id && intent ? [gateway.paymentIntents.retrieve(intent)] : [],
      ),
    );
    const taken = intents.filter(({ amount_received }) => amount_received > 0);
    const isPaid = ['processing', 'completed', 'refunded'].includes(status);
    expect(taken.map((intent) => [intent.id, intent.amount_received])).toEqual(isPaid ? [[transactionId, total]] : []);
    const back = await Promise.all(taken.map((intent) => gateway.refunds.list({ payment_intent: intent.id })));
    const told = given.filter(({ orderId }) => orderId === id).map(({ amount }) => amount);
    expect(back.flatMap(({ data }) => data.map(({ amount }) => amount))).toEqual(told);
  }
  const lines = await db.selectFrom('orderLines').select('stockTaken').execute();
  const held = lines.reduce((sum, { stockTaken }) => sum + stockTaken, 0);
  expect((await stockBySku({ db }))[CARD_PRODUCT.sku]).toBe(CARD_PRODUCT.pieces - held);
  const undone = orders.filter(({ status }) => status === 'cancelled' || status === 'failed').length;
  expect(held).toBe(2 * (orders.length - undone));
}
