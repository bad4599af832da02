import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../process-usage.ts';
import { createClient } from './client.ts';
import { measureWork, printHead, printRow } from './measure.ts';
import { DATABASES, openShops } from './shops.ts';
import { catalogOf, type Workload, workloadsOf } from './workloads.ts';

const PRODUCTS = 5000;
const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8,32').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** Until code is compiled and responses are cached, as in a shop that has been open for a while. */
const WARM_UP_SECONDS = 10;
/** Of one core. */
const IDLE_SHARE = 0.05;

/** `checkout PGlite --cpu-prof`: one work, on one database, with a flag of Node. */
const given = process.argv.slice(2);
const flags = given.filter((word) => word.startsWith('--'));
const named = DATABASES.filter((name) => given.includes(name));
const words = given.filter((word) => !flags.includes(word) && !named.some((name) => name === word));

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const shops = await openShops({
  folder,
  products: PRODUCTS,
  databases: named.length > 0 ? named : DATABASES,
  flags,
});
try {
  const client = createClient(shops[0]?.shop.address ?? '');
  const works = workloadsOf(await catalogOf(client)).filter(({ name }) => words.every((word) => name.includes(word)));
  client.close();
  printHead();
  for (const work of works) for (const { database, shop } of shops) await measureAll(work, database, shop);
} finally {
  for (const { stop } of shops) await stop();
  rmSync(folder, { recursive: true });
}

async function measureAll(work: Workload, database: string, { address, pid }: { address: string; pid: number }) {
  for (const { shop } of shops) await untilIdle(shop.pid);
  await measureWork(work, { address, pid, clients: 8, seconds: WARM_UP_SECONDS });
  for (const clients of CLIENTS) {
    await eventLoopDelay(pid);
    const rate = await measureWork(work, { address, pid, clients, seconds: SECONDS });
    printRow({ work: work.name, database, clients, ...rate, eventLoop: await eventLoopDelay(pid) });
  }
}

/** Waits until a shop has sent the emails of earlier orders, so that they do not slow down the next measurement. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = Number.NaN; ; ) {
    const now = cpuSeconds(pid);
    if (now - before < IDLE_SHARE) return;
    before = now;
    await sleep(1000);
  }
}

/** The 99th percentile of the shop's event loop delay since the last call, in milliseconds. */
async function eventLoopDelay(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(100);
  return Number(readFileSync(join(folder, 'event-loop'), 'utf8'));
}
