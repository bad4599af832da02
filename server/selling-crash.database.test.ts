import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { databaseFolder } from '#engine/adapters/database/testing/database-folder.ts';
import { createRandom, SEED } from '#engine/adapters/database/testing/seeded-random.ts';
import { type Acknowledged, PRODUCTS } from './testing/sell-until-killed.ts';
import { openDatabaseOf, stockBySku } from './testing/small-shop.ts';

const ROUNDS = 9;
/** In every third round the shop is killed again while it recovers from the first kill: twelve kills in all. */
const SECOND_KILL_EVERY = 3;
const MAX_LIFETIME_MILLISECONDS = 900;
/** Only ends a test that hangs: a round takes seconds, even on a busy machine. */
const TIMEOUT = 600_000;

const random = createRandom(SEED);
beforeAll(() => console.log(`SEED=${SEED}`));

let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataFolder = dirname(await databaseFolder());
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface SellingShop {
  /** Resolves with its first order. */
  readonly selling: Promise<unknown>;
  readonly acknowledged: readonly Acknowledged[];
  /** What it printed on standard error. */
  errorOutput(): string;
  /** `kill -9`; resolves when the process has ended and all its output is read. */
  kill(): Promise<void>;
  readonly exit: Promise<unknown>;
}

function startShop(): SellingShop {
  const script = join(import.meta.dirname, 'testing', 'sell-until-killed.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, dataFolder, String(SEED + children.length)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  const acknowledged: Acknowledged[] = [];
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  const lines = createInterface({ input: child.stdout });
  const drained = once(lines, 'close');
  const exit = once(child, 'close');
  // A line is written whole or not at all: it is shorter than PIPE_BUF (POSIX).
  lines.on('line', (line) => acknowledged.push(JSON.parse(line)));
  const died = exit.then(() => Promise.reject(new Error(`the shop died by itself: ${errorOutput}`)));
  const selling = Promise.race([once(lines, 'line'), died]);
  // A kill rejects these promises too, and not every test awaits them.
  died.catch(() => {});
  selling.catch(() => {});
  const kill = async () => {
    child.kill('SIGKILL');
    await Promise.all([exit, drained]);
  };
  return { selling, acknowledged, errorOutput: () => errorOutput, kill, exit };
}

test('keeps every acknowledged order and all stock when the process is killed at any moment', {
  timeout: TIMEOUT,
}, async () => {
  const acknowledged: Acknowledged[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const shop = startShop();
    await shop.selling;
    acknowledged.push(...(await killSoon(shop)));
    if (round % SECOND_KILL_EVERY === 0) acknowledged.push(...(await killSoon(startShop())));
    await expectConsistentDatabase(acknowledged);
  }
});

async function killSoon(shop: SellingShop): Promise<readonly Acknowledged[]> {
  await sleep(random() * MAX_LIFETIME_MILLISECONDS);
  await shop.kill();
  expect(shop.errorOutput()).toBe('');
  return shop.acknowledged;
}

test('refuses a second shop on the same folder, and the first goes on selling', { timeout: TIMEOUT }, async () => {
  const first = startShop();
  await first.selling;
  const second = startShop();
  expect(await second.exit).toEqual([1, null]);
  expect(second.errorOutput()).toContain('DataFolderInUse');
  const before = first.acknowledged.length;
  await expect.poll(() => first.acknowledged.length, { timeout: TIMEOUT }).toBeGreaterThan(before);
  await first.kill();
  await expectConsistentDatabase(first.acknowledged);
});

/** Opens the folder as the next start would, and compares it with the acknowledged orders. */
async function expectConsistentDatabase(acknowledged: readonly Acknowledged[]): Promise<void> {
  const database = await openDatabaseOf(dataFolder);
  try {
    const orders = await storedOrders(database);
    for (const { key, lines } of acknowledged) expect([key, orders.get(key)?.lines]).toEqual([key, lines]);
    for (const order of orders.values()) expect(order.emails).toEqual(['new-order', 'order-received']);
    const stock = await stockBySku(database);
    for (const { sku, pieces } of PRODUCTS) expect([sku, stock[sku]]).toEqual([sku, pieces - soldOf(sku, orders)]);
  } finally {
    await database.close();
  }
}

interface StoredOrder {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly emails: readonly string[];
}

async function storedOrders({ db }: Database): Promise<ReadonlyMap<string, StoredOrder>> {
  const orders = await db.selectFrom('orders').select(['id', 'key']).execute();
  const lines = await db.selectFrom('orderLines').select(['orderId', 'sku', 'quantity']).orderBy('position').execute();
  const mails = await db.selectFrom('mailOutbox').select('mail').execute();
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const mailsOf = Map.groupBy(mails, ({ mail }) => ('orderId' in mail ? mail.orderId : null));
  return new Map(
    orders.map(({ id, key }) => [
      key,
      {
        lines: (linesOf.get(id) ?? []).map(({ sku, quantity }) => ({ sku, quantity })),
        emails: (mailsOf.get(id) ?? []).map(({ mail }) => mail.kind).sort(),
      },
    ]),
  );
}

const soldOf = (sku: string, orders: ReadonlyMap<string, StoredOrder>): number =>
  [...orders.values()]
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
