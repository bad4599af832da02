import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleFilter, ArticleOrder, ArticleQuery } from '#engine/usecases/ports/catalog.ts';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { ARTICLE, saveStockedShop, TODAY } from '../testing/stocked-shop.ts';

const NEWEST = [{ by: 'date', direction: 'descending' }] as const;
const INDONESIAN = { language: 'id', at: TODAY } as const;

type Asked = ArticleFilter & Partial<Pick<ArticleQuery, 'order' | 'page' | 'at'>>;

describe.each(DATABASES)('articles on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => saveStockedShop(catalog));
  });
  afterAll(() => database.close());

  const list = async ({ order = NEWEST, page = {}, at = TODAY, ...filter }: Asked = {}) => {
    const { rows } = await stores.catalog.articles({ language: 'en', at, filter, order, page });
    return rows.map(({ slug }) => slug);
  };

  test('lists published articles newest first, the higher id first on the same day', async () => {
    expect(await list()).toEqual(['racing-season', 'winter', 'why-octane-matters']);
    expect(await list({ page: { first: 1 } })).toEqual(['racing-season']);
  });

  test('neither lists nor counts what is published later', async () => {
    const at = new Date(ARTICLE.publishedAt.getTime() + 1);
    expect(await list({ at })).toEqual(['winter', 'why-octane-matters']);
    expect(await stores.catalog.article({ slug: 'racing-season' }, { language: 'en', at })).toBeNull();
    expect((await stores.catalog.articleCategories({ language: 'en', at })).map(({ count }) => count)).toEqual([2, 2]);
    const before = new Date(ARTICLE.publishedAt.getTime() - 1);
    expect(await list({ at: before })).toEqual([]);
  });

  test.each<[string, Asked, readonly string[]]>([
    ['a category', { categories: ['engines'] }, ['winter', 'why-octane-matters']],
    ['no category', { categories: [] }, []],
    ['a category left out', { excludeCategories: ['engines'] }, ['racing-season']],
    ['a tag', { tags: ['octane'] }, ['racing-season', 'winter', 'why-octane-matters']],
    ['a tag left out', { excludeTags: ['octane'] }, []],
    ['slugs', { slugs: ['winter', 'unfinished'] }, ['winter']],
    ['an author', { authors: [ARTICLE.author.slug] }, ['racing-season', 'winter', 'why-octane-matters']],
    ['an author left out', { excludeAuthorIds: [1] }, []],
    ['a title', { title: 'Nothing of the kind' }, []],
    ['a word of the title', { search: 'OCTANE', page: { first: 2 } }, ['racing-season', 'winter']],
    ['a word of another language', { search: 'ketukan' }, []],
    ['a day', { publishedAfter: ARTICLE.publishedAt }, ['racing-season']],
    ['a day before', { publishedBefore: ARTICLE.publishedAt }, []],
  ])('filtered by %s', async (_case, query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test.each<[string, ArticleOrder['by'], readonly string[]]>([
    ['by slug', 'slug', ['racing-season', 'why-octane-matters', 'winter']],
    ['oldest first', 'date', ['why-octane-matters', 'winter', 'racing-season']],
    ['as the slugs stand', 'given-slugs', ['winter', 'racing-season', 'why-octane-matters']],
  ])('sorted %s', async (_case, by, expected) => {
    const slugs = ['winter', 'racing-season', 'why-octane-matters'];
    expect(await list({ slugs, order: [{ by, direction: 'ascending' }] })).toEqual(expected);
  });

  test('reads an article with all its fields in the given language', async () => {
    const article = await stores.catalog.article({ slug: ARTICLE.slug }, INDONESIAN);
    expect(article).toMatchObject({
      ...ARTICLE.text.id,
      slug: ARTICLE.slug,
      status: 'published',
      publishedAt: ARTICLE.publishedAt,
      picture: { file: 'products/booster.webp', alt: 'Botol merah' },
      author: ARTICLE.author,
      tags: [{ slug: 'octane', name: 'Oktan' }],
      categories: [
        { slug: 'tips', name: 'Kiat' },
        { slug: 'engines', name: 'Mesin' },
      ],
    });
    expect(await stores.catalog.article({ id: article?.id ?? 0 }, INDONESIAN)).toEqual(article);
    expect(await stores.catalog.article({ slug: 'unfinished' }, INDONESIAN)).toBeNull();
  });

  test('lists categories with the most published articles first', async () => {
    const categories = await stores.catalog.articleCategories({ language: 'en', at: TODAY });
    expect(categories.map(({ name, count }) => [name, count])).toEqual([
      ['Tips', 3],
      ['Engines', 2],
    ]);
  });
});
