import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { buildSchema } from '#engine/adapters/graphql/schema/build-schema.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { mailsTo, PASSWORD } from './testing/account.ts';
import { openBrowser } from './testing/browser.ts';
import { ATTRIBUTES } from './testing/catalog.ts';
import { firstMessage } from './testing/client.ts';
import { DOCUMENTS } from './testing/documents.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const schema = buildSchema(ATTRIBUTES.map(({ slug }) => slug));

test.each([...DOCUMENTS])('%s is a valid operation of this API', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

describe.each(DATABASES)('an existing storefront on %s', (_name, open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
    expect(await shop.engine.usecases.coupons.save([draftCoupon('race10')])).toMatchObject({ ok: true });
  });
  afterAll(() => {
    expect(shop.failures()).toEqual([]);
    return shop.close();
  });

  const browse = () => openBrowser(shop);

  test('serves a guest from the first page to the order', async () => {
    const { get, ask } = browse();
    const first = await get('getCart');
    expect(first).toMatchObject({
      cart: { total: '€0.00', isEmpty: true, appliedCoupons: null, contents: { itemCount: 0, nodes: [] } },
      customer: { databaseId: null, sessionToken: expect.any(String), billing: { email: null } },
      viewer: null,
    });
    const small = shop.ids['oil-1l'];
    const variation = [
      { attributeName: 'viscosity', attributeValue: '5w30' },
      { attributeName: 'pa_size', attributeValue: '1l' },
    ];
    const oil = await get('addToCart', { input: { productId: small, variationId: small, quantity: 1, variation } });
    expect(oil.addToCart.cart.contents.nodes[0]).toMatchObject({
      product: { node: { slug: 'engine-oil', type: 'VARIABLE' } },
      variation: { node: { databaseId: small, stockStatus: 'IN_STOCK' } },
    });
    const { addToCart } = await get('addToCart', { input: { productId: shop.ids.cleaner, quantity: 2 } });
    expect(addToCart.cart).toMatchObject({ subtotal: '€31.70', contents: { itemCount: 3, productCount: 2 } });
    const [line, cleaner] = addToCart.cart.contents.nodes;

    expect((await get('applyCoupon', { code: 'RACE10' })).applyCoupon).toMatchObject({
      applied: { code: 'race10' },
      cart: { rawDiscountTotal: '3.17', appliedCoupons: [{ code: 'race10' }] },
    });
    expect((await get('removeCoupons', { codes: ['race10'] })).removeCoupons.cart.appliedCoupons).toBeNull();
    const fewer = await get('UpDateCartQuantity', { key: line.key, quantity: 0 });
    expect(fewer.updateItemQuantities.cart.contents.nodes).toMatchObject([{ key: cleaner.key, quantity: 2 }]);

    const place = { shippingState: 'JK', shippingCountry: 'ID', billingState: 'JK', billingCountry: 'ID' };
    const moved = await get('ChangeShippingCounty', place);
    expect(moved.updateCustomer.customer).toEqual({ calculatedShipping: true, hasCalculatedShipping: true });
    const { updateShippingMethod } = await get('ChangeShippingMethod', { shippingMethods: 'local_pickup:3' });
    expect(updateShippingMethod.cart).toMatchObject({
      total: '€19.80',
      shippingTotal: '€0.00',
      chosenShippingMethods: ['local_pickup:3'],
      availableShippingMethods: [
        { rates: expect.arrayContaining([{ id: 'local_pickup:3', cost: '0.00', label: 'Courier' }]) },
      ],
    });

    const { stripePaymentIntent } = await get('getStripePaymentIntent', { stripePaymentMethod: 'PAYMENT' });
    expect(stripePaymentIntent).toMatchObject({ clientSecret: null, id: null, error: expect.stringMatching(/\w/) });

    const metaData = { key: 'order_via', value: 'WooNuxt' };
    const { checkout } = await get('Checkout', { billing: JAKARTA, paymentMethod: 'bacs', metaData, isPaid: true });
    const { order } = checkout;
    expect(checkout.result).toBe('success');
    expect(checkout.redirect).toMatch(new RegExp(`^https://shop\\.example/.*${order.databaseId}.*${order.orderKey}`));
    expect(order).toMatchObject({
      status: 'ON_HOLD',
      needsPayment: false,
      total: '€19.80',
      customer: { email: JAKARTA.email },
      lineItems: { nodes: [{ quantity: 2, product: { node: { name: 'Injector Cleaner' } }, variation: null }] },
    });
    expect(firstMessage(await ask('EmptyCart'))).toBe('Cart is empty');
    const read = await get('getOrder', { id: String(order.databaseId) });
    expect(read.order).toMatchObject({
      orderNumber: String(order.databaseId),
      orderKey: order.orderKey,
      giftCards: [],
    });
    const { cart } = await get('getCart');
    expect(cart.isEmpty).toBe(true);
  });

  test('serves a customer from the first password to the third', async () => {
    const { get, ask } = browse();
    const input = { username: 'wulan', email: 'wulan@example.test', password: PASSWORD };
    const { registerCustomer } = await get('registerCustomer', { input });
    expect(registerCustomer.customer).toMatchObject({ username: 'wulan', email: input.email, isPayingCustomer: false });
    expect(firstMessage(await ask('login', { username: 'wulan', password: 'wrong' }))).toBe('incorrect_password');
    expect(firstMessage(await ask('login', { username: 'nobody', password: 'wrong' }))).toBe('invalid_username');
    expect(await get('login', { username: 'wulan', password: PASSWORD })).toEqual({
      loginWithCookies: { status: 'SUCCESS' },
    });
    const { viewer, customer } = await get('getCart');
    expect(viewer).toMatchObject({
      username: 'wulan',
      nicename: 'wulan',
      avatar: { url: expect.stringContaining('http') },
    });
    expect(customer).toMatchObject({ databaseId: viewer.databaseId, sessionToken: expect.any(String) });

    const shipping = { firstName: 'Wulan', city: 'Bandung', country: 'ID', state: 'JK' };
    const changed = await get('UpdateCustomer', { input: { id: viewer.id, firstName: 'Wulan', shipping } });
    expect(changed.updateCustomer.customer).toMatchObject({
      firstName: 'Wulan',
      shipping,
      downloadableItems: { nodes: [] },
    });
    expect((await get('getDownloads')).customer.downloadableItems.nodes).toEqual([]);
    const review = { author: 'W', authorEmail: 'w@x.test', content: 'Motor jadi lebih enteng.', rating: 5 };
    expect(await get('WriteReview', { ...review, commentOn: shop.ids.polish })).toEqual({ writeReview: { rating: 5 } });

    const second = 'sore yang teduh';
    const updated = await get('updatePassword', { id: viewer.id, password: second });
    expect(updated.updateUser.user.id).toBe(viewer.id);
    await get('login', { username: input.email, password: second });
    expect(await get('Logout')).toEqual({ logout: { status: 'SUCCESS' } });
    expect((await get('getCart')).viewer).toBeNull();

    expect(await get('ResetPasswordEmail', { username: 'nobody' })).toEqual({
      sendPasswordResetEmail: { success: true },
    });
    await get('ResetPasswordEmail', { username: 'wulan' });
    const [{ key, username: login } = { key: '', username: '' }] = await mailsTo(shop, input.email, 'password-reset');
    const third = { key, login, password: 'malam yang panjang' };
    expect((await get('ResetPasswordKey', third)).resetUserPassword.user.id).toBe(viewer.id);
    expect(firstMessage(await ask('ResetPasswordKey', third))).toBe('Password reset link is invalid.');
  });

  test('serves the newest client its settings, a product with its head, and nothing of saved cards', async () => {
    const { get, ask } = browse();
    const plugin = btoa('plugin:woonuxt-settings/woonuxt-settings.php');
    const version = await get('getVersion', { plugin });
    expect(version).toEqual({
      woonuxtSettings: { wooCommerceSettingsVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      plugin: { version: version.woonuxtSettings.wooCommerceSettingsVersion },
    });
    expect((await get('getWooNuxtSettings')).woonuxtSettings).toMatchObject({ currencyCode: 'EUR', wooNuxtSEO: [] });
    expect((await get('getProductWithHead', { slug: 'cleaner' })).product).toMatchObject({ fullYoastHead: null });
    expect(await get('getCartSummary')).toMatchObject({ cart: { isEmpty: true }, viewer: null });
    expect((await get('getCategoryBySlug', { slug: 'oils' })).productCategory.products.nodes).toMatchObject([
      { slug: 'engine-oil' },
    ]);
    const intent = await get('getStripePaymentIntentOfCustomer', { stripePaymentMethod: 'SETUP', saveForFuture: true });
    expect(intent.stripePaymentIntent).toMatchObject({ customerSessionClientSecret: null });
    expect(firstMessage(await ask('setDefaultPaymentMethod', { input: { tokenId: 1 } }))).toBe(
      'Invalid payment method.',
    );
  });

  test('serves a newer client with token login, delivery at the checkout and a new password', async () => {
    const { get, ask } = browse();
    const input = { username: 'rudi', email: 'rudi@example.test', password: PASSWORD };
    await get('registerCustomer', { input });
    const { loginClients } = await get('getCartWithLogins');
    expect(loginClients).toMatchObject([{ provider: 'PASSWORD', isEnabled: true }]);
    const fresh = browse();
    const { login } = await fresh.get('loginByToken', { username: 'rudi', password: PASSWORD });
    expect(login).toMatchObject({
      authToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { username: 'rudi' },
    });
    const credentials = { username: 'rudi', password: PASSWORD };
    expect(
      (await browse().get('loginWithInput', { input: { provider: 'PASSWORD', credentials } })).login,
    ).toMatchObject({
      authToken: expect.any(String),
      wooSessionToken: expect.any(String),
      user: { username: 'rudi' },
      customer: { email: 'rudi@example.test' },
    });
    expect((await fresh.get('refresh', { token: login.refreshToken })).refreshToken).toMatchObject({ success: true });
    expect(firstMessage(await browse().ask('loginByToken', { username: 'rudi', password: 'wrong' }))).toBe(
      'The user could not be logged in.',
    );

    await get('addToCart', { input: { productId: shop.ids.polish, quantity: 1 } });
    const paid = { billing: JAKARTA, paymentMethod: 'cod', shippingMethod: ['local_pickup:3'] };
    expect((await get('CheckoutWithMethod', paid)).checkout).toMatchObject({
      result: 'success',
      order: { status: 'PROCESSING', total: '€9.90' },
    });
    await get('login', { username: 'rudi', password: PASSWORD });
    await get('addToCart', { input: { productId: shop.ids.polish, quantity: 1 } });
    const { order } = (await get('CheckoutWithMethod', paid)).checkout;
    expect((await get('getOrders')).customer.orders.nodes[0]).toMatchObject({ databaseId: order.databaseId });
    const { customer } = await get('getOrderOfCustomer', { id: String(order.databaseId) });
    expect(customer.orders.nodes).toMatchObject([{ orderKey: order.orderKey }]);
    const { viewer } = await get('getCart');
    expect((await ask('changeOwnPassword', { id: viewer.id, password: 'petang yang biru' })).errors).toEqual([]);
    await get('login', { username: 'rudi', password: 'petang yang biru' });
  });
});
