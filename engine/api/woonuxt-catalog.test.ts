import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { openBrowser } from './testing/browser.ts';
import { firstMessage } from './testing/client.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

describe.each(DATABASES)('the catalog of an existing storefront on %s', (_name, open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => {
    expect(shop.failures()).toEqual([]);
    return shop.close();
  });

  const browse = () => openBrowser(shop);
  const image = { sourceUrl: expect.stringMatching(/^https:\/\/images\.example\//), altText: 'A red bottle' };

  test('lists the whole catalog in one operation, and in pages', async () => {
    const { get } = browse();
    const { products } = await get('getProducts');
    expect(products.pageInfo).toEqual({ hasNextPage: false, endCursor: expect.any(String) });
    const bySlug = new Map(products.nodes.map((node: { slug: string }) => [node.slug, node]));
    expect([...bySlug.keys()]).not.toContain('sample');
    expect(bySlug.get('cleaner')).toMatchObject({
      type: 'SIMPLE',
      databaseId: shop.ids.cleaner,
      averageRating: 4.5,
      reviewCount: 2,
      price: '€9.90',
      rawPrice: '9.90',
      salePrice: null,
      onSale: false,
      stockStatus: 'IN_STOCK',
      stockQuantity: 10,
      image: expect.objectContaining({ ...image, cartSourceUrl: expect.stringContaining('150x150') }),
      galleryImages: { nodes: [expect.objectContaining(image)] },
      productCategories: { nodes: [expect.objectContaining({ slug: 'additives', name: 'Additives' })] },
    });
    expect(bySlug.get('engine-oil')).toMatchObject({
      type: 'VARIABLE',
      price: '€11.90 - €35.90',
      rawPrice: '11.90, 35.90',
      variations: {
        nodes: [
          expect.objectContaining({ databaseId: shop.ids['oil-1l'], price: '€11.90', stockStatus: 'IN_STOCK' }),
          expect.objectContaining({ databaseId: shop.ids['oil-4l'], salePrice: '€35.90', rawRegularPrice: '39.90' }),
        ],
      },
      defaultAttributes: { nodes: [{ value: '5w30' }, { value: '4l' }] },
    });
    expect(bySlug.get('jack')).toMatchObject({ type: 'EXTERNAL', externalUrl: 'https://tools.example/jack' });

    const page = await get('getProducts', { first: 2, slug: ['additives'] });
    expect(page.products).toMatchObject({ pageInfo: { hasNextPage: false }, nodes: [{ slug: 'cleaner' }, {}] });
    const rest = await get('getProducts', { first: 2, after: products.pageInfo.endCursor });
    expect(rest.products.nodes).toEqual([]);
  });

  test('reads one product with all a product page needs', async () => {
    const { get, ask } = browse();
    const { product } = await get('getProduct', { slug: 'engine-oil' });
    const chosen = product.attributes.nodes.filter(({ variation }: { variation: boolean }) => variation);
    expect(chosen.map(({ name }: { name: string }) => name)).toEqual(['pa_viscosity', 'pa_size']);
    expect(product.attributes.nodes[0]).toMatchObject({
      label: 'Viscosity',
      scope: 'GLOBAL',
      variation: true,
      options: ['5w30', '10w40'],
      slug: 'pa_viscosity',
      terms: { nodes: [{ name: '5W-30', slug: '5w30', taxonomyName: 'pa_viscosity' }, { slug: '10w40' }] },
    });
    // Compared by their place: they must stand as the product's own do.
    for (const { attributes } of product.variations.nodes) {
      expect(attributes.nodes.map(({ name }: { name: string }) => name)).toEqual(['pa_viscosity', 'pa_size']);
    }
    const { product: reviewed } = await get('getProduct', { slug: 'cleaner' });
    expect(reviewed.reviews).toMatchObject({
      averageRating: 4.5,
      edges: [
        { rating: 4 },
        { rating: 5, node: { date: '2026-10-01 10:00:00', author: { node: { name: 'Sari Dewi' } } } },
      ],
    });
    expect(reviewed).toMatchObject({ customTextarea: 'Injector Cleaner!', productCardLists: ['Clean injectors'] });
    expect(reviewed.metaData).toContainEqual(expect.objectContaining({ key: 'dose', value: '1:200' }));
    expect(JSON.stringify(reviewed.metaData)).not.toContain('_secret');

    const missing = await ask('getProduct', { slug: 'nowhere' });
    expect(missing.data).toEqual({ product: null });
    expect(firstMessage(missing)).toContain('nowhere');
  });

  test('reads stock, categories, terms, countries and suggestions', async () => {
    const { get } = browse();
    expect((await get('getStockStatus', { slug: 'engine-oil' })).product).toEqual({
      stockStatus: 'IN_STOCK',
      variations: { nodes: [{ stockStatus: 'IN_STOCK' }, { stockStatus: 'IN_STOCK' }] },
    });
    const { productCategories } = await get('getProductCategories');
    expect(productCategories.nodes.map(({ slug, count }: Counted) => [slug, count])).toEqual([
      ['additives', 2],
      ['diesel', 1],
      ['oils', 1],
    ]);
    const { terms } = await get('getAllTerms', { taxonomies: ['PRODUCTCATEGORY', 'PASIZE'] });
    expect(terms.nodes).toContainEqual({ taxonomyName: 'pa_size', name: '1 L', slug: '1l', count: 1 });
    expect((await get('getAllowedCountries')).allowedCountries).toEqual(['ID', 'SG', 'DE']);
    expect((await get('getStates', { country: 'ID' })).countryStates).toContainEqual({
      code: 'JK',
      name: 'DKI Jakarta',
    });
    const { products } = await get('suggestions', { search: 'clean' });
    expect(products.nodes).toEqual([
      {
        id: expect.any(String),
        name: 'Injector Cleaner',
        slug: 'cleaner',
        shortDescription: expect.any(String),
        image: expect.anything(),
      },
    ]);
  });

  test('reads products by their interfaces, reviews in pages, and categories by id', async () => {
    const { get } = browse();
    const { product } = await get('getProductByInterfaces', { slug: 'engine-oil' });
    expect(product).toMatchObject({
      price: '€11.90 - €35.90',
      onSale: true,
      stockStatus: 'IN_STOCK',
      variations: {
        nodes: [
          { price: '€11.90', onSale: false, hasAttributes: true },
          { price: '€35.90', onSale: true },
        ],
      },
    });
    const { product: cleaner } = await get('getProductByInterfaces', { slug: 'cleaner' });
    expect(cleaner).toMatchObject({
      image: { ...image, mediaDetails: { width: 1200, height: 1200 }, srcSet: expect.stringContaining('768w') },
      reviews: { edges: [{ rating: 4, node: { parentId: null, replies: { nodes: [] } } }, { rating: 5 }] },
    });
    const id = String(shop.ids.cleaner);
    const { reviews } = (await get('getReviewsOfProduct', { id, first: 1 })).product;
    const rest = (await get('getReviewsOfProduct', { id, after: reviews.pageInfo.endCursor })).product.reviews;
    expect([reviews.nodes.length, reviews.pageInfo.hasNextPage, rest.nodes.length]).toEqual([1, true, 1]);
    expect(rest.nodes[0].id).not.toBe(reviews.nodes[0].id);

    const all = (await get('getProductCategories')).productCategories.nodes;
    const oils = all.find(({ slug }: Counted) => slug === 'oils');
    expect((await get('getChosenCategories', { include: [oils.databaseId] })).productCategories.nodes).toEqual([
      { databaseId: oils.databaseId, slug: 'oils', count: 1, parentDatabaseId: null },
    ]);
    expect(await get('getCountriesAndStates', { country: 'ID' })).toMatchObject({
      allowedCountries: ['ID', 'SG', 'DE'],
    });
  });

  test('reads articles', async () => {
    const { get } = browse();
    const { posts } = await get('getPosts', { first: 2 });
    expect(posts).toMatchObject({ pageInfo: { hasNextPage: true }, nodes: [{ slug: 'dipstick' }, { slug: 'brakes' }] });
    const next = await get('getPosts', { first: 2, slug: 'tips', after: posts.pageInfo.endCursor });
    expect(next.posts.nodes).toMatchObject([{ slug: 'heat', author: { node: { firstName: 'Rina' } } }]);
    expect((await get('getPost', { slug: 'heat' })).post).toMatchObject({ title: 'Hot weather', status: 'publish' });
    expect((await get('getPostCategories')).categories.nodes).toMatchObject([{ slug: 'tips', count: 3 }]);
  });
});

interface Counted {
  readonly slug: string;
  readonly count: number;
}
