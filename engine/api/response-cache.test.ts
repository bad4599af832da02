import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ADD, ask, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CLEANER = `{ product(id: "cleaner", idType: SLUG) { name ... on SimpleProduct { price stockQuantity } reviews { averageRating } } }`;

describe.each(DATABASES)('cached responses on %s', (_name, open) => {
  const shop = sharedShop(open);

  const statementsOf = async (query: string) => {
    const before = shop.statements();
    await ask(shop, query);
    return shop.statements() - before;
  };

  test('reads the catalog once for the same operation', async () => {
    await ask(shop, CLEANER);
    expect(await statementsOf(CLEANER)).toBe(0);
  });

  test('shows a changed stock to the next request', async () => {
    for (const onHand of [50, 49]) {
      await shop.engine.usecases.changeStock({ sku: 'CLEANER', request: { kind: 'set', pieces: onHand } });
      expect((await ask(shop, CLEANER)).data.product.stockQuantity).toBe(onHand);
    }
  });

  test('gives every visitor their own cart', async () => {
    const CART = '{ products(first: 1) { nodes { name } } cart { contents { itemCount } } customer { id } }';
    const [one, other] = [visitor(shop), visitor(shop)];
    await one.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 2 } });
    expect((await one.ask(CART)).data.cart.contents.itemCount).toBe(2);
    expect((await other.ask(CART)).data.cart.contents.itemCount).toBe(0);
  });

  const asked = (query: string) => shop.engine.execute({ query, language: 'en', sessionToken: null });

  test.each([
    [
      'a list with filters',
      '{ products(first: 24, where: { categoryIn: ["fuel"], minPrice: 0, visibility: VISIBLE, status: "publish", orderby: { field: DATE } }) { nodes { name } } }',
    ],
    ['a product', CLEANER],
    [
      'its variations',
      '{ product(id: "engine-oil", idType: SLUG) { ... on VariableProduct { variations(where: { minPrice: 1 }) { nodes { price } } } } }',
    ],
    [
      'categories and terms',
      '{ productCategories { nodes { name count } } terms(where: { taxonomies: [PASIZE] }) { nodes { name } } }',
    ],
    ['articles', '{ posts { nodes { title } } }'],
    ['places and facts', '{ allowedCountries countryStates(country: ID) { code } generalSettings { title } }'],
  ])('%s: shares one response', async (_case, query) => {
    expect((await asked(query)).errors).toBeUndefined();
    const { data } = await asked(query);
    expect((await asked(query)).data).toBe(data);
  });

  test.each([
    'cart { total }',
    'customer { id }',
    'viewer { id }',
    'paymentGateways { nodes { id } }',
    'orders { nodes { id } }',
    'product(id: "cleaner", idType: SLUG) { related(where: { shuffle: true }) { nodes { slug } } }',
  ])('%s: makes a new response for each request', async (field) => {
    const query = `{ products(first: 1) { nodes { name } } ${field} }`;
    await asked(query);
    const { data } = await asked(query);
    expect((await asked(query)).data).not.toBe(data);
  });

  test('caches each language apart', async () => {
    const NAME = '{ product(id: "cleaner", idType: SLUG) { name } }';
    const names = [
      (await ask(shop, NAME, { language: 'en' })).data.product.name,
      (await ask(shop, NAME, { language: 'id' })).data.product.name,
    ];
    expect(new Set(names).size).toBe(2);
  });
});
