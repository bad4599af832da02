import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Catalog } from './catalog/catalog.ts';
import { createShop } from './create-shop.ts';
import { withLastAnswer } from './last-answer.ts';
import { ApiFailure, NoApiResponse } from './transport/run-operation.ts';

test('a question is answered as the last time while there is no response, and anew as soon as there is one', async () => {
  const ask = vi.fn<(first: number) => Promise<string>>();
  const answer = withLastAnswer(ask);
  ask.mockRejectedValueOnce(new NoApiResponse('away'));
  await expect(answer(4)).rejects.toThrow('away');
  ask.mockResolvedValueOnce('old');
  expect(await answer(4)).toBe('old');
  ask.mockRejectedValue(new NoApiResponse('away'));
  expect(await answer(4)).toBe('old');
  await expect(answer(5)).rejects.toThrow('away');
  ask.mockResolvedValueOnce('new');
  expect(await answer(4)).toBe('new');
});

test('a failure of any other kind is not hidden', async () => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old');
  const answer = withLastAnswer(ask);
  await answer(null);
  ask.mockRejectedValueOnce(new ApiFailure('a bug'));
  await expect(answer(null)).rejects.toThrow('a bug');
});

test('the latest fifty answers are remembered', async () => {
  const ask = vi.fn(async (question: number) => question);
  const answer = withLastAnswer(ask);
  for (let question = 0; question < 50; question += 1) await answer(question);
  await answer(0);
  await answer(50);
  ask.mockRejectedValue(new NoApiResponse('away'));
  expect([await answer(0), await answer(2), await answer(50)]).toEqual([0, 2, 50]);
  await expect(answer(1)).rejects.toThrow('away');
});

const POST = { databaseId: 1, slug: 'oli', title: 'Oli', content: '<p>Oli.</p>', date: '2026-11-28T09:00:00' };

test.each<[string, Record<string, unknown>, (catalog: Catalog) => Promise<unknown>]>([
  ['newest articles', { posts: { nodes: [POST] } }, (catalog) => catalog.articles(3)],
  [
    'all articles',
    { posts: { nodes: [POST], pageInfo: { hasNextPage: false } } },
    (catalog) => catalog.allArticles(null),
  ],
  [
    'the categories',
    { categories: { nodes: [{ slug: 'oli', name: 'Oli' }] } },
    (catalog) => catalog.articleCategories(),
  ],
  ['texts of an article', { post: POST }, (catalog) => catalog.article('oli')],
])('%s are shown on the next page as on the last while the shop has no database', async (_what, data, read) => {
  const api = vi
    .fn<CommerceApi>()
    .mockResolvedValueOnce({ data, newSessionToken: null })
    .mockResolvedValue({ errors: [{ message: 'busy', extensions: { code: 'BUSY' } }], newSessionToken: null });
  const catalog = createShop(api, { maxAgeMs: null, onError: () => {} }).catalog('id');
  const before = await read(catalog);
  expect(JSON.stringify(before)).toContain('Oli');
  expect(await read(catalog)).toEqual(before);
  expect(api.mock.calls.length).toBeGreaterThan(1);
});
