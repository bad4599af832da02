import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#engine/domain/catalog/product.ts';
import type { Database } from '../open-database.ts';
import { createStores, type Stores } from '../stores.ts';
import { DATABASES } from '../testing/databases.ts';
import { OIL, saveStockedShop } from '../testing/stocked-shop.ts';

describe.each(DATABASES)('products, categories and reviews on %s', (_name, open) => {
  let database: Database;
  let stores: Stores;
  let oil: Extract<Product, { kind: 'variable' }>;
  beforeAll(async () => {
    database = await open();
    stores = createStores(database);
    await stores.unitOfWork(({ catalog }) => saveStockedShop(catalog));
    const product = await find(OIL.slug);
    if (product?.kind !== 'variable') throw new Error('the oil is not variable');
    oil = product;
  });
  afterAll(() => database.close());

  const find = (slug: string) => stores.catalog.product({ slug }, 'id');
  const slugs = (products: readonly Product[]) => products.map(({ slug }) => slug);

  test('finds a product by id, slug or SKU in the given language', async () => {
    expect(oil.name).toBe('Oli Mesin');
    expect(await stores.catalog.product({ id: oil.id }, 'id')).toEqual(oil);
    expect(await stores.catalog.product({ sku: 'SYNTHETIC-OIL' }, 'id')).toEqual(oil);
  });

  test('finds hidden products, no drafts and no unknown ones', async () => {
    expect(await find('coolant')).toMatchObject({ visibility: 'hidden' });
    expect(await find('secret')).toBeNull();
    expect(await find('nothing')).toBeNull();
    expect(await stores.catalog.product({ sku: '' }, 'id')).toBeNull();
  });

  test('does not find a variation as a product', async () => {
    const [variation] = oil.variations;
    expect(await stores.catalog.product({ id: variation?.id ?? 0 }, 'id')).toBeNull();
    expect(await stores.catalog.product({ sku: 'OIL-1L' }, 'id')).toBeNull();
  });

  test('finds many in the given order, variations as their product, each once', async () => {
    const wax = await find('wax');
    const ids = [oil.variations[1]?.id ?? 0, 987_654_321, wax?.id ?? 0, oil.id];
    expect(slugs(await stores.catalog.productsByIds(ids, 'id'))).toEqual(['synthetic-oil', 'wax']);
  });

  test('ranks related products by shared categories, then sales, without itself and hidden ones', async () => {
    const booster = await find('octane-booster');
    expect(slugs(await stores.catalog.related(booster?.id ?? 0, 6, 'id'))).toEqual([]);
    expect(slugs(await stores.catalog.related(oil.id, 6, 'id'))).toEqual(['plain-oil', 'unsold-oil']);
    expect(slugs(await stores.catalog.related(oil.id, 1, 'id'))).toEqual(['plain-oil']);
  });

  test('lists published products and variations that have few pieces left, the fewest first', async () => {
    const low = (lowAmount: number, limit: number) =>
      stores.merchantCatalog.lowStock({ language: 'en', lowAmount, limit });
    const none = { onHand: 0, lowAmount: 2 };
    expect(await low(2, 99)).toMatchObject({
      total: 4,
      rows: [
        { sku: 'WAX', onHand: -2, backorders: 'yes' },
        { sku: 'SYNTHETIC-OIL', ...none, backorders: 'notify' },
        { sku: 'OIL-1L', ...none, backorders: 'no' },
        { sku: 'COOLANT', ...none },
      ],
    });
    expect(await low(2, 1)).toMatchObject({ total: 4, rows: [{ sku: 'WAX' }] });
    const skus = (await low(10, 99)).rows.map(({ sku }) => sku);
    expect(skus).toContain('POLISH');
    // It has 7, and is low at 3 by itself.
    expect(skus).not.toContain('OCTANE-BOOSTER');
  });

  test('lists categories in the merchant’s order with the published products in them and below', async () => {
    const categories = await stores.catalog.categories('en');
    expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['additives', 3],
      ['fuel', 2],
      ['empty', 0],
      ['merchandise', 1],
      ['brakes', 1],
      ['books', 1],
      ['oils', 3],
    ]);
    const [additives, fuel] = categories;
    expect(additives).toMatchObject({
      name: 'Category additives',
      description: 'Fine goods',
      parentId: null,
      order: 2,
      picture: { file: 'products/booster.webp', alt: 'A red bottle', sizes: [{ name: 'thumbnail' }] },
    });
    expect(fuel).toMatchObject({ parentId: additives?.id, picture: null });
  });

  test('lists attributes with their terms in the merchant’s order and their counts', async () => {
    expect(await stores.catalog.attributes('id')).toEqual([
      {
        id: expect.any(Number),
        slug: 'size',
        label: 'Kemasan',
        terms: [
          { id: expect.any(Number), slug: '1l', name: '1 L', order: 0, count: 4 },
          { id: expect.any(Number), slug: '4l', name: '4 L', order: 1, count: 3 },
        ],
      },
    ]);
  });

  test('lists approved reviews only, newest first', async () => {
    const booster = await find('octane-booster');
    const wax = await find('wax');
    const reviews = await stores.catalog.reviews([booster?.id ?? 0, wax?.id ?? 0]);
    expect([...reviews.keys()]).toEqual([booster?.id]);
    expect(reviews.get(booster?.id ?? 0)?.map(({ author, rating }) => [author, rating])).toEqual([
      ['Dewi', 4],
      ['Joko', 4],
      ['Sari', 5],
    ]);
  });

  test('takes a review that is no longer approved out of the average', async () => {
    const draft = {
      product: 'wax',
      author: 'Sari',
      email: '',
      rating: 2,
      text: 'Kurang mengilap menurut saya.',
      language: 'id',
      writtenAt: new Date(),
      verified: false,
      status: 'approved',
    } as const;
    const save = (status: 'approved' | 'held') =>
      stores.unitOfWork(async ({ catalog, changes }) => {
        await changes.announce([{ kind: 'catalog' }]);
        return catalog.saveReview({ ...draft, status });
      });
    await save('approved');
    expect(await find('wax')).toMatchObject({ averageRating: 2, reviewCount: 1 });
    expect(await save('held')).toMatchObject({ created: false });
    expect(await find('wax')).toMatchObject({ averageRating: 0, reviewCount: 0 });
  });
});
