import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { customerOf } from './testing/account.ts';
import { PRODUCTS } from './testing/catalog.ts';
import { ADD, ask, firstCode, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const NODE = `query ($id: ID!) { node(id: $id) {
  __typename id ... on Product { name } ... on TermNode { slug } ... on Comment { content } ... on User { username }
} }`;
const PAGE = `query ($uri: String!) { nodeByUri(uri: $uri) { __typename uri ... on Product { slug } ... on Post { slug } ... on TermNode { slug } } }`;
const REVIEWS = `{ product(id: "cleaner", idType: SLUG) { reviews(first: 9) { nodes { id databaseId replies { nodes { id } } author { node {
  __typename name email ... on User { databaseId username firstName slug roles { nodes { id } } savedPaymentMethods { id } }
} } } } } }`;
const FILED = `{ product(id: "cleaner", idType: SLUG) {
  productTypes { nodes { __typename slug taxonomyName count } }
  shippingClasses { nodes { slug } } visibleProducts { nodes { slug } }
  ... on SimpleProduct { shippingClassId }
} }`;

describe.each(DATABASES)('nodes by global id or path on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    const products = PRODUCTS.filter(({ slug }) => slug === 'cleaner' || slug === 'wax');
    const flammable = products.map((product) => ({ ...product, shippingClass: 'flammable' }));
    expect(await shop.engine.usecases.importProducts({ products: flammable, stock: 'keep' })).toMatchObject({
      ok: true,
    });
  });

  const node = async (id: string, asker = visitor(shop)) => (await asker.ask(NODE, { id })).data.node;
  const idOf = async (ask: string) => (await visitor(shop).ask(`{ it: ${ask} { id } }`)).data.it.id;

  test.each([
    ['a product', 'product(id: "cleaner", idType: SLUG)', { __typename: 'SimpleProduct', name: 'Injector Cleaner' }],
    ['a sold-by-others', 'product(id: "jack", idType: SLUG)', { __typename: 'ExternalProduct', name: 'Jack' }],
    ['a category', 'productCategory(id: "oils", idType: SLUG)', { __typename: 'ProductCategory', slug: 'oils' }],
  ])('%s by its id', async (_case, question, expected) => {
    const id = await idOf(question);
    expect(await node(id)).toEqual({ id, ...expected });
  });

  test('a variation by its id', async () => {
    const id = btoa(`post:${shop.ids['oil-1l']}`);
    expect(await node(id)).toMatchObject({ __typename: 'SimpleProductVariation', id });
  });

  test('finds an account for its owner only, and no order', async () => {
    const budi = await customerOf(shop, 'budi');
    const id = btoa(`user:${budi.id}`);
    expect(await node(id, budi)).toEqual({ __typename: 'User', id, username: 'budi' });
    expect(await node(id)).toBeNull();
    expect(await node(id, await customerOf(shop, 'lain'))).toBeNull();
    await budi.ask(ADD, { input: { productId: shop.ids.cleaner } });
    const placed = await budi.ask('mutation ($input: CheckoutInput!) { checkout(input: $input) { order { id } } }', {
      input: { billing: JAKARTA, paymentMethod: 'bacs' },
    });
    expect(await node(placed.data.checkout.order.id, budi)).toBeNull();
  });

  test.each(['', 'post:1', btoa('post:987654321'), btoa('constructor:1'), btoa('term:0'), '%%%'])(
    'nothing by %j',
    async (id) => expect(await node(id)).toBeNull(),
  );

  test.each([
    ['/product/cleaner', 'SimpleProduct', 'cleaner'],
    ['https://shop.example/product/cleaner?x=1', 'SimpleProduct', 'cleaner'],
    ['/product-category/oils/', 'ProductCategory', 'oils'],
    ['/article/dipstick', 'Post', 'dipstick'],
  ])('the page %s', async (uri, type, slug) => {
    const { nodeByUri } = (await ask(shop, PAGE, { variables: { uri } })).data;
    expect(nodeByUri).toMatchObject({ __typename: type, slug });
  });

  test.each(['', '/', '/product/', '/product/prototype', '/product/cleaner/x', '/__proto__/x', '/product/%E0%A4%A'])(
    'no page at %j',
    async (uri) => expect((await ask(shop, PAGE, { variables: { uri } })).data).toEqual({ nodeByUri: null }),
  );

  test('finds an approved review by its id, with no more than the name of its writer', async () => {
    const browser = await customerOf(shop, 'citra');
    await browser.ask(
      `mutation { writeReview(input: { commentOn: ${shop.ids.cleaner}, content: "Bagus sekali untuk mesin tua.", rating: 5 }) { rating } }`,
    );
    const { rows } = await shop.engine.usecases.reviews.list({ status: 'held', page: { first: 9 } });
    const own = rows.find(({ author }) => author === 'citra')?.id ?? 0;
    expect((await ask(shop, `{ comment(id: "${own}", idType: DATABASE_ID) { id } }`)).data.comment).toBeNull();
    await shop.engine.usecases.reviews.approve(own);
    const { nodes } = (await ask(shop, REVIEWS)).data.product.reviews;
    const alone = { email: null };
    expect(nodes.map((one: { author: { node: object } }) => one.author.node)).toEqual([
      {
        ...alone,
        __typename: 'User',
        name: 'citra',
        databaseId: browser.id,
        username: null,
        firstName: null,
        slug: null,
        roles: null,
        savedPaymentMethods: null,
      },
      { ...alone, __typename: 'CommentAuthor', name: 'Joko' },
      { ...alone, __typename: 'CommentAuthor', name: 'Sari Dewi' },
    ]);
    expect(nodes[0]).toMatchObject({ databaseId: own, replies: { nodes: [] } });
    expect(await node(nodes[0].id)).toMatchObject({
      __typename: 'Comment',
      content: '<p>Bagus sekali untuk mesin tua.</p>',
    });
  });

  test('lists reviews newest first, or oldest first', async () => {
    const query = (order: string) =>
      `{ product(id: "cleaner", idType: SLUG) { reviews(where: { orderby: COMMENT_DATE, order: ${order} }) { nodes { date } } } }`;
    const dates = async (order: string) =>
      (await ask(shop, query(order))).data.product.reviews.nodes.map(({ date }: { date: string }) => date);
    expect(await dates('ASC')).toEqual((await dates('DESC')).toReversed());
    expect((await dates('ASC'))[0]).toMatch(/^2026-10-01 /);
  });

  test('lists reviews at their products only', async () => {
    const { data } = await ask(
      shop,
      '{ comments { nodes { id } } post(id: "dipstick", idType: SLUG) { comments { nodes { id } } } }',
    );
    expect(data).toEqual({ comments: { nodes: [] }, post: { comments: { nodes: [] } } });
  });

  test('lists the derived terms of a product, and finds it by them', async () => {
    const { product } = (await ask(shop, FILED)).data;
    expect(product).toEqual({
      productTypes: { nodes: [{ __typename: 'ProductType', slug: 'simple', taxonomyName: 'product_type', count: 7 }] },
      shippingClasses: { nodes: [{ slug: 'flammable' }] },
      visibleProducts: { nodes: [{ slug: 'featured' }, { slug: 'rated-5' }] },
      shippingClassId: expect.any(Number),
    });
    const LIST = `query ($id: Int) { products(where: { shippingClassId: $id, orderby: { field: NAME, order: ASC } }) { nodes { slug } } }`;
    const found = await ask(shop, LIST, { variables: { id: product.shippingClassId } });
    expect(found.data.products.nodes).toEqual([{ slug: 'cleaner' }, { slug: 'wax' }]);
    expect((await ask(shop, LIST, { variables: { id: 1 } })).data.products.nodes).toEqual([]);
    const terms = await ask(
      shop,
      '{ terms(where: { taxonomies: [SHIPPINGCLASS, PRODUCTTYPE] }) { nodes { slug count } } }',
    );
    expect(terms.data.terms.nodes).toContainEqual({ slug: 'flammable', count: 2 });
  });

  test('returns no grouped products, as the shop has none', async () => {
    const reply = await ask(shop, '{ groupedProduct(id: "cleaner", idType: SLUG) { id products { nodes { id } } } }');
    expect([reply.data, firstCode(reply)]).toEqual([{ groupedProduct: null }, 'PRODUCT_NOT_FOUND']);
  });

  test('leaves out a category with its subcategories by `excludeTree`', async () => {
    const all = (await ask(shop, '{ productCategories { nodes { slug databaseId parentDatabaseId display } } }')).data
      .productCategories.nodes;
    const child = all.find(({ parentDatabaseId }: { parentDatabaseId: number | null }) => parentDatabaseId !== null);
    const LIST =
      'query ($ids: [ID]) { productCategories(where: { excludeTree: $ids, hierarchical: true }) { nodes { databaseId } } }';
    const left = (await ask(shop, LIST, { variables: { ids: [child.parentDatabaseId] } })).data.productCategories.nodes;
    const ids = left.map(({ databaseId }: { databaseId: number }) => databaseId);
    expect(ids).not.toContain(child.databaseId);
    expect(ids).not.toContain(child.parentDatabaseId);
    expect(ids.length).toBeGreaterThan(0);
  });
});
