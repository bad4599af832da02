import { afterEach, expect, test, vi } from 'vitest';
import { freshOrKept, keptOrFresh } from './kept-file.ts';

const PICTURES = { name: 'test', most: 3, mostBytes: 1000 } as const;
const REQUEST = new Request('https://shop.example/picture.jpg');

type Fetched = 'new' | 'broken' | 'offline';

/** @param fetched what the shop sends */
function stubBrowser(kept: string | null, fetched: Fetched): void {
  vi.stubGlobal('caches', { match: async () => (kept === null ? undefined : new Response(kept)) });
  vi.stubGlobal('fetch', async () => {
    if (fetched === 'offline') throw new TypeError('no connection');
    return new Response(fetched, { status: fetched === 'broken' ? 502 : 200 });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string | null, Fetched, string]>([
  ['kept', 'new', 'new'],
  ['kept', 'broken', 'kept'],
  ['kept', 'offline', 'kept'],
  [null, 'broken', 'broken'],
])('under an address whose content may change, kept: %s, shop: %s → %s', async (kept, fetched, answered) => {
  stubBrowser(kept, fetched);
  expect(await (await freshOrKept(REQUEST, PICTURES)).text()).toBe(answered);
});

test('without a connection and a kept picture there is none', async () => {
  stubBrowser(null, 'offline');
  expect((await freshOrKept(REQUEST, PICTURES)).type).toBe('error');
});

test.each<[string | null, string]>([
  ['kept', 'kept'],
  [null, 'new'],
])('under an address that names its content, kept: %s → %s', async (kept, answered) => {
  stubBrowser(kept, 'new');
  expect(await (await keptOrFresh(REQUEST, PICTURES)).text()).toBe(answered);
});
