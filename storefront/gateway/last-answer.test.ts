import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
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

test('the newest articles are shown on the next page as on the last while the shop has no database', async () => {
  const article = { databaseId: 1, slug: 'oli', title: 'Oli', date: '2026-11-28T09:00:00' };
  const api = vi
    .fn<CommerceApi>()
    .mockResolvedValueOnce({ data: { posts: { nodes: [article] } }, newSessionToken: null })
    .mockResolvedValue({ errors: [{ message: 'busy', extensions: { code: 'BUSY' } }], newSessionToken: null });
  const shop = createShop(api, { maxAgeMs: null, onError: () => {} });
  const slugs = async () => (await shop.catalog('id').articles(3)).map(({ slug }) => slug);
  expect([await slugs(), await slugs()]).toEqual([['oli'], ['oli']]);
});
