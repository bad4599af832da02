import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ask, firstCode } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const LIST = `query ($first: Int, $last: Int, $after: String, $before: String, $where: RootQueryToProductUnionConnectionWhereArgs) {
  products(first: $first, last: $last, after: $after, before: $before, where: $where) {
    found
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    nodes { slug }
  }
}`;
const NEWEST = { orderby: [{ field: 'DATE' }] };
/** What is published, newest first. */
const ALL = ['engine-oil', 'cleaner', 'booster', 'wax', 'polish', 'starter-kit', 'handbook', 'sample', 'jack'];
const LISTED = ALL.filter((slug) => slug !== 'sample');

/** As clients build them from forms in which nothing is ticked. */
const NOTHING_NAMED = {
  categoryIn: [],
  categoryNotIn: [],
  categoryIdIn: [],
  tagIn: [],
  tagIdIn: [],
  slugIn: [],
  include: [],
  exclude: [],
  typeIn: [],
  typeNotIn: [],
  stockStatus: [],
  rating: [null],
  parentIn: [],
  parentNotIn: [],
  taxonomyFilter: { filters: [{ taxonomy: 'PRODUCT_CAT', terms: [], ids: [] }] },
  attributes: { queries: [{ taxonomy: 'PA_SIZE', terms: [], operator: 'AND' }] },
};

describe.each(DATABASES)('the product list on %s', (_name, open) => {
  const shop = sharedShop(open);

  async function list(where: object, page: object = { first: 9999 }) {
    const { data, errors } = await ask(shop, LIST, { variables: { ...page, where } });
    expect(errors).toEqual([]);
    return data.products;
  }
  const slugs = async (where: object, page?: object) =>
    (await list(where, page)).nodes.map(({ slug }: { slug: string }) => slug);

  test('returns everything with its total on a first page of 9999', async () => {
    expect(await list({ ...NEWEST, visibility: 'VISIBLE', minPrice: 0, status: 'publish' })).toMatchObject({
      found: LISTED.length,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
      nodes: LISTED.map((slug) => ({ slug })),
    });
  });

  test('shows each product once, in order, over all pages', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list(NEWEST, { first: 4, after });
      seen.push(...page.nodes.map(({ slug }: { slug: string }) => slug));
      expect(page.found).toBe(after === null ? ALL.length : null);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ALL);
  });

  test('returns the end of the list, in the usual order, for the last five', async () => {
    expect(await slugs(NEWEST, { last: 5 })).toEqual(ALL.slice(-5));
    const page = await list(NEWEST, { last: 2 });
    expect(await slugs(NEWEST, { last: 2, before: page.pageInfo.startCursor })).toEqual(ALL.slice(-4, -2));
  });

  test.each([
    ['a category and what stands below it', { categoryIn: ['additives'] }, ['cleaner', 'booster']],
    ['the category below alone', { categoryIn: ['diesel'] }, ['booster']],
    ['any of two categories', { categoryIn: ['diesel', 'oils'] }, ['engine-oil', 'booster']],
    ['no category named', { categoryIn: null }, ALL],
    ['an unknown category', { categoryIn: ['boats'] }, []],
    [
      'all but a category',
      { categoryNotIn: ['additives'] },
      ALL.filter((slug) => slug !== 'cleaner' && slug !== 'booster'),
    ],
    [
      'a taxonomy filter',
      { taxonomyFilter: { filters: [{ taxonomy: 'PRODUCT_CAT', terms: ['oils'] }] } },
      ['engine-oil'],
    ],
    ['an attribute', { attributes: { queries: [{ taxonomy: 'PA_SIZE', terms: ['4l'] }] } }, ['engine-oil']],
    ['an attribute nobody has', { attributes: { queries: [{ taxonomy: 'PA_SIZE', terms: ['9l'] }] } }, []],
    ['a kind', { typeIn: ['VARIABLE', 'EXTERNAL'] }, ['engine-oil', 'jack']],
    ['a kind that is not sold here', { type: 'GROUPED' }, []],
    ['not a kind', { typeNotIn: ['SIMPLE'] }, ['engine-oil', 'jack']],
    ['on sale', { onSale: true }, ['engine-oil', 'booster']],
    ['featured', { featured: true }, ['cleaner']],
    ['sold out', { stockStatus: ['OUT_OF_STOCK'] }, ['wax']],
    ['on backorder or sold out', { stockStatus: ['OUT_OF_STOCK', 'ON_BACKORDER'] }, ['wax', 'polish']],
    ['a price from', { minPrice: 12 }, ['engine-oil', 'booster']],
    ['a price up to', { maxPrice: 4.5 }, ['handbook']],
    ['a price of a thousand and more', { minPrice: 1000 }, []],
    ['four stars', { rating: [4] }, []],
    ['five stars, rounded', { rating: [5] }, ['cleaner']],
    ['SKUs', { sku: 'CLEANER, WAX' }, ['cleaner', 'wax']],
    ['slugs', { slugIn: ['wax', 'jack'] }, ['wax', 'jack']],
    ['a word in the name, whatever its case', { search: 'OCTANE' }, ['booster']],
    ['a word in the short description', { search: 'full power' }, ['booster']],
    ['a percent sign, which is no wildcard', { search: '%' }, []],
    ['visible products', { visibility: 'VISIBLE' }, LISTED],
    ['nothing, said by empty lists', NOTHING_NAMED, ALL],
    ['hidden products, which are nobody’s to list', { visibility: 'HIDDEN' }, []],
    ['drafts, which are nobody’s to list', { status: 'draft' }, []],
  ])('filter: %s', async (_case, where, expected) => {
    expect(await slugs({ ...NEWEST, ...where })).toEqual(expected);
  });

  test('combines filters, and filters by id', async () => {
    const { cleaner = 0, wax = 0 } = shop.ids;
    expect(await slugs({ ...NEWEST, include: [cleaner, wax], stockStatus: ['IN_STOCK'] })).toEqual(['cleaner']);
    expect(await slugs({ ...NEWEST, categoryIn: ['additives'], exclude: [cleaner] })).toEqual(['booster']);
    expect(await slugs({ include: [wax, cleaner], orderby: [{ field: 'IN' }] })).toEqual(['wax', 'cleaner']);
  });

  describe('with variations as rows of their own', () => {
    const ROWS = `query ($where: RootQueryToProductUnionConnectionWhereArgs) {
      products(first: 99, where: $where) { found nodes { __typename sku databaseId parent { node { slug } } } }
    }`;
    async function rows(where: object): Promise<readonly string[]> {
      const { data, errors } = await ask(shop, ROWS, { variables: { where: { ...NEWEST, ...where } } });
      expect(errors).toEqual([]);
      expect(data.products.found).toBe(data.products.nodes.length);
      return data.products.nodes.map(({ sku }: { sku: string }) => sku);
    }
    const OILS = ['oil-4l', 'oil-1l'];

    test('lists them beside the products', async () => {
      const skus = await rows({ includeVariations: true });
      expect(skus).toHaveLength(ALL.length + OILS.length);
      expect(skus).toEqual(expect.arrayContaining(OILS));
      const { data } = await ask(shop, ROWS, { variables: { where: { typeIn: ['VARIATION'] } } });
      expect(data.products.nodes).toContainEqual({
        __typename: 'SimpleProductVariation',
        sku: 'oil-1l',
        databaseId: shop.ids['oil-1l'],
        parent: { node: { slug: 'engine-oil' } },
      });
    });

    test.each([
      ['alone', {}, OILS],
      ['in the category of their product', { categoryIn: ['oils'] }, OILS],
      ['in another category', { categoryIn: ['additives'] }, []],
      ['by their own option', { attributes: { queries: [{ taxonomy: 'PA_SIZE', terms: ['1l'] }] } }, ['oil-1l']],
      [
        'by an option left open',
        { attributes: { queries: [{ taxonomy: 'PA_VISCOSITY', terms: ['10w40'] }] } },
        ['oil-4l'],
      ],
      ['by their own price', { maxPrice: 20 }, ['oil-1l']],
      ['by their own sale', { onSale: true }, ['oil-4l']],
      ['by SKU', { sku: 'oil-1l' }, ['oil-1l']],
      ['by a word', { search: 'protects' }, OILS],
      ['cheapest first', { orderby: [{ field: 'PRICE', order: 'ASC' }] }, ['oil-1l', 'oil-4l']],
      ['of none but products', { parentIn: [0] }, []],
    ])('finds them %s', async (_case, where, expected) => {
      expect(await rows({ ...where, typeIn: ['VARIATION'] })).toEqual(expected);
    });

    test.each([
      ['nothing', 'include: [], attributes: { queries: [] }', ['oil-1l', 'oil-4l']],
      ['an option', 'attributes: { queries: [{ taxonomy: PA_SIZE, terms: ["4l"] }] }', ['oil-4l']],
      ['a category of their product', 'categoryIn: ["additives"]', []],
      ['an order', 'orderby: { field: PRICE, order: DESC }', ['oil-4l', 'oil-1l']],
    ])('a product lists its own by %s', async (_case, where, expected) => {
      const { data, errors } = await ask(
        shop,
        `{ product(id: "engine-oil", idType: SLUG) { ... on VariableProduct {
          variations(first: 9, where: { ${where} }) { nodes { sku } }
        } } }`,
      );
      expect(errors).toEqual([]);
      expect(data.product.variations.nodes.map(({ sku }: { sku: string }) => sku)).toEqual(expected);
    });

    test('finds those of a product by its id, and leaves it out', async () => {
      const { 'engine-oil': parent = 0, 'oil-1l': small = 0 } = shop.ids;
      expect(await rows({ includeVariations: true, parent })).toEqual(OILS);
      expect(await rows({ includeVariations: true, include: [small] })).toEqual(['oil-1l']);
      expect(await rows({ typeIn: ['VARIATION'], parentNotIn: [parent] })).toEqual([]);
    });
  });

  test.each([
    ['oldest first', { field: 'DATE', order: 'ASC' }, ALL.toReversed().slice(0, 3)],
    ['names backwards without a direction', { field: 'NAME' }, ['wax', 'starter-kit', 'polish']],
    ['names from A', { field: 'NAME', order: 'ASC' }, ['engine-oil', 'sample', 'handbook']],
    ['cheapest first', { field: 'PRICE', order: 'ASC' }, ['handbook']],
    ['dearest first', { field: 'PRICE', order: 'DESC' }, ['engine-oil', 'booster']],
    ['best rated first, whatever direction is asked', { field: 'RATING', order: 'ASC' }, ['cleaner']],
  ])('order: %s', async (_case, orderby, start) => {
    expect((await slugs({ orderby: [orderby] })).slice(0, start.length)).toEqual(start);
  });

  test.each([
    ['first and last at once', { first: 1, last: 1 }, 'FIRST_AND_LAST'],
    ['a negative page', { first: -1 }, 'PAGE_SIZE_NEGATIVE'],
  ])('%s is refused', async (_case, page, code) => {
    expect(firstCode(await ask(shop, LIST, { variables: page }))).toBe(code);
  });

  test('rejects a month without its year', async () => {
    const where = { dateQuery: { month: 5 } };
    expect(firstCode(await ask(shop, LIST, { variables: { where } }))).toBe('FILTERS_NOT_COMBINED');
  });

  test('starts at the beginning for an unknown cursor', async () => {
    expect(await slugs(NEWEST, { first: 2, after: 'bm9uc2Vuc2U=' })).toEqual(ALL.slice(0, 2));
    expect(await slugs(NEWEST, { first: 2, after: btoa('arrayconnection:999999999') })).toEqual(ALL.slice(0, 2));
  });
});
