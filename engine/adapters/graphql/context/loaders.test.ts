import { expect, test, vi } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import { browseCatalog } from '#engine/usecases/catalog/browse-catalog.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import { emptyCatalog } from '#engine/usecases/testing/memory-shop.ts';
import { createTurns } from '../limits/turns.ts';
import { createLoaders } from './loaders.ts';

const loadersOf = (changes: Partial<Catalog>) =>
  createLoaders(browseCatalog({ catalog: { ...emptyCatalog, ...changes }, now: () => NOON }), {
    language: 'en',
    turns: createTurns(),
  });

test('one operation reads related products one after the other, and each list once', async () => {
  let running = 0;
  let most = 0;
  const related = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return [];
  });
  const loaders = loadersOf({ related });
  await Promise.all([1, 2, 3, 1, 2, 3].map((id) => loaders.related(id, 6)));
  expect(most).toBe(1);
  expect(related.mock.calls).toEqual([
    [1, 6, 'en'],
    [2, 6, 'en'],
    [3, 6, 'en'],
  ]);
});
