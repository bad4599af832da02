import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { measurePage, type PageRate, printTable, type Subject } from './measure.ts';
import { type BareServer, LIST, startBareServer } from './start-bare-server.ts';

/** Pages with a URL this long are not cached, so that each request is rendered, by the same code as any other. */
const TOO_LONG_TO_CACHE = 'x'.repeat(2048);
/** The list is the same, with one more filter to show. */
const PRICE_ABOVE_ALL = 1_000_000;

const ENCODINGS = ['identity', 'br'] as const;

const ROUNDS = 3;
const SECONDS = 4;

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const shop = await spawnShop({ dataFolder: join(folder, 'data') });
const bare = await startBareServer(folder, shop.address);
try {
  const subjects = await subjectsOf(shop, bare);
  for (const subject of subjects) await measurePage(subject, 1);
  const rates = new Map<Subject, PageRate[]>(subjects.map((subject) => [subject, []]));
  // In turns, so that a machine that slows down slows all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [subject, measured] of rates) measured.push(await measurePage(subject, SECONDS));
  }
  printTable(rates);
} finally {
  bare.stop();
  await shop.stop();
  rmSync(folder, { recursive: true });
}

/** The list rendered for each request, rendered and cached, served from the cache, and a bare server beside them. */
async function subjectsOf(shop: ShopProcess, bare: BareServer): Promise<readonly Subject[]> {
  let requests = 0;
  const renderedPath = () => `${LIST}?bench=${++requests}${TOO_LONG_TO_CACHE}`;
  // A new URL each time, so that the page is rendered and cached anew.
  const missedPath = () => `${LIST}?max_price=${PRICE_ABOVE_ALL + ++requests}`;
  await assertCached(shop.address + LIST, true);
  await assertCached(shop.address + renderedPath(), false);
  return ENCODINGS.flatMap((encoding): Subject[] => [
    { name: 'rendered', encoding, address: shop.address, pid: shop.pid, path: renderedPath },
    { name: 'rendered and cached', encoding, address: shop.address, pid: shop.pid, path: missedPath },
    { name: 'cached', encoding, address: shop.address, pid: shop.pid, path: () => LIST },
    { name: 'bare node:http', encoding, address: bare.address, pid: bare.pid, path: () => LIST },
  ]);
}

/** @throws unless the page cache serves this page, or does not, as expected. */
async function assertCached(url: string, isCached: boolean): Promise<void> {
  const { headers } = await fetch(url);
  const isShared = headers.get('cache-control')?.includes('public') ?? false;
  if (isShared !== isCached) throw new Error(`${url} is ${isShared ? '' : 'not '}cached`);
}
