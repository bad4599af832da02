import { expect, test, vi } from 'vitest';
import type { ApiRequest, ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { SITE } from '#contract/site.ts';
import { createSearchCache } from './search-cache.ts';
import type { Snapshot } from './snapshots.ts';

const snapshot = (): Snapshot => ({
  products: [],
  byId: new Map(),
  categories: [],
  timeZone: SITE.timeZone,
});

const found = (ids: readonly number[], rest = {}): ApiResponse => ({
  data: { products: { ...rest, nodes: ids.map((databaseId) => ({ databaseId })) } },
  newSessionToken: null,
});

function searchesOver(respond: (request: ApiRequest) => ApiResponse) {
  const api = vi.fn<CommerceApi>(async (request) => respond(request));
  const { find } = createSearchCache(api);
  const texts = () => api.mock.calls.map(([{ variables, language }]) => [variables?.text, language]);
  return { api, find, texts };
}

test('caches a search in the backend’s order, for one snapshot', async () => {
  const { find, texts } = searchesOver(() => found([7, 3]));
  const on = { snapshot: snapshot(), language: 'id' } as const;
  const [first, second] = await Promise.all([find('oli', on), find('oli', on)]);
  expect([...first.ranks]).toEqual([
    [7, 0],
    [3, 1],
  ]);
  expect(second).toBe(first);
  await find('oli', { snapshot: snapshot(), language: 'en' });
  expect(texts()).toEqual([
    ['oli', 'id'],
    ['oli', 'en'],
  ]);
});

test('tells that only the nearest products were found', async () => {
  const { find } = searchesOver(() => found([7], { nearest: true }));
  expect((await find('claner', { snapshot: snapshot(), language: 'en' })).isNearest).toBe(true);
});

test('tells the words that no product has', async () => {
  const { find } = searchesOver(() => found([7], { missedWords: ['xylophone'] }));
  const { missedWords } = await find('oil xylophone', { snapshot: snapshot(), language: 'en' });
  expect(missedWords).toEqual(['xylophone']);
});

test('works with a backend that does not mark the nearest products', async () => {
  const { find, api } = searchesOver(({ query }) =>
    query.includes('nearest')
      ? { errors: [{ message: 'Cannot query field "nearest"' }], newSessionToken: null }
      : found([7]),
  );
  const on = { snapshot: snapshot(), language: 'en' } as const;
  expect(await find('oil', on)).toEqual({ ranks: new Map([[7, 0]]), isNearest: false, missedWords: [] });
  await find('wax', on);
  expect(api).toHaveBeenCalledTimes(3);
});

test('evicts the least recently used text', async () => {
  const { find, texts } = searchesOver(() => found([]));
  const on = { snapshot: snapshot(), language: 'en' } as const;
  await find('first', on);
  await find('second', on);
  for (let number = 0; number < 98; number += 1) await find(`text ${number}`, on);
  await find('first', on);
  await find('one more', on);
  const before = texts().length;
  await find('first', on);
  expect(texts()).toHaveLength(before);
  await find('second', on);
  expect(texts()).toHaveLength(before + 1);
});

test('finds nothing for a text that the backend refuses', async () => {
  const { find } = searchesOver(() => ({
    data: { products: null },
    errors: [{ message: 'That is no text.', extensions: { code: 'BAD_INPUT' } }],
    newSessionToken: null,
  }));
  expect((await find('\0', { snapshot: snapshot(), language: 'en' })).ranks.size).toBe(0);
});

test('retries a failed search for the next caller', async () => {
  let isDown = true;
  const { find } = searchesOver(() => (isDown ? { data: null, newSessionToken: null } : found([7])));
  const on = { snapshot: snapshot(), language: 'en' } as const;
  await expect(find('oil', on)).rejects.toThrow('returned no data');
  isDown = false;
  expect((await find('oil', on)).ranks.has(7)).toBe(true);
});
