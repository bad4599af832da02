import { expect, onTestFinished, test } from 'vitest';
import { createShop } from './create-shop.ts';
import { startStockBackend } from './testing/stock-backend.ts';
import { createHttpApi } from './transport/http-api.ts';

/** The lists of a shop over a WooGraphQL that returns this many products at a time, and what it is asked. */
async function open(pageSize: number) {
  const backend = await startStockBackend('1.0.2', { pageSize });
  onTestFinished(() => backend.close());
  const shop = createShop(createHttpApi({ url: backend.url }), { maxAgeMs: 60_000, onError: () => {} });
  const asked = (...names: readonly string[]) => backend.received.filter((name) => names.includes(name));
  return { catalog: shop.catalog('en'), asked };
}

test('a list and a search are whole, whatever the backend returns at a time', async () => {
  const [whole, short] = await Promise.all([open(100), open(2)]);
  const listed = (await whole.catalog.products()).map(({ id }) => id);
  expect((await short.catalog.products()).map(({ id }) => id)).toEqual(listed);
  const found = async ({ catalog }: typeof whole) => [...(await catalog.search('stp')).ranks.keys()].sort();
  expect(await found(whole)).toEqual([...listed].sort());
  expect(whole.asked('searchPages')).toEqual([]);
  expect(await found(short)).toEqual(await found(whole));
  expect(short.asked('searchPages').length).toBeGreaterThan(1);
});

test('a category counts what its page lists, not what the backend hides', async () => {
  const { catalog } = await open(100);
  const counts = (await catalog.categories()).map(({ slug, count }) => [slug, count]);
  expect(counts).toEqual([
    ['campuran-oli', (await catalog.products()).length],
    ['interior', 0],
    ['minyak-rem', 0],
  ]);
});
