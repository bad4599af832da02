import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ask, productOf } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

describe.each(DATABASES)('stock, related products and categories on %s', (_name, open) => {
  const shop = sharedShop(open);

  const product = (slug: string, fields: string, language: 'id' | 'en' = 'en') =>
    productOf(shop, slug, { fields, language });

  test.each([
    [
      'cleaner',
      { stockStatus: 'IN_STOCK', stockQuantity: 10, manageStock: 'TRUE', backorders: 'NO', lowStockAmount: null },
    ],
    [
      'booster',
      { stockStatus: 'IN_STOCK', stockQuantity: 3, manageStock: 'TRUE', backorders: 'NO', lowStockAmount: 5 },
    ],
    [
      'wax',
      { stockStatus: 'OUT_OF_STOCK', stockQuantity: 0, manageStock: 'TRUE', backorders: 'NO', lowStockAmount: null },
    ],
    [
      'polish',
      {
        stockStatus: 'ON_BACKORDER',
        stockQuantity: 0,
        manageStock: 'TRUE',
        backorders: 'NOTIFY',
        lowStockAmount: null,
      },
    ],
    [
      'handbook',
      { stockStatus: 'IN_STOCK', stockQuantity: null, manageStock: 'FALSE', backorders: 'NO', lowStockAmount: null },
    ],
    [
      'engine-oil',
      { stockStatus: 'IN_STOCK', stockQuantity: null, manageStock: 'FALSE', backorders: 'NO', lowStockAmount: null },
    ],
  ])('returns the stock of %s', async (slug, stock) => {
    expect(
      await product(
        slug,
        '... on InventoriedProduct { stockStatus stockQuantity manageStock backorders lowStockAmount }',
      ),
    ).toEqual(stock);
  });

  test('relates products that share a category, without the product itself', async () => {
    expect(await product('booster', 'related(first: 6) { nodes { slug } }')).toEqual({ related: { nodes: [] } });
    expect(await product('wax', 'related(first: 6) { nodes { slug } }')).toEqual({ related: { nodes: [] } });
  });

  test('counts subcategories in categories, and lists terms by taxonomy', async () => {
    const { data } = await ask(
      shop,
      `{ productCategories(where: { orderby: COUNT, order: DESC, hideEmpty: true }) { nodes { slug count parent { node { slug } } } }
         productCategory(id: "additives", idType: SLUG) { description children { nodes { slug } } products(first: 9, where: { orderby: { field: DATE } }) { nodes { slug } } }
         terms(first: 100, where: { taxonomies: [PASIZE, CATEGORY], orderby: NAME }) { nodes { __typename taxonomyName slug count } }
         allPaSize(first: 1) { nodes { slug } pageInfo { hasNextPage } } paSize(id: "4l", idType: SLUG) { name } }`,
    );
    expect(data).toEqual({
      productCategories: {
        nodes: [
          { slug: 'additives', count: 2, parent: null },
          { slug: 'oils', count: 1, parent: null },
          { slug: 'diesel', count: 1, parent: { node: { slug: 'additives' } } },
        ],
      },
      productCategory: {
        description: 'What the tank needs.',
        children: { nodes: [{ slug: 'diesel' }] },
        products: { nodes: [{ slug: 'cleaner' }, { slug: 'booster' }] },
      },
      terms: {
        nodes: [
          { __typename: 'PaSize', taxonomyName: 'pa_size', slug: '1l', count: 1 },
          { __typename: 'PaSize', taxonomyName: 'pa_size', slug: '4l', count: 1 },
          { __typename: 'Category', taxonomyName: 'category', slug: 'tips', count: 3 },
        ],
      },
      allPaSize: { nodes: [{ slug: '1l' }], pageInfo: { hasNextPage: true } },
      paSize: { name: '4 L' },
    });
  });
});
