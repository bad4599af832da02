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
/** Only ends a test that hangs. */
const TIMEOUT = 600_000;

/** One shop for all kills: each finds what the ones before have left. */
let dataFolder: string;
let cards: TestCardServer;
let cleanUp: () => Promise<void>;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-payment-crash-'));
  // The gateway is another service: it survives the shop's death, and stores its data elsewhere.
  const elsewhere = mkdtempSync(join(tmpdir(), 'shop-payment-cards-'));
  cards = await openTestCardServer({
    dataFolder: elsewhere,
    baseUrl: 'http://shop.example',
    now: () => new Date(),
    onError: (error) => void Promise.reject(error),
  });
  cleanUp = async () => {
    await cards.close();
    for (const folder of [dataFolder, elsewhere]) rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => cleanUp());

interface KillPoint {
  /** The shop is killed during this call to the gateway, before it gets the response. */
  readonly method: string;
  readonly path: RegExp;
  /** How many such calls get their response before. */
  readonly after: number;
}

/** A proxy before the gateway. At the kill point the gateway handles the call, and the shop is killed before it gets the response. */
async function startProxy(killPoint: KillPoint, kill: () => void): Promise<number> {
  let seen = 0;
  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const isKillPoint = method === killPoint.method && killPoint.path.test(url) && seen++ === killPoint.after;
    const { port } = cards.access.host;
    const call = ask({ host: '127.0.0.1', port, method, path: url, headers }, (gatewayResponse) => {
      if (isKillPoint) {
        gatewayResponse.resume();
        gatewayResponse.on('end', kill);
      } else {
        response.writeHead(gatewayResponse.statusCode ?? 500, gatewayResponse.headers);
        gatewayResponse.pipe(response);
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

test.each<[string, KillPoint]>([
  ['an intent is created', { method: 'POST', path: /\/payment_intents$/, after: 2 }],
  ['a payment is captured', { method: 'POST', path: /\/capture$/, after: 0 }],
  ['a payment is captured after a decline', { method: 'POST', path: /\/capture$/, after: 2 }],
  ['a payment is partly refunded', { method: 'POST', path: /\/refunds$/, after: 0 }],
  ['an intent is cancelled', { method: 'POST', path: /\/cancel$/, after: 0 }],
])('reconciles orders and payments after a kill while %s', { timeout: TIMEOUT }, async (_case, killPoint) => {
  const killed = Promise.withResolvers<void>();
  let child: Child | null = null;
  const port = await startProxy(killPoint, () => child?.kill().then(killed.resolve, killed.reject));
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
    await expectReconciled(shop.database, placed);
  } finally {
    await shop.close();
  }
});

/** The gateway's payments and refunds match the orders to the cent, and what is not sold is in stock. */
async function expectReconciled({ db }: Database, placed: readonly (string | undefined)[]): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'key', 'status', 'total', 'transactionId']).execute();
  expect(orders.map(({ key }) => key)).toEqual(expect.arrayContaining([...placed]));
  const refunds = await db.selectFrom('refunds').select(['orderId', 'amount', 'state']).execute();
  expect(refunds.filter(({ state }) => state !== 'done')).toEqual([]);

  const gateway = new Stripe(cards.access.secretKey, {
    protocol: 'http',
    host: '127.0.0.1',
    port: cards.access.host.port,
    telemetry: false,
  });
  const payments = await db.selectFrom('payments').select(['orderId', 'intent']).execute();
  for (const { id, status, total, transactionId } of orders) {
    const intents = await Promise.all(
      payments.flatMap(({ orderId, intent }) =>
        orderId === id && intent ? [gateway.paymentIntents.retrieve(intent)] : [],
      ),
    );
    const captured = intents.filter(({ amount_received }) => amount_received > 0);
    const isPaid = ['processing', 'completed', 'refunded'].includes(status);
    expect(captured.map((intent) => [intent.id, intent.amount_received])).toEqual(
      isPaid ? [[transactionId, total]] : [],
    );
    const refunded = await Promise.all(captured.map((intent) => gateway.refunds.list({ payment_intent: intent.id })));
    const expected = refunds.filter(({ orderId }) => orderId === id).map(({ amount }) => amount);
    expect(refunded.flatMap(({ data }) => data.map(({ amount }) => amount))).toEqual(expected);
  }
  const lines = await db.selectFrom('orderLines').select('stockTaken').execute();
  const held = lines.reduce((sum, { stockTaken }) => sum + stockTaken, 0);
  expect((await stockBySku({ db }))[CARD_PRODUCT.sku]).toBe(CARD_PRODUCT.pieces - held);
  const released = orders.filter(({ status }) => status === 'cancelled' || status === 'failed').length;
  expect(held).toBe(2 * (orders.length - released));
}
