import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { ARTICLE, stock } from '../testing/stocked-shop.ts';

describe.each(DATABASES)('articles on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => stock(catalog));
  });
  afterAll(() => database.close());

  const list = async (rest: object = {}) => {
    const { rows } = await stores.catalog.articles({ language: 'en', page: {}, ...rest });
    return rows.map(({ slug }) => slug);
  };

  test('published ones come newest first, of one day the later number first', async () => {
    expect(await list()).toEqual(['racing-season', 'winter', 'why-octane-matters']);
    expect(await list({ page: { first: 1 } })).toEqual(['racing-season']);
  });

  test.each([
    ['a category', { categories: ['engines'] }, ['winter', 'why-octane-matters']],
    ['no category', { categories: [] }, []],
    ['a word of the title', { search: 'OCTANE', page: { first: 2 } }, ['racing-season', 'winter']],
    ['a word of another language', { search: 'ketukan' }, []],
  ])('filtered by %s', async (_case, query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test('an article is told whole, in the language asked for', async () => {
    const article = await stores.catalog.article({ slug: ARTICLE.slug }, 'id');
    expect(article).toMatchObject({
      ...ARTICLE.text.id,
      slug: ARTICLE.slug,
      status: 'published',
      publishedAt: ARTICLE.publishedAt,
      picture: { file: 'products/booster.webp', alt: 'Botol merah' },
      author: ARTICLE.author,
      categories: [
        { slug: 'tips', name: 'Kiat' },
        { slug: 'engines', name: 'Mesin' },
      ],
    });
    expect(await stores.catalog.article({ id: article?.id ?? 0 }, 'id')).toEqual(article);
    expect(await stores.catalog.article({ slug: 'unfinished' }, 'id')).toBeNull();
  });

  test('categories with the most published articles come first', async () => {
    const categories = await stores.catalog.articleCategories('en');
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Tips', 3],
      ['Engines', 2],
    ]);
  });
});
