import { afterEach, expect, test, vi } from 'vitest';
import { keep, keepMissing } from './bounded-cache.ts';

const CACHE = { name: 'test', most: 3, mostBytes: 1000 } as const;

/** As the browser's caches: in the order in which entries were added, the one that is added again last. */
function openCaches(put?: () => Promise<void>) {
  const stored = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => stored.get(name) ?? stored.set(name, new Map()).get(name) ?? new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      async put(address: string, response: Response) {
        await put?.();
        cacheOf(name).delete(address);
        cacheOf(name).set(address, response);
      },
      keys: async () => [...cacheOf(name).keys()],
      matchAll: async () => [...cacheOf(name).values()],
      delete: async (address: string) => cacheOf(name).delete(address),
      match: async (address: string) => cacheOf(name).get(address),
    }),
    delete: async (name: string) => stored.delete(name),
  });
  return () =>
    Promise.all([...cacheOf(CACHE.name)].map(async ([address, kept]) => [address, await kept.clone().text()]));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps the newest, and what is kept again is the newest', async () => {
  const entries = openCaches();
  for (const page of ['a', 'b', 'c', 'a', 'd']) await keep(CACHE, page, new Response(page));
  expect(await entries()).toEqual([
    ['c', 'c'],
    ['a', 'a'],
    ['d', 'd'],
  ]);
});

test('a response that breaks off changes nothing', async () => {
  const entries = openCaches();
  await keep(CACHE, 'a', new Response('old'));
  const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  await keep(CACHE, 'a', new Response(cut));
  await keep(CACHE, 'b', new Response('new'));
  expect(await entries()).toEqual([
    ['a', 'old'],
    ['b', 'new'],
  ]);
});

test('a full disk empties the cache and breaks nothing', async () => {
  let isFull = false;
  const entries = openCaches(async () => {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
  });
  await keep(CACHE, 'a', new Response('a'));
  isFull = true;
  await keep(CACHE, 'b', new Response('b'));
  expect(await entries()).toEqual([]);
});

test('fetches what is missing, as the page asked for it, and leaves out what cannot be had', async () => {
  const entries = openCaches();
  await keep(CACHE, 'a', new Response('kept'));
  const fetched = vi.fn(async (address: string) => {
    if (address === 'b') throw new TypeError('no connection');
    return new Response('new', { status: address === 'c' ? 404 : 200 });
  });
  vi.stubGlobal('fetch', fetched);
  await keepMissing({ ...CACHE, most: 9 }, ['a', 'b', 'c', 'd'], 'image/avif');
  expect(await entries()).toEqual([
    ['a', 'kept'],
    ['d', 'new'],
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['b', 'c', 'd']);
  expect(fetched).toHaveBeenLastCalledWith('d', { headers: { Accept: 'image/avif' } });
});

test('the oldest go when there are too many bytes, whatever a compressed response says of its length', async () => {
  const entries = openCaches();
  const page = (text: string, bytes: number) =>
    new Response(text.repeat(bytes), { headers: { 'Content-Encoding': 'br', 'Content-Length': '9' } });
  for (const [text, bytes] of [
    ['a', 400],
    ['b', 500],
    ['c', 300],
  ] as const)
    await keep(CACHE, text, page(text, bytes));
  expect((await entries()).map(([address]) => address)).toEqual(['b', 'c']);
  await keep(CACHE, 'd', page('d', 1001));
  expect((await entries()).map(([address]) => address)).toEqual(['b', 'c']);
});

test('what is fetched for one page is counted once', async () => {
  openCaches();
  vi.stubGlobal('fetch', async () => new Response('new'));
  const cache = await caches.open(CACHE.name);
  const counted = vi.fn(cache.matchAll);
  vi.spyOn(caches, 'open').mockImplementation(async () => ({ ...cache, matchAll: counted }) as Cache);
  await keepMissing({ ...CACHE, most: 9 }, ['a', 'b', 'c']);
  await keepMissing({ ...CACHE, most: 9 }, ['a', 'b', 'c']);
  expect(counted).toHaveBeenCalledTimes(1);
});
