import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { ARTICLES } from './testing/catalog.ts';
import { ask, firstCode } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const both = (id: string, en: string) => ({ id, en });
const TAGGED = [
  draftBottle('flush', {
    publishedAt: new Date('2025-03-05T10:00:00Z'),
    tags: [
      { slug: 'engine', name: both('Mesin', 'Engine') },
      { slug: 'garage', name: both('Garasi', 'Garage') },
    ],
    upsells: ['wax', 'sample', 'not-there', 'cleaner'],
    crossSells: ['booster'],
  }),
  draftBottle('rinse', {
    publishedAt: new Date('2025-04-01T00:00:00Z'),
    tags: [{ slug: 'engine', name: both('Mesin', 'Engine') }],
  }),
];
const [DIPSTICK] = ARTICLES;
const BY_NAME = 'where: { search: "e", orderby: { field: NAME, order: ASC } }';
const LAST_BY_NAME = `{ all: products(${BY_NAME}, first: 99) { nodes { slug } } last: products(${BY_NAME}, last: 3) { nodes { slug } } }`;
const FUTURE = new Date('2026-12-01T00:00:00Z');

describe.each(DATABASES)('taxonomies and search on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    const { usecases } = shop.engine;
    const tags = [{ slug: 'garage', name: both('Garasi', 'Garage') }];
    const posts = [
      { ...DIPSTICK, tags },
      { ...DIPSTICK, slug: 'to-come', publishedAt: FUTURE, tags },
    ] as typeof ARTICLES;
    const steps = [
      await usecases.importProducts({ products: TAGGED, stock: 'replace' }),
      await usecases.importArticles(posts),
    ];
    expect(steps.every(({ ok }) => ok)).toBe(true);
  });

  async function read(query: string, language: 'id' | 'en' = 'en') {
    const { data, errors } = await ask(shop, query, { language });
    expect(errors).toEqual([]);
    return data;
  }
  const products = async (where: string) =>
    (await read(`{ products(first: 99, where: { ${where} }) { nodes { slug } } }`)).products.nodes.map(slugOf);
  const posts = async (where: string) =>
    (await read(`{ posts(first: 99, where: { ${where} }) { nodes { slug } } }`)).posts.nodes.map(slugOf);
  const slugOf = ({ slug }: { slug: string }) => slug;

  test('takes an empty list of terms for no filter', async () => {
    const all = await read('{ terms(first: 99) { nodes { slug } } }');
    expect(all.terms.nodes.length).toBeGreaterThan(5);
    const none = 'taxonomies: [], include: [], exclude: [], slug: [], name: [null]';
    expect(await read(`{ terms(first: 99, where: { ${none} }) { nodes { slug } } }`)).toEqual(
      await read('{ terms(first: 99, where: {}) { nodes { slug } } }'),
    );
    expect(await posts('categoryIn: [], tagIn: [], in: [], nameIn: []')).toEqual(await posts(''));
  });

  test('lists the tags of a product in its order, in the language of the request', async () => {
    const { product } = await read(
      '{ product(id: "flush", idType: SLUG) { productTags { nodes { name slug } } } }',
      'id',
    );
    expect(product.productTags.nodes).toEqual([
      { name: 'Mesin', slug: 'engine' },
      { name: 'Garasi', slug: 'garage' },
    ]);
  });

  test('counts and lists the products of a tag; terms mix all taxonomies', async () => {
    const data = await read(`{
      productTags(where: { orderby: COUNT, order: DESC }) { nodes { slug count taxonomyName } }
      productTag(id: "engine", idType: SLUG) { name products(where: { orderby: { field: SLUG, order: ASC } }) { nodes { slug } } }
      terms(where: { taxonomies: [PRODUCTTAG, TAG] }) { nodes { __typename slug count } }
      product(id: "flush", idType: SLUG) { terms(where: { taxonomies: [PRODUCTTAG] }) { nodes { slug } } }
    }`);
    expect(data).toEqual({
      productTags: {
        nodes: [
          { slug: 'engine', count: 2, taxonomyName: 'product_tag' },
          { slug: 'garage', count: 1, taxonomyName: 'product_tag' },
        ],
      },
      productTag: { name: 'Engine', products: { nodes: [{ slug: 'flush' }, { slug: 'rinse' }] } },
      terms: {
        nodes: [
          { __typename: 'ProductTag', slug: 'engine', count: 2 },
          { __typename: 'ProductTag', slug: 'garage', count: 1 },
          { __typename: 'Tag', slug: 'garage', count: 1 },
        ],
      },
      product: { terms: { nodes: [{ slug: 'engine' }, { slug: 'garage' }] } },
    });
  });

  test.each([
    ['a tag', 'tagIn: ["garage"]', ['flush']],
    ['a comma list of tags', 'tag: "engine,garage", orderby: { field: SLUG, order: ASC }', ['flush', 'rinse']],
    ['a tag left out', 'tagNotIn: ["garage"], tagIn: ["engine"]', ['rinse']],
    [
      'a tag or a category',
      `taxonomyFilter: { relation: OR, filters: [
      { taxonomy: PRODUCT_TAG, terms: ["garage"] }, { taxonomy: PRODUCT_CAT, terms: ["oils"] }] },
      orderby: { field: SLUG, order: ASC }`,
      ['engine-oil', 'flush'],
    ],
    ['categories in two places at once', 'categoryIn: ["oils"], category: "additives"', []],
    [
      'something with an attribute',
      'taxonomyFilter: { filters: [{ taxonomy: PA_SIZE, operator: EXISTS }] }',
      ['engine-oil'],
    ],
    ['a kind', 'taxonomyFilter: { filters: [{ taxonomy: PRODUCT_TYPE, terms: ["external"] }] }', ['jack']],
    ['a year', 'dateQuery: { year: 2025 }, orderby: { field: DATE, order: ASC }', ['flush', 'rinse']],
    ['a day', 'dateQuery: { year: 2025, month: 3, day: 5 }', ['flush']],
    ['after a month', 'dateQuery: { after: { year: 2025, month: 3 }, before: { year: 2026 } }', ['rinse']],
    [
      'from a month on',
      'dateQuery: { after: { year: 2025, month: 3 }, before: { year: 2025 }, inclusive: true }, orderby: { field: DATE, order: ASC }',
      ['flush', 'rinse'],
    ],
    ['a product above, which none has', 'parent: 1', []],
  ])('products by %s', async (_case, where, expected) => {
    expect(await products(where)).toEqual(expected);
  });

  test('lists what is related and sold with it in the merchant’s order, without hidden or missing products', async () => {
    const { product } = await read(`{ product(id: "flush", idType: SLUG) {
      upsell { nodes { slug } } cheap: upsell(where: { featured: true }) { nodes { slug } }
      related { nodes { slug } } reduced: related(where: { onSale: true }) { nodes { slug } }
      ... on SimpleProduct { crossSell { nodes { slug } } }
    } }`);
    expect(product).toEqual({
      upsell: { nodes: [{ slug: 'wax' }, { slug: 'cleaner' }] },
      cheap: { nodes: [{ slug: 'cleaner' }] },
      related: { nodes: [{ slug: 'rinse' }, { slug: 'booster' }] },
      reduced: { nodes: [{ slug: 'booster' }] },
      crossSell: { nodes: [{ slug: 'booster' }] },
    });
  });

  test.each([
    ['a tag', 'tag: "garage"', ['dipstick']],
    ['a tag left out', 'tagSlugIn: ["boats"]', []],
    ['names', 'nameIn: ["heat", "brakes"], orderby: { field: NAME_IN, order: DESC }', ['heat', 'brakes']],
    ['one name', 'name: "heat"', ['heat']],
    ['an author', 'authorName: "rina", orderby: { field: SLUG, order: ASC }', ['brakes', 'dipstick', 'heat']],
    ['nobody', 'authorName: "nobody"', []],
    ['a month', 'dateQuery: { year: 2026, month: 8 }', ['brakes']],
    ['a search', 'search: "BRAKE"', ['brakes']],
    ['titles from Z', 'orderby: { field: TITLE, order: DESC }', ['dipstick', 'heat', 'brakes']],
    ['drafts', 'status: DRAFT', []],
    ['what comes later', 'status: FUTURE', []],
  ])('articles by %s', async (_case, where, expected) => {
    expect(await posts(where)).toEqual(expected);
  });

  test('counts an article in its tag once it is published', async () => {
    const countOfGarage = async () => (await read('{ tag(id: "garage", idType: SLUG) { count } }')).tag.count;
    const now = shop.now();
    shop.moveTo(new Date(FUTURE.getTime() - 60 * 60_000));
    expect(await countOfGarage()).toBe(1);
    shop.moveTo(FUTURE);
    expect(await countOfGarage()).toBe(2);
    shop.moveTo(now);
  });

  test('hides an article until its day', async () => {
    const one =
      '{ post(id: "to-come", idType: SLUG) { slug tags { nodes { name } } } tag(id: "garage", idType: SLUG) { count } }';
    expect(await read(one)).toEqual({ post: null, tag: { count: 1 } });
    const now = shop.engine.usecases.now();
    shop.moveTo(FUTURE);
    expect(await read(one)).toEqual({
      post: { slug: 'to-come', tags: { nodes: [{ name: 'Garage' }] } },
      tag: { count: 2 },
    });
    shop.moveTo(now);
  });

  test('rejects a day without its month', async () => {
    const { errors } = await ask(shop, '{ posts(where: { dateQuery: { year: 2026, day: 3 } }) { nodes { slug } } }');
    expect(firstCode({ errors })).toBe('FILTERS_NOT_COMBINED');
  });

  describe('a search', () => {
    const search = async (text: string, rest = 'first: 9') =>
      (
        await read(
          `{ products(${rest}, where: { search: "${text}", visibility: VISIBLE }) { found nearest missedWords nodes { slug } } }`,
        )
      ).products;

    test.each([
      ['the Indonesian spelling', 'injektor', ['cleaner']],
      ['words in any order', 'cleaner injector', ['cleaner']],
      ['misspelt words', 'injektr claner', ['cleaner']],
    ])('finds by %s', async (_case, text, expected) => {
      expect(await search(text)).toEqual({
        found: expected.length,
        nearest: false,
        missedWords: [],
        nodes: expected.map((slug) => ({ slug })),
      });
    });

    test('returns the nearest products, marked as such, when nothing matches', async () => {
      expect(await search('onjector', 'first: 1')).toMatchObject({ nearest: true, nodes: [{ slug: 'cleaner' }] });
      expect(await search('zzzz')).toMatchObject({ found: 0, nearest: false, missedWords: ['zzzz'], nodes: [] });
      expect((await search('octan', 'last: 5')).nodes).toEqual([{ slug: 'booster' }]);
    });

    test('returns the best matches for the last few of a search, and the last ones when an order is given', async () => {
      const best = (await search('standard', 'first: 3')).nodes;
      expect(best).toHaveLength(3);
      expect((await search('standard', 'last: 3')).nodes).toEqual(best);
      const { data } = await ask(shop, LAST_BY_NAME);
      expect(data.last.nodes).toEqual(data.all.nodes.slice(-3));
    });
  });
});
