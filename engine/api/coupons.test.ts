import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { ADD, firstCode, firstMessage, visitor, withCart } from './testing/client.ts';
import { APPLY, CART, REMOVE } from './testing/codes.ts';
import { sharedShop } from './testing/open-shop.ts';

const FILL = `mutation ($input: FillCartInput!) { fillCart(input: $input) {
  added { quantity } applied { code } chosenShippingMethods cart { total }
  cartErrors { __typename type reasons ... on CouponError { code } ... on ShippingMethodError { chosenMethod } }
} }`;
const day = (offset: number) => new Date(NOON.getTime() + offset * 86_400_000);

const COUPONS = [
  draftCoupon('race10', { description: { id: 'Hari balap 10%', en: 'Race day 10 %' } }),
  draftCoupon('tomorrow', { startsAt: new Date('2026-11-21T17:00:00Z') }),
  draftCoupon('yesterday', { expiresAt: day(-1) }),
  draftCoupon('min100', { minimumSpend: 10_000 }),
  draftCoupon('max5', { maximumSpend: 500 }),
  draftCoupon('oils', { categories: ['oils'] }),
  draftCoupon('additives', { categories: ['additives'] }),
  draftCoupon('not-diesel', { discount: { kind: 'fixed-cart', amount: 100 }, excludedCategories: ['additives'] }),
  draftCoupon('not-booster', { discount: { kind: 'fixed-cart', amount: 100 }, excludedProducts: ['booster'] }),
  draftCoupon('full-price', { discount: { kind: 'fixed-cart', amount: 100 }, excludesSaleItems: true }),
  draftCoupon('solo', { individualUse: true }),
  draftCoupon('five', { discount: { kind: 'fixed-cart', amount: 500 } }),
  draftCoupon('gratis', { discount: { kind: 'fixed-cart', amount: 0 }, freeShipping: true }),
  draftCoupon('budi', { emails: ['budi@example.test'] }),
];

describe.each(DATABASES)('coupons on %s', (_name, open) => {
  const shop = sharedShop(open);
  beforeAll(async () => {
    expect(await shop.engine.usecases.coupons.save(COUPONS)).toMatchObject({ ok: true });
  });

  test('lowers displayed prices, with its description in the shopper’s language', async () => {
    const guest = visitor(shop, 'id');
    await guest.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 2 } });
    const { data } = await guest.ask(APPLY, { code: 'RACE10' });
    const applied = { code: 'race10', description: 'Hari balap 10%', discountAmount: '€1.98', discountTax: '€0.19' };
    expect(data.applyCoupon).toEqual({
      applied,
      giftCard: null,
      cart: { total: '€20.82', discountTotal: '€1.98', appliedCoupons: [applied] },
    });
    expect((await guest.ask(CART)).data.cart).toMatchObject({
      subtotal: '€19.80',
      contentsTotal: '€19.80',
      discountTotal: '€1.98',
      discountTax: '€0.19',
      totalTax: '€2.07',
      appliedCoupons: [{ net: '€1.79', gross: '€1.98', raw: '1.98' }],
      notices: [],
    });
  });

  test.each([
    ['that nobody knows', 'nope', 'COUPON_UNKNOWN', 'Coupon "nope" does not exist!'],
    ['of tomorrow', 'tomorrow', 'COUPON_NOT_STARTED', 'Coupon "tomorrow" cannot be used before 2026-11-22.'],
    ['of yesterday', 'yesterday', 'COUPON_EXPIRED', 'This coupon has expired.'],
    ['below its minimum', 'MIN100', 'COUPON_MINIMUM', 'The minimum spend for this coupon is €100.00.'],
    ['above its maximum', 'max5', 'COUPON_MAXIMUM', 'The maximum spend for this coupon is €5.00.'],
    [
      'for other categories',
      'oils',
      'COUPON_NOT_APPLICABLE',
      'Sorry, this coupon is not applicable to selected products.',
    ],
    [
      'not for sale items',
      'full-price',
      'COUPON_NOT_FOR_SALE_ITEMS',
      'Sorry, this coupon is not valid for sale items.',
    ],
    [
      'not for this product',
      'not-booster',
      'COUPON_EXCLUDES_PRODUCTS',
      'Sorry, this coupon is not applicable to the products: Octane Booster.',
    ],
    [
      'not for this category',
      'not-diesel',
      'COUPON_EXCLUDES_CATEGORIES',
      'Sorry, this coupon is not applicable to the categories: Diesel.',
    ],
    [
      'for somebody who has not said who it is',
      'budi',
      'COUPON_NEEDS_EMAIL',
      'Please enter a valid email at checkout to use coupon code "budi".',
    ],
  ])('rejects a coupon %s', async (_case, code, refusal, message) => {
    const guest = await withCart(shop, 'booster');
    const reply = await guest.ask(APPLY, { code });
    expect([firstCode(reply), firstMessage(reply)]).toEqual([refusal, message]);
    expect(reply.errors[0]?.extensions?.category).toBe('user');
    expect((await guest.ask(CART)).data.cart.appliedCoupons).toBeNull();
  });

  test('applies a coupon of a category to its subcategories', async () => {
    const guest = await withCart(shop, 'booster');
    expect((await guest.ask(APPLY, { code: 'additives' })).data.applyCoupon.cart.discountTotal).toBe('€1.20');
  });

  test('combines coupons except individual-use ones, and applies none twice', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    await guest.ask(APPLY, { code: 'five' });
    const { data } = await guest.ask(APPLY, { code: 'race10' });
    expect(data.applyCoupon.cart.discountTotal).toBe('€6.98');
    expect(data.applyCoupon.cart.appliedCoupons.map((one: { discountAmount: string }) => one.discountAmount)).toEqual([
      '€5.00',
      '€1.98',
    ]);
    expect(firstMessage(await guest.ask(APPLY, { code: 'FIVE' }))).toBe(
      'This coupon has already been applied to the cart',
    );
    const solo = await guest.ask(APPLY, { code: 'solo' });
    expect(solo.data.applyCoupon.cart.appliedCoupons).toMatchObject([{ code: 'solo' }]);
    expect(firstMessage(await guest.ask(APPLY, { code: 'five' }))).toBe(
      'Sorry, coupon "solo" has already been applied and cannot be used in conjunction with other coupons.',
    );
    expect(firstMessage(await guest.ask(REMOVE, { codes: [] }))).toBe('No coupon codes provided');
    expect(firstMessage(await guest.ask(REMOVE, { codes: ['five'] }))).toBe(
      'This coupon has not been applied to the cart.',
    );
    expect((await guest.ask(REMOVE, { codes: ['solo'] })).data.removeCoupons.cart.appliedCoupons).toBeNull();
  });

  test('chooses free delivery by default with a coupon for it', async () => {
    const guest = await withCart(shop);
    await guest.ask(APPLY, { code: 'gratis' });
    expect((await guest.ask(CART)).data.cart).toMatchObject({
      chosenShippingMethods: ['free_shipping:1'],
      shippingTotal: '€0.00',
      total: '€9.90',
      appliedCoupons: [{ code: 'gratis', discountAmount: '€0.00' }],
    });
  });

  test('removes a coupon whose minimum is no longer met, with one notice', async () => {
    const guest = await withCart(shop, 'cleaner', 10);
    const dear = await shop.engine.usecases.coupons.save([draftCoupon('min50', { minimumSpend: 5000 })]);
    expect(dear.ok).toBe(true);
    await guest.ask(APPLY, { code: 'min50' });
    const { data } = await guest.ask('{ cart { contents { nodes { key } } } }');
    const change = `mutation { updateItemQuantities(input: { items: { key: "${data.cart.contents.nodes[0].key}", quantity: 2 } }) {
      cart { discountTotal appliedCoupons { code } notices { code coupon message } } } }`;
    expect((await guest.ask(change)).data.updateItemQuantities.cart).toEqual({
      discountTotal: '€0.00',
      appliedCoupons: null,
      notices: [{ code: 'COUPON_MINIMUM', coupon: 'min50', message: 'The minimum spend for this coupon is €50.00.' }],
    });
    expect((await guest.ask(CART)).data.cart.notices).toEqual([]);
  });

  test('fills a cart at once, also when some items are rejected', async () => {
    const guest = visitor(shop);
    const { data, errors } = await guest.ask(FILL, {
      input: {
        items: [{ productId: shop.ids.cleaner, quantity: 2 }, { productId: shop.ids.wax }],
        coupons: ['race10', 'nope'],
        shippingMethods: ['local_pickup:3'],
      },
    });
    expect(errors).toEqual([]);
    expect(data.fillCart).toMatchObject({
      added: [{ quantity: 2 }],
      applied: [{ code: 'race10' }],
      chosenShippingMethods: ['local_pickup:3'],
      cart: { total: '€17.82' },
      cartErrors: [
        { __typename: 'CartItemError', type: 'INVALID_CART_ITEM' },
        { __typename: 'CouponError', type: 'INVALID_COUPON', code: 'nope', reasons: ['Coupon "nope" does not exist!'] },
      ],
    });
    const away = await guest.ask(FILL, { input: { shippingMethods: ['flat_rate:99'] } });
    expect(away.data.fillCart.cartErrors).toMatchObject([
      { type: 'INVALID_SHIPPING_METHOD', chosenMethod: 'flat_rate:99' },
    ]);
    expect(firstCode(await guest.ask(FILL, { input: {} }))).toBe('NO_ITEM_DATA');
  });

  test('does not reveal the rules of a coupon', async () => {
    const { data, errors } = await visitor(shop).ask(
      '{ coupon(id: "race10", idType: CODE) { code amount usageLimit } }',
    );
    expect([data, errors]).toEqual([{ coupon: null }, []]);
  });

  test('rejects a code that is too long without looking it up', async () => {
    expect(firstCode(await (await withCart(shop)).ask(APPLY, { code: 'x'.repeat(101) }))).toBe('TEXT_TOO_LONG');
  });

  test('logs no internal error', () => {
    expect(shop.failures()).toEqual([]);
  });
});
