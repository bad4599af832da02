import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { fill, WITHOUT_DEMO } from '../engine/shops.ts';
import { cpuSeconds, megabytes } from '../process-usage.ts';
import { printCells, whole } from '../table.ts';

const SIZES = process.env.BENCH_SIZES?.split(',').map(Number) ?? [100, 5000, 50_000];
const ROUNDS = 20;

/** Addresses of lists; the number makes each one new, so that no cache knows it. */
const PAGES = {
  list: (turn: number) => `/id/products?max_price=${100_000 + turn}`,
  'filtered list': (turn: number) => `/id/products?sale=1&max_price=${90 + turn / 100}`,
  search: (turn: number) => `/id/products?search=injector+cleaner&max_price=${100_000 + turn}`,
  'nothing found': (turn: number) => `/id/products?search=xylophone+${turn}`,
  suggestions: (turn: number) => `/id/suggestions?q=${encodeURIComponent(`semir ${turn}`)}`,
};

const WIDTHS = [12, 18, 12, 12];

printCells(['products', 'what', 'ms', 'CPU ms'], WIDTHS);
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-growth-'));
  try {
    await fill({ dataFolder: folder }, size);
    await measureShop(folder, size);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureShop(folder: string, size: number): Promise<void> {
  const begun = performance.now();
  const shop = await spawnShop({ dataFolder: folder, environment: WITHOUT_DEMO });
  try {
    const row = (what: string, ms: number, cpu: number) =>
      printCells([whole.format(size), what, ms.toFixed(1), cpu.toFixed(1)], WIDTHS);
    row('until it is open', performance.now() - begun, cpuSeconds(shop.pid) * 1000);
    row('first list', ...(await measure(shop, () => '/id/products', 1)));
    const products = await productPaths(shop);
    const productPage = (turn: number) => products[turn] ?? '';
    for (const [what, pathOf] of Object.entries({ ...PAGES, 'product page': productPage })) {
      await measure(shop, (turn) => pathOf(turn + ROUNDS), ROUNDS);
      row(what, ...(await measure(shop, pathOf, ROUNDS)));
    }
    printCells([whole.format(size), 'memory, MB', whole.format(megabytes(shop.pid, 'VmRSS'))], WIDTHS);
    printCells([whole.format(size), 'most memory, MB', whole.format(megabytes(shop.pid, 'VmHWM'))], WIDTHS);
  } finally {
    await shop.stop();
  }
}

/** Pages of products, each another one, for all rounds and those before them. */
async function productPaths({ address }: ShopProcess): Promise<readonly string[]> {
  const lists = ['/id/products', '/id/products/page/2'].map(async (path) => (await fetch(address + path)).text());
  const paths = new Set((await Promise.all(lists)).flatMap((html) => html.match(/\/id\/product\/[\w-]+/g) ?? []));
  if (paths.size < 2 * ROUNDS) throw new Error(`the lists show only ${paths.size} products`);
  return [...paths];
}

/** Milliseconds, and those of processor time, of one request on average. */
async function measure(
  { address, pid }: ShopProcess,
  pathOf: (turn: number) => string,
  rounds: number,
): Promise<readonly [ms: number, cpu: number]> {
  const [begun, cpu] = [performance.now(), cpuSeconds(pid)];
  for (let turn = 0; turn < rounds; turn += 1) {
    const response = await fetch(address + pathOf(turn));
    if (!response.ok) throw new Error(`${pathOf(turn)} answers ${response.status}`);
    await response.arrayBuffer();
  }
  return [(performance.now() - begun) / rounds, ((cpuSeconds(pid) - cpu) * 1000) / rounds];
}
