import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readyBody } from './compress.ts';
import { createPageCache, type SharedPage } from './page-cache.ts';
import { type RenderShared, sharedPageKey } from './shared-page.ts';
import { createWarmUp } from './warm-up.ts';

const page = (text: string, status = 200): SharedPage => ({
  page: { status, headers: {}, body: readyBody(Buffer.from(text), {}), etag: text, tags: ['catalog'] },
  isCacheable: true,
});

const OPEN = new AbortController().signal;

function createFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-visits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'cache', 'visited-pages.json');
}

/** A process of the shop: its cache, and how shoppers visit it. */
function openProcess(file: string, { now = () => 0 }: { now?(): number } = {}) {
  const onError = vi.fn();
  const cache = createPageCache({
    maxBytes: 1_000_000,
    lifetime: { fresh: 60_000, stale: 600_000 },
    now: () => 0,
    onError,
  });
  const rendered: string[] = [];
  const renderShared: RenderShared = (address, visitor) => async () => {
    rendered.push(`${visitor.language} ${visitor.prefix ?? 'no prefix'} ${address}`);
    return page(address);
  };
  const visit = async (key: string, times = 1, made = page(key)) => {
    for (let time = 0; time < times; time++)
      if (!cache.get(key, async () => made)) await cache.render(key, async () => made);
  };
  const isKept = (key: string) => cache.get(key, async () => null) !== null;
  return { cache, rendered, visit, isKept, onError, ...createWarmUp({ cache, renderShared, file, now, onError }) };
}

const HOME = sharedPageKey('id', '/');
const LIST = sharedPageKey('en', '/en/products');
const PRODUCT = sharedPageKey('en', '/en/product/engine-flush');

test('a new process has the pages that most visitors asked the old one for, the most first', async () => {
  const file = createFile();
  const old = openProcess(file);
  await old.visit(PRODUCT, 3);
  await old.visit(LIST, 9);
  await old.visit(HOME, 5);
  await old.visit(sharedPageKey('en', '/en/about'), 1);
  await old.save();

  const fresh = openProcess(file);
  await fresh.run(OPEN);
  expect(fresh.rendered).toEqual(['en en /en/products', 'id no prefix /', 'en en /en/product/engine-flush']);
  expect([LIST, HOME, PRODUCT].map(fresh.isKept)).toEqual([true, true, true]);
  // And so has the one after it, even if nobody has come in between.
  await fresh.save();
  expect(JSON.parse(readFileSync(file, 'utf8')).map(([key]: [string]) => key)).toEqual([LIST, HOME, PRODUCT]);
  expect(readdirSync(dirname(file))).toEqual(['visited-pages.json']);
});

test('a flood of made-up addresses and searches is neither remembered nor rendered again', async () => {
  const file = createFile();
  const old = openProcess(file);
  await old.visit(LIST, 3);
  for (let number = 0; number < 12_000; number++) {
    await old.visit(sharedPageKey('en', `/en/made-up-${number}`), 1, page('none', 404));
    await old.visit(sharedPageKey('en', `/en/products?search=${number}`), 2);
  }
  expect(old.isKept(LIST)).toBe(true);
  await old.save();
  expect(JSON.parse(readFileSync(file, 'utf8')).map(([key]: [string]) => key)).toEqual([LIST]);
});

test('a page that is gone is forgotten', async () => {
  const { cache, visit } = openProcess(createFile());
  for (const key of [LIST, PRODUCT]) await visit(key, 3);
  cache.invalidate(['catalog']);
  await visit(PRODUCT, 1, page('gone', 404));
  expect(cache.mostVisited(9)).toEqual([[LIST, 3]]);
});

test('what many visited once gives way to what is visited now', async () => {
  const { cache, visit } = openProcess(createFile());
  cache.restoreVisits([[LIST, 9_000]]);
  await visit(PRODUCT, 10_000);
  await visit(PRODUCT, 5_000);
  expect(cache.mostVisited(1).map(([key]) => key)).toEqual([PRODUCT]);
});

test('a page that was visited before keeps its place when it is rendered anew after a change', async () => {
  const { cache, visit, isKept } = openProcess(createFile());
  await visit(LIST, 2);
  cache.invalidate(['catalog']);
  await visit(LIST);
  // A quarter of the memory is for pages that nobody has asked for a second time.
  for (let number = 0; number < 200; number++) await visit(sharedPageKey('en', `/en/product/new-${number}`));
  expect(isKept(LIST)).toBe(true);
});

test.each([
  ['nothing', null],
  ['half a file', '[["en /en/prod'],
  ['another shape', '{"pages":["/"]}'],
  ['what is no page of everyone', '[["en /en/checkout",9],["fr /products",9],["/products",9]]'],
])('starts cold from %s', async (_case, text) => {
  const file = createFile();
  const { run, save, rendered, onError } = openProcess(file);
  await save();
  if (text !== null) writeFileSync(file, text);
  else rmSync(file);
  await run(OPEN);
  expect([rendered, onError.mock.calls]).toEqual([[], []]);
});

test.each([
  ['a shop that closes', AbortSignal.abort(), [0, 0, 0]],
  ['a backend that hardly answers', OPEN, [0, 20_001]],
])('does not keep %s', async (_case, closing, times) => {
  const file = createFile();
  const old = openProcess(file);
  for (const key of [HOME, LIST]) await old.visit(key, 2);
  await old.save();
  const fresh = openProcess(file, { now: () => times.shift() ?? 0 });
  await fresh.run(closing);
  expect(fresh.rendered).toEqual([]);
});
