import { isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { buildSchema } from '#engine/adapters/graphql/schema/build-schema.ts';
import { customerOf } from './testing/account.ts';
import { ask } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const schema = buildSchema(['size']);

test.each([
  ['ContentNode', ['SimpleProduct', 'VariableProduct', 'ExternalProduct', 'SimpleProductVariation', 'Post']],
  ['NodeWithTitle', ['SimpleProduct', 'Post']],
  ['NodeWithContentEditor', ['SimpleProduct', 'Post']],
  ['NodeWithFeaturedImage', ['SimpleProduct', 'Post']],
])('%s is an interface of products and articles', (name, types) => {
  const type = schema.getType(name);
  const implementors = isInterfaceType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [];
  expect(implementors).toEqual(expect.arrayContaining(types));
});

test.each([
  ['RootQuery', 'allPaSize', 'RootQueryToPaSizeConnection', 'RootQueryToPaSizeConnectionWhereArgs'],
  ['SimpleProduct', 'allPaSize', 'ProductToPaSizeConnection', 'ProductToPaSizeConnectionWhereArgs'],
  ['PaSize', 'products', 'PaSizeToProductConnection', 'PaSizeToProductConnectionWhereArgs'],
  ['PaSize', 'variations', 'PaSizeToProductVariationConnection', 'PaSizeToProductVariationConnectionWhereArgs'],
])('%s.%s has the type names of WooGraphQL', (owner, field, connection, where) => {
  const type = schema.getType(owner);
  const found = isObjectType(type) ? type.getFields()[field] : undefined;
  expect(String(found?.type)).toBe(connection);
  expect(String(found?.args.find(({ name }) => name === 'where')?.type)).toBe(where);
});

describe.each(DATABASES)('what clients of WordPress select on %s', (_name, open) => {
  const shop = sharedShop(open);

  async function read(query: string) {
    const { data, errors } = await ask(shop, query);
    expect(errors).toEqual([]);
    return data;
  }

  test('products and articles as content with a picture', async () => {
    const { product, post } = await read(`
      { product(id: "cleaner", idType: SLUG) { ...C } post(id: "dipstick", idType: SLUG) { ...C } }
      fragment C on ContentNode {
        contentTypeName slug status date dateGmt modifiedGmt link
        ... on NodeWithTitle { title } ... on NodeWithContentEditor { content }
        ... on NodeWithFeaturedImage { featuredImage { node { altText } } featuredImageDatabaseId featuredImageId }
      }`);
    expect(product).toMatchObject({
      contentTypeName: 'product',
      slug: 'cleaner',
      title: 'Injector Cleaner',
      status: 'publish',
      date: '2026-05-01T03:00:00+00:00',
      dateGmt: '2026-05-01T03:00:00',
      modifiedGmt: expect.any(String),
      content: '<p>Injector Cleaner &amp; more.</p>',
      featuredImage: { node: { altText: 'A red bottle' } },
      featuredImageId: btoa(`post:${product.featuredImageDatabaseId}`),
    });
    expect(post).toMatchObject({ contentTypeName: 'post', content: '<p>Content.</p>', featuredImage: null });
  });

  test('the products and variations of an option', async () => {
    const { paSize, allPaSize } = await read(`{
      paSize(id: "4l", idType: SLUG) {
        products { nodes { slug } } variations { nodes { sku } }
        cheap: variations(where: { maxPrice: 20 }) { nodes { sku } }
      }
      allPaSize(where: { slug: ["1l"] }) { nodes { variations { nodes { sku } } } }
    }`);
    expect(paSize).toEqual({
      products: { nodes: [{ slug: 'engine-oil' }] },
      variations: { nodes: [{ sku: 'oil-4l' }] },
      cheap: { nodes: [] },
    });
    expect(allPaSize.nodes).toEqual([{ variations: { nodes: [{ sku: 'oil-1l' }] } }]);
  });

  test('the products of a type, and the types of a product', async () => {
    const { product } = await read(`{ product(id: "engine-oil", idType: SLUG) {
      productTypes(where: { slug: "variable", hideEmpty: true }) { nodes { slug products { nodes { slug } } } }
      others: productTypes(where: { slug: "simple" }) { nodes { slug } }
    } }`);
    expect(product).toEqual({
      productTypes: { nodes: [{ slug: 'variable', products: { nodes: [{ slug: 'engine-oil' }] } }] },
      others: { nodes: [] },
    });
  });

  test('some pictures of a gallery', async () => {
    const gallery = async (where: string) =>
      (
        await read(`{ product(id: "cleaner", idType: SLUG) { galleryImages(where: { ${where} }) { nodes { id } } } }`)
      ).product.galleryImages.nodes.map(({ id }: { id: string }) => id);
    const [id] = await gallery('in: []');
    expect(await gallery(`in: ["${id}"], search: "RED"`)).toEqual([id]);
    expect(await gallery(`notIn: ["${id}"]`)).toEqual([]);
    expect(await gallery('search: "green"')).toEqual([]);
    expect(await gallery('title: "Bottle"')).toEqual([id]);
  });

  test('the caller by the older name of the number, with what a customer may do', async () => {
    const { ask: asked } = await customerOf(shop, 'lama');
    const { viewer } = (await asked('{ viewer { userId databaseId capabilities } }')).data;
    expect(viewer).toEqual({ userId: viewer.databaseId, databaseId: expect.any(Number), capabilities: ['read'] });
  });
});
