import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnShop } from '#server/testing/shop-process.ts';
import { fill, WITHOUT_DEMO } from '../engine/shops.ts';
import { printCells, whole } from '../table.ts';

const PRODUCTS = 500;
const FLOOD_MS = 15_000;
/** Not measured: the code of the pages is still being compiled. */
const WARM_UP_MS = 8000;
const WIDTHS = [12, 26, 10, 10, 10, 12, 10];

/**
 * A flood of pages that were never asked for before, each over a connection of its own, while others ask for a page of the
 * cache, for the health, and for their cart.
 */
const folder = mkdtempSync(join(tmpdir(), 'shop-flood-'));
await fill({ dataFolder: folder }, PRODUCTS);
const shop = await spawnShop({ dataFolder: folder, environment: WITHOUT_DEMO });
try {
  printCells(['clients', 'request', 'a second', 'p50 ms', 'p99 ms', 'longest ms', 'BUSY'], WIDTHS);
  let page = 0;
  const madeUp = () => `/en/made-up/${page++}`;
  await ask({ path: madeUp, clients: 4, pause: 0, until: performance.now() + WARM_UP_MS });
  for (const clients of [10, 100, 400, 1000]) {
    const until = performance.now() + FLOOD_MS;
    const [flood, kept, health, cart] = await Promise.all([
      ask({ path: madeUp, clients, pause: 0, until }),
      ask({ path: () => '/en/products', clients: 1, pause: 20, until }),
      ask({ path: () => '/health', clients: 1, pause: 20, until }),
      ask({ path: () => '/en/cart', clients: 1, pause: 20, until }),
    ]);
    print(clients, 'made-up pages', flood);
    print(clients, 'a page of the cache', kept);
    print(clients, 'the health', health);
    print(clients, 'the cart', cart);
  }
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true });
}

interface Answers {
  /** Milliseconds of those that were let in, sorted. */
  readonly waits: readonly number[];
  readonly refused: number;
}

interface Asking {
  path(): string;
  readonly clients: number;
  /** Milliseconds between an answer and the next request. */
  readonly pause: number;
  /** On the clock of `performance`. */
  readonly until: number;
}

async function ask({ path, clients, pause, until }: Asking): Promise<Answers> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let refused = 0;
  async function oneClient(): Promise<void> {
    while (performance.now() < until) {
      const begunAt = performance.now();
      if ((await statusOf(path(), agent)) === 503) refused += 1;
      else waits.push(performance.now() - begunAt);
      if (pause > 0) await sleep(pause);
    }
  }
  await Promise.all(Array.from({ length: clients }, oneClient));
  agent.destroy();
  return { waits: waits.sort((a, b) => a - b), refused };
}

function statusOf(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${shop.address}${path}`, { agent, headers: { Accept: 'text/html' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

function print(clients: number, request: string, { waits, refused }: Answers): void {
  const share = refused / (refused + waits.length);
  const at = (part: number) => whole.format(waits[Math.floor(waits.length * part)] ?? 0);
  printCells(
    [
      whole.format(clients),
      request,
      whole.format((waits.length * 1000) / FLOOD_MS),
      at(0.5),
      at(0.99),
      whole.format(waits.at(-1) ?? 0),
      `${(100 * share).toFixed(1)} %`,
    ],
    WIDTHS,
  );
}
