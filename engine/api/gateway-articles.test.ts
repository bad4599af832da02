import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { createShop, type OpenShop } from '#storefront/gateway/create-shop.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

describe.each(DATABASES)('articles for the storefront, on %s', (_database, open) => {
  let engine: TestShop;
  let shop: OpenShop;
  beforeAll(async () => {
    engine = await openShop(open);
    const onError = (error: unknown) => expect.unreachable(String(error));
    shop = createShop(engine.engine.execute, { maxAgeMs: null, onError });
  });
  afterAll(() => engine.close());

  const slugsOf = (articles: readonly { readonly slug: string }[]) => articles.map(({ slug }) => slug);

  test('are listed whole, newest first, and by category', async () => {
    const catalog = shop.catalog('en');
    const all = await catalog.allArticles(null);
    expect(slugsOf(all)).toEqual(expect.arrayContaining(['dipstick', 'brakes']));
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted((a, b) => (a < b ? 1 : -1)));
    expect(slugsOf(await catalog.allArticles('tips'))).toContain('dipstick');
    expect(await catalog.allArticles('no-such-category')).toEqual([]);
  });

  test('have categories in the language of the page, none of them empty', async () => {
    const [english, indonesian] = await Promise.all([
      shop.catalog('en').articleCategories(),
      shop.catalog('id').articleCategories(),
    ]);
    expect(slugsOf(english)).toEqual(slugsOf(indonesian));
    expect(english.length).toBeGreaterThan(0);
    for (const { slug } of english) expect(await shop.catalog('en').allArticles(slug)).not.toEqual([]);
  });
});
