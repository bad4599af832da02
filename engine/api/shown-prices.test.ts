import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { SETTINGS } from '#engine/domain/testing/shop.ts';
import { ask } from './testing/client.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const PRICES = `{
  product(id: "cleaner", idType: SLUG) {
    ... on SimpleProduct { price regularPrice offer { price regularPrice } }
  }
  product2: product(id: "engine-oil", idType: SLUG) {
    ... on VariableProduct { price(format: RAW) variations { nodes { price(format: RAW) offer { price } } } }
  }
  collectionStats(calculatePriceRange: true) { minPrice maxPrice }
}`;
const ADD = `mutation ($productId: Int!) { addToCart(input: { productId: $productId }) { cart {
  subtotal contents { nodes { subtotal product { node { ... on SimpleProduct { price } } } } }
} } }`;

describe.each(DATABASES)('prices entered without tax on %s', (_name, open) => {
  let shop: TestShop;
  beforeAll(async () => {
    const tax = { ...SETTINGS.tax, pricesIncludeTax: false };
    shop = await openShop(open, null, { settings: { ...SETTINGS, tax } });
  });
  afterAll(() => shop.close());

  test('are shown with it on pages and lists', async () => {
    const { data, errors } = await ask(shop, PRICES);
    expect(errors).toEqual([]);
    expect(data).toMatchInlineSnapshot(`
      {
        "collectionStats": {
          "maxPrice": "€39.85",
          "minPrice": "€5.00",
        },
        "product": {
          "offer": {
            "price": "€10.99",
            "regularPrice": "€10.99",
          },
          "price": "€10.99",
          "regularPrice": "€10.99",
        },
        "product2": {
          "price": "13.21, 39.85",
          "variations": {
            "nodes": [
              {
                "offer": {
                  "price": "€13.21",
                },
                "price": "13.21",
              },
              {
                "offer": {
                  "price": "€39.85",
                },
                "price": "39.85",
              },
            ],
          },
        },
      }
    `);
  });

  test('are those of the cart', async () => {
    const { data } = await ask(shop, ADD, { variables: { productId: shop.ids.cleaner } });
    const { subtotal, contents } = data.addToCart.cart;
    const [line] = contents.nodes;
    expect([subtotal, line.subtotal]).toEqual([line.product.node.price, line.product.node.price]);
  });

  test('are found by limits of what is shown', async () => {
    const found = async (price: number) => {
      const { data } = await ask(
        shop,
        `query ($price: Float) { products(where: { minPrice: $price, maxPrice: $price }) { nodes { slug } } }`,
        { variables: { price } },
      );
      return data.products.nodes.map(({ slug }: { slug: string }) => slug);
    };
    expect([await found(9.9), await found(10.99)]).toEqual([[], expect.arrayContaining(['cleaner', 'wax'])]);
  });
});
