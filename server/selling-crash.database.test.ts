import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#engine/adapters/database/open-database.ts';
import { type Acknowledged, PRODUCTS } from './testing/sell-until-killed.ts';
import { openDatabaseOf, stockBySku } from './testing/small-shop.ts';

const ROUNDS = 9;
/** In every third round a second blow falls while the shop is still recovering from the first: twelve in all. */
const SECOND_BLOW_EVERY = 3;
const LONGEST_LIFE_MILLISECONDS = 900;
/** A start takes a second; a machine that is busy with other things may need many. */
const TIMEOUT = 600_000;

let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataFolder, { recursive: true, force: true });
});

interface Till {
  /** Resolves when it has sold something. */
  readonly selling: Promise<unknown>;
  readonly acknowledged: readonly Acknowledged[];
  /** What it printed on standard error. */
  complaints(): string;
  /** `kill -9`; resolves when the process is gone and all it had said is heard. */
  kill(): Promise<void>;
  readonly exit: Promise<unknown>;
}

function startTill(): Till {
  const script = join(import.meta.dirname, 'testing', 'sell-until-killed.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const acknowledged: Acknowledged[] = [];
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const lines = createInterface({ input: child.stdout });
  const heardAll = once(lines, 'close');
  const exit = once(child, 'close');
  // A line is written whole or not at all: it is shorter than what a pipe takes at once (POSIX, PIPE_BUF).
  lines.on('line', (line) => acknowledged.push(JSON.parse(line)));
  const died = exit.then(() => Promise.reject(new Error(`the shop died by itself: ${complaints}`)));
  const selling = Promise.race([once(lines, 'line'), died]);
  // Whoever waits for them hears of it; a blow that nobody waits for is no error.
  died.catch(() => {});
  selling.catch(() => {});
  const kill = async () => {
    child.kill('SIGKILL');
    await Promise.all([exit, heardAll]);
  };
  return { selling, acknowledged, complaints: () => complaints, kill, exit };
}

test('no blow at any moment loses an order that was acknowledged, or a piece of the stock', {
  timeout: TIMEOUT,
}, async () => {
  const promised: Acknowledged[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const till = startTill();
    await till.selling;
    promised.push(...(await killSoon(till)));
    if (round % SECOND_BLOW_EVERY === 0) promised.push(...(await killSoon(startTill())));
    await checkBooks(promised);
  }
});

async function killSoon(till: Till): Promise<readonly Acknowledged[]> {
  await sleep(Math.random() * LONGEST_LIFE_MILLISECONDS);
  await till.kill();
  expect(till.complaints()).toBe('');
  return till.acknowledged;
}

test('a second shop on the same folder is turned away, and the first one sells on', { timeout: TIMEOUT }, async () => {
  const first = startTill();
  await first.selling;
  const second = startTill();
  expect(await second.exit).toEqual([1, null]);
  expect(second.complaints()).toContain('DataFolderInUse');
  const before = first.acknowledged.length;
  await expect.poll(() => first.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before);
  await first.kill();
  await checkBooks(first.acknowledged);
});

/** Opens the folder as the next start would, and compares it with what buyers were told. */
async function checkBooks(promised: readonly Acknowledged[]): Promise<void> {
  const database = await openDatabaseOf(dataFolder);
  try {
    const orders = await keptOrders(database);
    for (const { key, lines } of promised) expect([key, orders.get(key)?.lines]).toEqual([key, lines]);
    for (const order of orders.values()) expect(order.letters).toEqual(['new-order', 'order-received']);
    const left = await stockBySku(database);
    for (const { sku, pieces } of PRODUCTS) expect([sku, left[sku]]).toEqual([sku, pieces - soldOf(sku, orders)]);
  } finally {
    await database.close();
  }
}

interface KeptOrder {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly letters: readonly string[];
}

async function keptOrders({ db }: Database): Promise<ReadonlyMap<string, KeptOrder>> {
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
        letters: (mailsOf.get(id) ?? []).map(({ mail }) => mail.kind).sort(),
      },
    ]),
  );
}

const soldOf = (sku: string, orders: ReadonlyMap<string, KeptOrder>): number =>
  [...orders.values()]
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
