import { expect, test, vi } from 'vitest';
import { readyBody } from './compress.ts';
import { createPageCache, type SharedPage } from './page-cache.ts';

const page = (text: string, tags: readonly string[] = []): SharedPage => {
  const body = readyBody(Buffer.from(text), {});
  return { page: { status: 200, headers: {}, body, etag: text, tags }, isCacheable: true };
};

const shop = (maxBytes = 100_000) => {
  const clock = { now: 0 };
  const onError = vi.fn();
  const cache = createPageCache({ maxBytes, lifetime: { fresh: 60, stale: 600 }, now: () => clock.now, onError });
  return { cache, clock, onError };
};

test('renders a page once for all concurrent requests', async () => {
  const { cache } = shop();
  const render = vi.fn(async () => page('oils'));
  const pages = await Promise.all([1, 2, 3].map(() => cache.render('/oils', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
  expect(cache.get('/oils', render)?.etag).toBe('oils');
});

test('serves a stale page at once and renders it anew in the background', async () => {
  const { cache, clock } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 61;
  expect(cache.get('/oils', async () => page('new'))?.etag).toBe('old');
  await expect.poll(() => cache.get('/oils', async () => page('newer'))?.etag).toBe('new');
});

test('has a page fresh for a while, and no longer', async () => {
  const { cache, clock } = shop();
  expect(cache.fresh('/oils')).toBeNull();
  clock.now = 100;
  await cache.render('/oils', async () => page('oils'));
  clock.now = 160;
  expect(cache.fresh('/oils')?.etag).toBe('oils');
  clock.now = 161;
  expect(cache.fresh('/oils')).toBeNull();
});

test('does not serve an expired page', async () => {
  const { cache, clock } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 601;
  expect(cache.get('/oils', async () => page('new'))).toBeNull();
});

test('drops only the pages with a changed tag', async () => {
  const { cache } = shop();
  await cache.render('/product/a', async () => page('a', ['product:a']));
  await cache.render('/product/b', async () => page('b', ['product:b']));
  cache.invalidate(['product:a']);
  expect(cache.get('/product/a', async () => null)).toBeNull();
  expect(cache.get('/product/b', async () => null)?.etag).toBe('b');
});

test('does not store a page whose rendering began before a change', async () => {
  const { cache } = shop();
  let finish: (made: SharedPage) => void = () => {};
  const making = cache.render('/oils', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate(['products']);
  finish(page('outdated', ['products']));
  await making;
  expect(cache.get('/oils', async () => null)).toBeNull();
});

test('drops the least recently used page when memory runs short', async () => {
  // Small bodies count with what stands around them: many made-up addresses must not fill the memory.
  const { cache } = shop(40_000);
  await cache.render('/a', async () => page('aaaa'));
  await cache.render('/b', async () => page('bbbb'));
  cache.get('/a', async () => null);
  await cache.render('/c', async () => page('cccc'));
  await cache.render('/d', async () => page('dddd'));
  expect(cache.get('/b', async () => null)).toBeNull();
  expect(cache.get('/a', async () => null)?.etag).toBe('aaaa');
  expect(cache.stats()).toEqual({ pages: 3, bytes: 12_306 });
});

test.each<[string, (address: string) => SharedPage, string]>([
  ['made-up addresses', (address) => ({ ...page(address), page: { ...page(address).page, status: 404 } }), '/made-up/'],
  ['searches', page, '/products?search='],
])('a flood of %s drops no page that shoppers come back to', async (_case, made, prefix) => {
  const { cache } = shop(40_000);
  for (const address of ['/a', '/b', '/c']) {
    await cache.render(address, async () => page(address));
    cache.get(address, async () => null);
  }
  for (let number = 0; number < 100; number++) {
    await cache.render(`${prefix}${number}`, async () => made(`${number}`));
    cache.get(`${prefix}${number}`, async () => null);
  }
  expect(['/a', '/b', '/c'].map((address) => cache.get(address, async () => null)?.etag)).toEqual(['/a', '/b', '/c']);
});

test('reports a failed rendering in the background and keeps the old page', async () => {
  const { cache, clock, onError } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 61;
  cache.get('/oils', () => Promise.reject(new Error('no database')));
  await expect.poll(() => onError).toHaveBeenCalledTimes(1);
  expect(cache.get('/oils', async () => page('new'))?.etag).toBe('old');
});

test.each([
  ["a visitor's own page", null],
  ['an error', { ...page('error'), isCacheable: false }],
])('does not store %s', async (_case, made) => {
  const { cache } = shop();
  expect(await cache.render('/cart', async () => made)).toBe(made);
  expect(cache.get('/cart', async () => page('stored'))).toBeNull();
  expect(cache.stats().pages).toBe(0);
});

test('tells of each request whether the page was stored', async () => {
  const onLookup = vi.fn();
  const clock = { now: 0 };
  const lifetime = { fresh: 60, stale: 600 };
  const cache = createPageCache({ maxBytes: 100_000, lifetime, now: () => clock.now, onError: vi.fn(), onLookup });
  for (const age of [0, 60, 61]) {
    clock.now = age;
    if (!cache.get('/oils', async () => null)) await cache.render('/oils', async () => page('oils'));
  }
  clock.now = 700;
  cache.get('/oils', async () => null);
  expect(onLookup.mock.calls.flat()).toEqual(['miss', 'hit', 'stale', 'miss']);
});
