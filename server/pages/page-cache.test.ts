import { expect, test, vi } from 'vitest';
import { readyBody } from './compress.ts';
import { createPageCache, type SharedPage } from './page-cache.ts';

const page = (text: string, tags: readonly string[] = []): SharedPage => {
  const body = readyBody(Buffer.from(text), {});
  return { page: { status: 200, headers: {}, body, etag: text, tags }, isCacheable: true };
};

const shop = (maxBytes = 1000) => {
  const clock = { now: 0 };
  const onError = vi.fn();
  const cache = createPageCache({ maxBytes, lifetime: { fresh: 60, stale: 600 }, now: () => clock.now, onError });
  return { cache, clock, onError };
};

test('a page is rendered once however many ask for it at the same time', async () => {
  const { cache } = shop();
  const render = vi.fn(async () => page('oils'));
  const pages = await Promise.all([1, 2, 3].map(() => cache.render('/oils', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages).size).toBe(1);
  expect(cache.get('/oils', render)?.etag).toBe('oils');
});

test('a stale page is served at once and renewed behind the scenes', async () => {
  const { cache, clock } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 61;
  expect(cache.get('/oils', async () => page('new'))?.etag).toBe('old');
  await vi.waitFor(() => expect(cache.get('/oils', async () => page('newer'))?.etag).toBe('new'));
});

test('a page past its life is not served', async () => {
  const { cache, clock } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 601;
  expect(cache.get('/oils', async () => page('new'))).toBeNull();
});

test('a change drops the pages that show it and no others', async () => {
  const { cache } = shop();
  await cache.render('/product/a', async () => page('a', ['product:a']));
  await cache.render('/product/b', async () => page('b', ['product:b']));
  cache.invalidate(['product:a']);
  expect(cache.get('/product/a', async () => null)).toBeNull();
  expect(cache.get('/product/b', async () => null)?.etag).toBe('b');
});

test('a page whose render began before a change is not kept after it', async () => {
  const { cache } = shop();
  let finish: (made: SharedPage) => void = () => {};
  const making = cache.render('/oils', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate(['products']);
  finish(page('outdated', ['products']));
  await making;
  expect(cache.get('/oils', async () => null)).toBeNull();
});

test('the least recently used page makes room', async () => {
  const { cache } = shop(15);
  await cache.render('/a', async () => page('aaaa'));
  await cache.render('/b', async () => page('bbbb'));
  cache.get('/a', async () => null);
  await cache.render('/c', async () => page('cccc'));
  expect(cache.get('/b', async () => null)).toBeNull();
  expect(cache.get('/a', async () => null)?.etag).toBe('aaaa');
  expect(cache.stats()).toEqual({ pages: 2, bytes: 12 });
});

test('a failed renewal is reported and the old page stays', async () => {
  const { cache, clock, onError } = shop();
  await cache.render('/oils', async () => page('old'));
  clock.now = 61;
  cache.get('/oils', () => Promise.reject(new Error('no database')));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(cache.get('/oils', async () => page('new'))?.etag).toBe('old');
});

test.each([
  ["a visitor's own page", null],
  ['an error', { ...page('error'), keep: false }],
])('%s is rendered each time', async (_case, made) => {
  const { cache } = shop();
  const render = vi.fn(async () => made);
  await cache.render('/cart', render);
  await cache.render('/cart', render);
  expect(render).toHaveBeenCalledTimes(2);
});
