import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import { activePrices, isOnSale, priceRange } from '#engine/domain/catalog/product-prices.ts';
import type { ProductFilter, ProductOrder, TaxonomyCondition } from '#engine/domain/search/product-query.ts';
import { productStockStatus } from '#engine/domain/stock/stock.ts';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { BOOSTER, CAP, limitOf, OIL, PRODUCTS, saveStockedShop, TODAY } from '../testing/stocked-shop.ts';
import { readProducts } from './read-products.ts';

const group = (relation: 'and' | 'or', ...conditions: readonly TaxonomyCondition[]) => [{ relation, conditions }];
const filed = (relation: 'and' | 'or', ...conditions: readonly TaxonomyCondition[]): ProductFilter => ({
  taxonomies: group(relation, ...conditions),
});
const inAny = (taxonomy: string, ...terms: readonly string[]) => filed('and', { taxonomy, operator: 'in', terms });
const SMALL: TaxonomyCondition = { taxonomy: 'pa_size', operator: 'in', terms: ['1l'] };
const FUEL: TaxonomyCondition = { taxonomy: 'product_cat', operator: 'in', terms: ['fuel'] };

describe.each(DATABASES)('the product list on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  let all: readonly Product[];
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => saveStockedShop(catalog));
    all = await list();
  });
  afterAll(() => database.close());

  async function list(filter: ProductFilter = {}, order: readonly ProductOrder[] = []): Promise<readonly Product[]> {
    const page = await stores.catalog.products({ language: 'en', at: TODAY, filter, order, page: {} });
    expect(page).toMatchObject({ total: page.rows.length, hasNext: false, hasPrevious: false });
    return page.rows;
  }
  const slugs = (products: readonly Product[]) => products.map(({ slug }) => slug);
  const listed = async (filter: ProductFilter) => slugs(await list(filter)).toSorted();
  const idOf = (slug: string) => all.find((product) => product.slug === slug)?.id ?? 0;

  test('holds everything published, no drafts and no private products', () => {
    const published = PRODUCTS.filter(({ status }) => status === 'published');
    expect(slugs(all).toSorted()).toEqual(published.map(({ slug }) => slug).toSorted());
  });

  test.each<[string, ProductFilter, readonly string[]]>([
    ['slugs', { slugs: ['wax', 'nothing', 'secret'] }, ['wax']],
    ['no slugs at all', { slugs: [] }, []],
    ['SKUs, also those of variations', { skus: ['CAP', 'OIL-1L', 'RACING-CAP', ''] }, ['racing-cap', 'synthetic-oil']],
    ['kinds', { kinds: ['external', 'variable'] }, ['plain-oil', 'racing-cap', 'synthetic-oil', 'unsold-oil']],
    ['kinds left out', { excludeKinds: ['simple', 'variable'] }, ['racing-cap']],
    ['a category with those below it', inAny('product_cat', 'additives'), ['coolant', 'octane-booster', 'polish']],
    ['a category below', inAny('product_cat', 'fuel', 'unknown'), ['octane-booster', 'polish']],
    ['an unknown category', inAny('product_cat', 'unknown'), []],
    [
      'categories left out',
      filed('and', { taxonomy: 'product_cat', operator: 'not-in', terms: ['additives', 'oils'] }),
      ['brake-fluid', 'handbook', 'racing-cap', 'wax'],
    ],
    ['featured', { featured: true }, ['octane-booster']],
    ['listed in the catalog', { listedIn: 'catalog', kinds: ['external'] }, ['racing-cap']],
    [
      'listed in the search',
      { listedIn: 'search', slugs: ['polish', 'coolant', 'racing-cap', 'wax'] },
      ['polish', 'wax'],
    ],
    ['listed in both', { listedIn: 'both', slugs: ['polish', 'coolant', 'racing-cap', 'wax'] }, ['wax']],
    ['rated, to whole stars', { ratings: [4] }, ['octane-booster']],
    ['rated two stars or four', { ratings: [2, 4] }, ['octane-booster', 'racing-cap']],
    ['after a day', { publishedAfter: new Date('2026-11-07T09:00:00Z') }, ['polish']],
    ['before a day', { publishedBefore: new Date('2026-08-02T00:00:00Z') }, ['racing-cap']],
    ['several at once', { ...inAny('product_cat', 'additives'), featured: false, listedIn: 'search' }, ['polish']],
  ])('filtered by %s', async (_case, filter, expected) => {
    expect(await listed(filter)).toEqual(expected);
  });

  test('filters by ids and by excluded ids', async () => {
    expect(await listed({ ids: [idOf('wax'), 987_654_321] })).toEqual(['wax']);
    expect(await listed({ ids: [idOf('wax'), idOf('polish')], excludeIds: [idOf('wax')] })).toEqual(['polish']);
  });

  test.each<[string, ProductFilter, readonly string[]]>([
    ['in', inAny('pa_size', '1l'), ['octane-booster', 'plain-oil', 'synthetic-oil', 'unsold-oil']],
    [
      'all',
      filed('and', { taxonomy: 'pa_size', operator: 'all', terms: ['1l', '4l'] }),
      ['plain-oil', 'synthetic-oil', 'unsold-oil'],
    ],
    ['and', filed('and', SMALL, { taxonomy: 'pa_size', operator: 'not-in', terms: ['4l'] }), ['octane-booster']],
    [
      'or, with a category',
      filed('or', { taxonomy: 'pa_size', operator: 'in', terms: ['4l'] }, FUEL),
      ['octane-booster', 'plain-oil', 'polish', 'synthetic-oil', 'unsold-oil'],
    ],
    [
      'two groups that both hold',
      { taxonomies: [...group('or', SMALL, FUEL), ...group('and', FUEL)] },
      ['octane-booster', 'polish'],
    ],
    ['some term', filed('and', FUEL, { taxonomy: 'pa_size', operator: 'exists', terms: [] }), ['octane-booster']],
    ['no term', filed('and', FUEL, { taxonomy: 'pa_size', operator: 'not-exists', terms: [] }), ['polish']],
    ['a kind', filed('and', { taxonomy: 'product_type', operator: 'in', terms: ['external'] }), ['racing-cap']],
    ['featured', inAny('product_visibility', 'featured'), ['octane-booster']],
    ['hidden from the list', inAny('product_visibility', 'exclude-from-catalog'), ['coolant', 'polish']],
    ['a tag', inAny('product_tag', 'garage'), ['octane-booster']],
  ])('filed under terms: %s', async (_case, filter, expected) => {
    expect((await listed(filter)).toSorted()).toEqual(expected);
  });

  test.each([
    ['the name, whatever its case', 'OCTANE boo', ['octane-booster']],
    ['the short description', 'lighter pull', ['octane-booster']],
    ['the description without its markup', 'cleans the injector', ['octane-booster']],
    ['the SKU', 'brake-fl', ['brake-fluid']],
    ['accents left out', 'octané', ['octane-booster']],
    ['a name in the other language', 'Penambah', []],
    ['nothing like it anywhere', 'zzzz', []],
    ['words in any order', 'booster octane', ['octane-booster']],
    ['a percent sign, which is only a sign', '%', []],
  ])('searched by %s', async (_case, search, expected) => {
    expect(await listed({ search })).toEqual(expected);
  });

  test('finds the products on sale by the domain’s rule', async () => {
    const onSale = all.filter((product) => isOnSale(product, TODAY));
    expect(slugs(onSale).toSorted()).toEqual(['octane-booster', 'synthetic-oil']);
    expect(await listed({ onSale: true })).toEqual(slugs(onSale).toSorted());
    expect(await list({ onSale: false })).toHaveLength(all.length - onSale.length);
  });

  test.each(['in-stock', 'on-backorder', 'out-of-stock'] as const)(
    'finds products that are %s by the domain’s rule',
    async (word) => {
      const expected = slugs(all.filter((product) => productStockStatus(product) === word));
      expect(expected).not.toEqual([]);
      expect(await listed({ stock: [word] })).toEqual(expected.toSorted());
    },
  );

  test.each([
    [0, 1000],
    [900, 900],
    [0, 0],
    [1, 5000],
    [2000, 2500],
    [3000, 9999],
  ])('between %i and %i cents are those whose prices reach into it', async (minPrice, maxPrice) => {
    const expected = all.filter((product) => {
      const range = priceRange(product, TODAY);
      return range && range.max >= minPrice && range.min <= maxPrice;
    });
    expect(await listed({ minPrice: limitOf(minPrice), maxPrice: limitOf(maxPrice) })).toEqual(
      slugs(expected).toSorted(),
    );
  });

  test('lets a product without a price pass only a minimum of zero', async () => {
    expect(await listed({ minPrice: limitOf(0), slugs: ['wax'] })).toEqual(['wax']);
    expect(await listed({ minPrice: limitOf(1), slugs: ['wax'] })).toEqual([]);
    expect(await listed({ maxPrice: limitOf(99_999), slugs: ['wax'] })).toEqual([]);
  });

  test.each(['ascending', 'descending'] as const)(
    'sorts by price, %s, products without a price last',
    async (direction) => {
      const sorted = await list({}, [{ by: 'price', direction }]);
      const keys = sorted.map((product) => activePrices(product, TODAY).at(direction === 'ascending' ? 0 : -1));
      const priced = keys.filter((key) => key !== undefined);
      expect(keys.slice(priced.length)).toEqual(keys.slice(priced.length).fill(undefined));
      expect(priced).toEqual(priced.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a)));
    },
  );

  test.each<[string, ProductOrder, readonly string[]]>([
    ['date', { by: 'date', direction: 'descending' }, ['polish', 'wax', 'coolant']],
    ['name', { by: 'name', direction: 'descending' }, ['polish', 'wax', 'octane-booster']],
    ['slug', { by: 'slug', direction: 'ascending' }, ['brake-fluid', 'coolant', 'handbook']],
    ['menu order', { by: 'menu-order', direction: 'descending' }, ['octane-booster']],
    ['regular price', { by: 'regular-price', direction: 'descending' }, ['plain-oil', 'synthetic-oil', 'racing-cap']],
    ['sale price', { by: 'sale-price', direction: 'ascending' }, ['octane-booster', 'synthetic-oil']],
    ['the sale’s beginning', { by: 'on-sale-from', direction: 'descending' }, ['synthetic-oil', 'octane-booster']],
    ['the sale’s end', { by: 'on-sale-to', direction: 'ascending' }, ['octane-booster']],
    [
      'sales',
      { by: 'total-sales', direction: 'descending' },
      ['synthetic-oil', 'octane-booster', 'handbook', 'plain-oil'],
    ],
    ['rating', { by: 'rating', direction: 'descending' }, ['octane-booster', 'racing-cap']],
    ['reviews', { by: 'review-count', direction: 'descending' }, ['octane-booster', 'racing-cap']],
  ])('sorted by %s', async (_case, order, first) => {
    expect(slugs(await list({}, [order])).slice(0, first.length)).toEqual(first);
  });

  test('sorts equals by the next order and finally by id', async () => {
    const plain = await list({ slugs: ['plain-oil', 'unsold-oil', 'synthetic-oil'] }, [
      { by: 'date', direction: 'ascending' },
      { by: 'slug', direction: 'descending' },
    ]);
    expect(slugs(plain)).toEqual(['synthetic-oil', 'plain-oil', 'unsold-oil']);
    const alike = await list({ slugs: ['plain-oil', 'synthetic-oil'] }, [
      { by: 'menu-order', direction: 'descending' },
    ]);
    expect(slugs(alike)).toEqual(['plain-oil', 'synthetic-oil']);
  });

  test('sorts in the order of the given ids or slugs', async () => {
    const order = (by: ProductOrder['by']) => [{ by, direction: 'ascending' }] as const;
    const given = ['wax', 'coolant', 'polish'];
    expect(slugs(await list({ slugs: given }, order('given-slugs')))).toEqual(given);
    expect(slugs(await list({ ids: given.map(idOf) }, order('given-ids')))).toEqual(given);
  });

  test('ranks the exact name first, then other fields, and leaves out what only mentions it', async () => {
    const hits = await list({ search: 'Wax' }, [{ by: 'relevance', direction: 'descending' }]);
    expect(slugs(hits)).toEqual(['wax', 'polish', 'coolant']);
  });

  test('pages without a gap, forwards and backwards', async () => {
    const page = (request: object) =>
      stores.catalog.products({ language: 'en', at: TODAY, filter: {}, order: [], page: request });
    const first = await page({ first: 4 });
    const second = await page({ first: 4, after: first.rows.at(-1)?.id });
    const back = await page({ last: 4, before: second.rows[0]?.id });
    expect(slugs([...first.rows, ...second.rows])).toEqual(slugs(all.slice(0, 8)));
    expect(back).toEqual({ ...first, hasPrevious: false });
    expect([first.hasNext, second.hasPrevious, first.total]).toEqual([true, true, all.length]);
  });

  test('reads a picture of several parts of the catalog once', async () => {
    const reading = { db: database.db, ids: all.map(({ id }) => id), pictures: { id: new Map(), en: new Map() } };
    const [one, other] = [await readProducts(reading), await readProducts(reading)];
    const picturesOf = (products: readonly Product[]) =>
      products.flatMap(({ picture, gallery }) => (picture ? [picture, ...gallery] : gallery));
    expect(picturesOf(one.en).length).toBeGreaterThan(0);
    for (const [at, picture] of picturesOf(one.en).entries()) expect(picturesOf(other.en)[at]).toBe(picture);
    expect(picturesOf(other.id)).not.toEqual(picturesOf(other.en));
  });

  test('reads a simple product with all its fields', () => {
    const { text, pictures: _, categories: __, attributes: ___, tags: ____, ...facts } = BOOSTER;
    const product = all.find(({ slug }) => slug === BOOSTER.slug);
    expect(product).toMatchObject({
      ...facts,
      ...text.en,
      picture: { file: 'products/booster.webp', alt: 'A red bottle', title: 'Octane booster', width: 1600 },
      gallery: [{ file: 'products/back.webp', alt: 'The back' }],
      tags: [{ slug: 'garage', name: 'Garage' }],
      categories: [
        { slug: 'additives', name: 'Category additives' },
        { slug: 'fuel', name: 'Category fuel' },
      ],
      attributes: [{ slug: 'size', label: 'Pack size', forVariations: false, terms: [{ slug: '1l', count: 4 }] }],
      averageRating: 4.33,
      reviewCount: 3,
    });
    expect(product?.modifiedAt).toBeInstanceOf(Date);
  });

  test('reads a variable product with its variations, which fall back on its facts', () => {
    const product = all.find(({ slug }) => slug === OIL.slug);
    if (product?.kind !== 'variable') throw new Error('the oil is not variable');
    const [small, large, hidden] = product.variations;
    expect(product).toMatchObject({ sharedStock: OIL.sharedStock, defaults: { size: '1l' }, totalSales: 300 });
    expect(small).toMatchObject({
      sku: 'OIL-1L',
      name: 'Engine Oil - 1 L',
      dimensions: OIL.dimensions,
      content: { amount: 1000, unit: 'ml' },
      picture: { file: 'products/back.webp' },
      choices: [{ attribute: 'size', attributeLabel: 'Pack size', value: '1l', label: '1 L' }],
    });
    expect(large).toMatchObject({
      price: OIL.variations[1]?.price,
      stock: { kind: 'shared' },
      dimensions: { weight: 3600 },
      content: { amount: 4000 },
      picture: { file: 'products/booster.webp' },
    });
    expect(hidden).toMatchObject({
      name: 'Engine Oil',
      published: false,
      choices: [{ termId: 0, value: '', label: '' }],
    });
  });

  test('reads an external product and a downloadable one', () => {
    expect(all.find(({ slug }) => slug === CAP.slug)).toMatchObject({
      kind: 'external',
      price: CAP.price,
      url: CAP.url,
      buttonText: 'Buy there',
    });
    expect(all.find(({ slug }) => slug === 'handbook')).toMatchObject({
      virtual: true,
      dimensions: null,
      downloads: { files: [{ id: 'pdf', name: 'Book', file: 'handbook.pdf' }], limit: 3, expiryDays: null },
    });
  });
});
