import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ADD, ask, firstMessage, visitor, withCart } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CART = `{ cart {
  isEmpty subtotal total totalTax shippingTotal discountTotal raw: total(format: RAW) needsShippingAddress displayPricesIncludeTax
  appliedCoupons { code } chosenShippingMethods availableShippingMethods { packageDetails rates { id methodId instanceId label cost } }
  totalTaxes { label amount }
  contents(first: 100) { itemCount productCount nodes { key quantity subtotal total product { node { __typename name slug } } variation { node { name } attributes { name value label } } extraData { key value } } }
} }`;

describe.each(DATABASES)('the cart on %s', (_name, open) => {
  const shop = sharedShop(open);

  const input = (slug: string, rest: object = {}) => ({ input: { productId: shop.ids[slug] ?? 0, ...rest } });

  test('returns an empty cart as an object', async () => {
    const { data } = await ask(shop, CART);
    expect(data.cart).toMatchObject({
      isEmpty: true,
      subtotal: '€0.00',
      total: '€0.00',
      raw: '0',
      appliedCoupons: null,
      availableShippingMethods: [],
      chosenShippingMethods: [],
      contents: { itemCount: 0, productCount: 0, nodes: [] },
    });
  });

  test('returns lines, delivery and taxes, with prices that include tax', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    const { data } = await guest.ask(CART);
    expect(data.cart).toMatchObject({
      isEmpty: false,
      subtotal: '€19.80',
      discountTotal: '€0.00',
      shippingTotal: '€3.00',
      total: '€22.80',
      raw: '22.8',
      totalTax: '€2.26',
      totalTaxes: [{ label: 'VAT 11%', amount: '€2.26' }],
      needsShippingAddress: true,
      displayPricesIncludeTax: true,
      chosenShippingMethods: ['flat_rate:2'],
      availableShippingMethods: [
        {
          packageDetails: 'Injector Cleaner × 2',
          rates: [
            { id: 'flat_rate:2', methodId: 'flat_rate', instanceId: 2, label: 'Courier', cost: '3.00' },
            { id: 'local_pickup:3', methodId: 'local_pickup', instanceId: 3, label: 'Courier', cost: '0.00' },
          ],
        },
      ],
      contents: {
        itemCount: 2,
        productCount: 1,
        nodes: [
          {
            quantity: 2,
            subtotal: '€19.80',
            total: '€19.80',
            product: { node: { __typename: 'SimpleProduct' } },
            variation: null,
          },
        ],
      },
    });
  });

  test('adds once per UUID key, but not per word that every mutation carries', async () => {
    const guest = visitor(shop);
    const add = async (clientMutationId: string) =>
      (await guest.ask(ADD, input('cleaner', { clientMutationId }))).data.addToCart.cart.contents.itemCount;
    const key = '0B7F8643-5e1c-4f0a-9d2e-1c2b3a4d5e6f';
    expect([await add(key), await add(key.toUpperCase()), await add('add'), await add('add')]).toEqual([1, 1, 2, 3]);
  });

  test.each([
    ['NUL', String.raw`{"card":"a\u0000"}`],
    ['half of a surrogate pair', String.raw`{"card":"a\ud800"}`],
    ['NUL in a name', String.raw`{"card\u0000":"a"}`],
  ])('ignores extra data that holds %s', async (_case, extraData) => {
    const guest = visitor(shop);
    const { errors } = await guest.ask(ADD, input('cleaner', { extraData }));
    expect([errors, shop.failures()]).toEqual([[], []]);
    expect((await guest.ask(CART)).data.cart.contents.nodes).toMatchObject([{ quantity: 1, extraData: [] }]);
  });

  test('joins the same product into its line, and adds another line for other options', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, input('cleaner'));
    await guest.ask(ADD, input('cleaner', { quantity: 2 }));
    await guest.ask(ADD, input('cleaner', { extraData: '{"engraving":"Budi"}' }));
    await guest.ask(ADD, input('cleaner', { extraData: 'broken {' }));
    const { data } = await guest.ask(CART);
    expect(
      data.cart.contents.nodes.map(({ quantity, extraData }: { quantity: number; extraData: unknown[] }) => [
        quantity,
        extraData,
      ]),
    ).toEqual([
      [4, []],
      [1, [{ key: 'engraving', value: 'Budi' }]],
    ]);
    expect(data.cart.contents.nodes[0].key).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    [
      'by the variation’s own id',
      () => input('oil-4l', { variation: [{ attributeName: 'pa_viscosity', attributeValue: '10w40' }] }),
    ],
    [
      'by product and variation',
      () =>
        input('engine-oil', {
          variationId: shop.ids['oil-4l'],
          variation: [{ attributeName: 'viscosity', attributeValue: '10w40' }],
        }),
    ],
    [
      'by its options alone',
      () =>
        input('engine-oil', {
          variation: [
            { attributeName: 'pa_viscosity', attributeValue: '10w40' },
            { attributeName: 'pa_size', attributeValue: '4l' },
          ],
        }),
    ],
  ])('chooses a variation %s', async (_case, variables) => {
    const guest = visitor(shop);
    expect((await guest.ask(ADD, variables())).errors).toEqual([]);
    const { data } = await guest.ask(CART);
    expect(data.cart.contents.nodes[0]).toMatchObject({
      subtotal: '€35.90',
      product: { node: { __typename: 'VariableProduct', slug: 'engine-oil' } },
      variation: {
        node: { name: 'Engine Oil - 4 L' },
        attributes: [
          { name: 'pa_viscosity', value: '10w40', label: 'Viscosity' },
          { name: 'pa_size', value: '4l', label: 'Pack size' },
        ],
      },
    });
  });

  test.each([
    ['no id', () => ({ input: { productId: 0 } }), 'NO_PRODUCT_ID', 'No product ID provided'],
    [
      'an unknown id',
      () => ({ input: { productId: 999999 } }),
      'PRODUCT_UNKNOWN',
      'No product found matching the ID provided',
    ],
    [
      'an attribute it does not have',
      () => input('cleaner', { variation: [{ attributeName: 'pa_colour', attributeValue: 'red' }] }),
      'ATTRIBUTE_UNKNOWN',
      'colour is not a valid attribute of the product: Injector Cleaner.',
    ],
    ['no options', () => input('engine-oil'), 'OPTIONS_NOT_CHOSEN', 'Please choose product options…'],
    [
      'a wrong option',
      () => input('oil-4l', { variation: [{ attributeName: 'pa_viscosity', attributeValue: '0w8' }] }),
      'OPTION_INVALID',
      'Invalid value posted for Viscosity',
    ],
    ['an option left open', () => input('oil-4l'), 'OPTION_REQUIRED', 'Viscosity is a required field'],
    [
      'something another shop sells',
      () => input('jack'),
      'NOT_PURCHASABLE',
      'Sorry, this product cannot be purchased.',
    ],
    [
      'a draft',
      () => ({ input: { productId: (shop.ids.sample ?? 0) + 1 } }),
      'NOT_PURCHASABLE',
      'Sorry, this product cannot be purchased.',
    ],
    [
      'what is sold out',
      () => input('wax'),
      'OUT_OF_STOCK',
      'You cannot add &quot;Wax&quot; to the cart because the product is out of stock.',
    ],
    [
      'more than there is',
      () => input('booster', { quantity: 4 }),
      'NOT_ENOUGH_STOCK',
      'You cannot add that amount of &quot;Octane Booster&quot; to the cart because there is not enough stock (3 remaining).',
    ],
    [
      'less than one',
      () => input('cleaner', { quantity: -1 }),
      'ADD_FAILED',
      'Failed to add cart item. Please check input.',
    ],
    [
      'more than anybody needs',
      () => input('polish', { quantity: 2147483647 }),
      'QUANTITY_TOO_LARGE',
      'You can order 9999 of one item at most.',
    ],
  ])('rejects adding %s with the known message', async (_case, variables, code, message) => {
    const reply = await ask(shop, ADD, { variables: variables() });
    expect(reply).toMatchObject({ status: 200, data: { addToCart: null } });
    expect(reply.errors[0]).toMatchObject({ message, path: ['addToCart'], extensions: { category: 'user', code } });
  });

  test('counts what is in the cart already against the stock', async () => {
    const guest = await withCart(shop, 'booster', 2);
    expect(firstMessage(await guest.ask(ADD, input('booster', { quantity: 2 })))).toBe(
      'You cannot add that amount to the cart &mdash; we have 3 in stock and you already have 2 in your cart.',
    );
  });

  test('allows one piece of a product that is sold individually', async () => {
    const guest = await withCart(shop, 'starter-kit', 2);
    const { data } = await guest.ask(CART);
    expect(data.cart.contents.itemCount).toBe(1);
    expect(firstMessage(await guest.ask(ADD, input('starter-kit')))).toBe(
      'You cannot add another "Starter Kit" to your cart.',
    );
  });

  test('adds the other items when one is rejected', async () => {
    const guest = visitor(shop);
    const { data } = await guest.ask(
      `mutation ($items: [CartItemInput]) { addCartItems(input: { items: $items }) { added { quantity } cartErrors { productId reasons type } cart { contents { productCount } } } }`,
      {
        items: [
          { productId: shop.ids.cleaner },
          { productId: shop.ids.wax, quantity: 2 },
          { productId: shop.ids.handbook },
        ],
      },
    );
    expect(data.addCartItems).toEqual({
      added: [{ quantity: 1 }, { quantity: 1 }],
      cartErrors: [
        {
          productId: shop.ids.wax,
          type: 'INVALID_CART_ITEM',
          reasons: ['You cannot add &quot;Wax&quot; to the cart because the product is out of stock.'],
        },
      ],
      cart: { contents: { productCount: 2 } },
    });
  });

  test('uses the language of the request', async () => {
    const guest = visitor(shop, 'id');
    await guest.ask(ADD, input('cleaner'));
    const { data } = await guest.ask(
      '{ cart { contents { nodes { product { node { name } } } } availableShippingMethods { rates { label } } totalTaxes { label } } paymentGateways { nodes { title } } }',
    );
    expect(data).toMatchObject({
      cart: {
        contents: { nodes: [{ product: { node: { name: 'Pembersih Injektor' } } }] },
        totalTaxes: [{ label: 'PPN 11%' }],
      },
      paymentGateways: { nodes: [{ title: 'Transfer bank' }, { title: 'Bayar di tempat' }] },
    });
  });

  test('holds at most a hundred lines', async () => {
    const guest = visitor(shop);
    const items = Array.from({ length: 100 }, (_, n) => ({ productId: shop.ids.polish, extraData: `{"n":"${n}"}` }));
    await guest.ask(
      'mutation ($items: [CartItemInput]) { addCartItems(input: { items: $items }) { cart { total } } }',
      { items },
    );
    const { data } = await guest.ask('{ cart { contents(first: 100) { productCount nodes { key } } } }');
    expect([data.cart.contents.productCount, data.cart.contents.nodes.length]).toEqual([100, 100]);
    expect(firstMessage(await guest.ask(ADD, input('cleaner')))).toBe(
      'Your cart can hold 100 different items at most.',
    );
  });
});
