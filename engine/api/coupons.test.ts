import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { ADD, firstCode, firstMessage, visitor } from './testing/client.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const CART = `{ cart {
  subtotal total totalTax discountTotal discountTax shippingTotal chosenShippingMethods
  appliedCoupons { code description discountAmount discountTax net: discountAmount(excludeTax: true) gross: discountAmount(excludeTax: false) raw: discountAmount(format: RAW) }
  giftCards { code amount balance } notices { code message }
} }`;
const APPLY = `mutation applyCoupon($code: String!) {
  applyCoupon(input: { code: $code }) {
    applied { description discountTax discountAmount code } giftCard { code amount balance }
    cart { total discountTotal appliedCoupons { description discountTax discountAmount code } }
  }
}`;
const REMOVE = `mutation removeCoupons($codes: [String]!) {
  removeCoupons(input: { codes: $codes }) { cart { total appliedCoupons { code } giftCards { code } } }
}`;
const FILL = `mutation ($input: FillCartInput!) { fillCart(input: $input) {
  added { quantity } applied { code } chosenShippingMethods cart { total }
  cartErrors { __typename type reasons ... on CouponError { code } ... on ShippingMethodError { chosenMethod } }
} }`;
const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order {
  databaseId status paymentMethod needsPayment subtotal discountTotal discountTax total totalTax
  couponLines { nodes { code discount discountTax coupon { code } formatted: discount(format: FORMATTED) } }
  giftCards { code amount raw: amount(format: RAW) }
} } }`;
const OWN = { billing: JAKARTA, paymentMethod: 'bacs' };
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

describe.each(DATABASES)('coupons and gift cards on %s', (_name, open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
    expect(await shop.engine.usecases.saveCoupons(COUPONS)).toMatchObject({ ok: true });
  });
  afterAll(() => shop.close());

  async function withCart(slug = 'cleaner', quantity = 1) {
    const guest = visitor(shop);
    const { errors } = await guest.ask(ADD, { input: { productId: shop.ids[slug], quantity } });
    expect(errors).toEqual([]);
    return guest;
  }
  async function issue(amount: number): Promise<string> {
    const issued = await shop.engine.usecases.issueGiftCard({ amount, expiresAt: null, note: '' });
    return issued.ok ? issued.value.code : '';
  }
  const checkout = (guest: Awaited<ReturnType<typeof withCart>>, rest: object = {}) =>
    guest.ask(CHECKOUT, { input: { ...OWN, ...rest } });

  test('a coupon lowers prices as they are shown, in the shopper’s language', async () => {
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
      'for other shelves',
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
      'not for this shelf',
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
  ])('a coupon %s is refused', async (_case, code, refusal, message) => {
    const guest = await withCart('booster');
    const reply = await guest.ask(APPLY, { code });
    expect([firstCode(reply), firstMessage(reply)]).toEqual([refusal, message]);
    expect(reply.errors[0]?.extensions?.category).toBe('user');
    expect((await guest.ask(CART)).data.cart.appliedCoupons).toBeNull();
  });

  test('a shelf stands for all below it', async () => {
    const guest = await withCart('booster');
    expect((await guest.ask(APPLY, { code: 'additives' })).data.applyCoupon.cart.discountTotal).toBe('€1.20');
  });

  test('coupons stack, one that stands alone does not, and none counts twice', async () => {
    const guest = await withCart('cleaner', 2);
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

  test('a coupon for free delivery makes it the default', async () => {
    const guest = await withCart();
    await guest.ask(APPLY, { code: 'gratis' });
    expect((await guest.ask(CART)).data.cart).toMatchObject({
      chosenShippingMethods: ['free_shipping:1'],
      shippingTotal: '€0.00',
      total: '€9.90',
      appliedCoupons: [{ code: 'gratis', discountAmount: '€0.00' }],
    });
  });

  test('a coupon whose minimum is no longer met leaves, and the cart says so once', async () => {
    const guest = await withCart('cleaner', 10);
    const dear = await shop.engine.usecases.saveCoupons([draftCoupon('min50', { minimumSpend: 5000 })]);
    expect(dear.ok).toBe(true);
    await guest.ask(APPLY, { code: 'min50' });
    const { data } = await guest.ask('{ cart { contents { nodes { key } } } }');
    const change = `mutation { updateItemQuantities(input: { items: { key: "${data.cart.contents.nodes[0].key}", quantity: 2 } }) {
      cart { discountTotal appliedCoupons { code } notices { code message } } } }`;
    expect((await guest.ask(change)).data.updateItemQuantities.cart).toEqual({
      discountTotal: '€0.00',
      appliedCoupons: null,
      notices: [{ code: 'COUPON_MINIMUM', message: 'The minimum spend for this coupon is €50.00.' }],
    });
    expect((await guest.ask(CART)).data.cart.notices).toEqual([]);
  });

  test('a cart is filled at once, and what is refused does not hold up the rest', async () => {
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

  test('an order has a line for each coupon, and together they are its discount', async () => {
    const guest = await withCart('cleaner', 2);
    await guest.ask(APPLY, { code: 'race10' });
    await guest.ask(APPLY, { code: 'five' });
    const { data, errors } = await checkout(guest);
    expect(errors).toEqual([]);
    expect(data.checkout.order).toMatchObject({
      subtotal: '€19.80',
      discountTotal: '€6.98',
      total: '€15.82',
      couponLines: {
        nodes: [
          { code: 'race10', discount: '1.78', discountTax: '0.20', coupon: null, formatted: '€1.78' },
          { code: 'five', discount: '4.51', discountTax: '0.49' },
        ],
      },
      giftCards: [],
    });
    expect((await guest.ask(CART)).data.cart.appliedCoupons).toBeNull();
  });

  test('a gift card pays, shows only its ending, and comes off again', async () => {
    const code = await issue(1000);
    const guest = await withCart();
    const shown = `****-${code.slice(-4)}`;
    const { data } = await guest.ask(APPLY, { code: code.toLowerCase() });
    expect(data.applyCoupon).toMatchObject({
      applied: null,
      giftCard: { code: shown, amount: '€10.00', balance: '€10.00' },
      cart: { total: '€2.90', appliedCoupons: null },
    });
    expect((await guest.ask(REMOVE, { codes: [shown] })).data.removeCoupons.cart).toEqual({
      total: '€12.90',
      appliedCoupons: null,
      giftCards: [],
    });
  });

  test('an order that gift cards pay whole is paid, and the rest stays on the card', async () => {
    const code = await issue(5000);
    const guest = await withCart();
    await guest.ask(APPLY, { code });
    const { data, errors } = await checkout(guest, { paymentMethod: 'stripe' });
    expect(errors).toEqual([]);
    expect(data.checkout.order).toMatchObject({
      status: 'PROCESSING',
      paymentMethod: null,
      needsPayment: false,
      total: '€0.00',
      totalTax: '€1.28',
      giftCards: [{ code: `****-${code.slice(-4)}`, amount: '€12.90', raw: '12.90' }],
    });
    const next = await withCart('handbook');
    expect((await next.ask(APPLY, { code })).data.applyCoupon.giftCard).toEqual({
      code: `****-${code.slice(-4)}`,
      amount: '€4.50',
      balance: '€37.10',
    });
  });

  test('a coupon is the owner’s business: nobody reads its rules here', async () => {
    const { data, errors } = await visitor(shop).ask(
      '{ coupon(id: "race10", idType: CODE) { code amount usageLimit } }',
    );
    expect([data, errors]).toEqual([{ coupon: null }, []]);
  });

  test('codes are not guessed without end', async () => {
    const guest = await withCart();
    const tries = Array.from({ length: 21 }, (_, turn) => guest.ask(APPLY, { code: `guess-${turn}` }));
    const codes = (await Promise.all(tries)).map(firstCode);
    expect(codes.filter((code) => code === 'COUPON_UNKNOWN')).toHaveLength(20);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(1);
  });

  test('a code longer than any code is not even looked up', async () => {
    expect(firstCode(await (await withCart()).ask(APPLY, { code: 'x'.repeat(101) }))).toBe('TEXT_TOO_LONG');
  });

  describe('at checkout', () => {
    test('what counts no longer is taken off, the order waits, and the next try goes through', async () => {
      await shop.engine.usecases.saveCoupons([draftCoupon('gone')]);
      const guest = await withCart();
      await guest.ask(APPLY, { code: 'gone' });
      await shop.engine.usecases.disableCoupon('gone');
      const refused = await checkout(guest);
      expect(firstMessage(refused)).toBe(
        'Sorry, it seems the coupon "gone" is invalid - it has now been removed from your order.',
      );
      expect((await checkout(guest)).data.checkout.order.total).toBe('€12.90');
    });

    test('ten carts at once with the last use of a coupon: exactly one is ordered', async () => {
      await shop.engine.usecases.saveCoupons([draftCoupon('last', { usageLimit: 1 })]);
      const guests = await Promise.all(Array.from({ length: 10 }, () => withCart('oil-1l')));
      for (const guest of guests) await guest.ask(APPLY, { code: 'last' });
      const replies = await Promise.all(guests.map((guest) => checkout(guest)));
      expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      const messages = new Set(replies.filter(({ errors }) => errors.length > 0).map(firstMessage));
      expect([...messages]).toEqual(['Coupon usage limit has been reached.']);
      const shown = await shop.engine.usecases.showCoupon('last');
      expect(shown.ok && shown.value.uses).toBe(1);
    });

    test('one customer’s only use holds over two sessions at once', async () => {
      await shop.engine.usecases.saveCoupons([draftCoupon('each', { usageLimitPerCustomer: 1 })]);
      const guests = await Promise.all([withCart('polish'), withCart('polish')]);
      for (const guest of guests) await guest.ask(APPLY, { code: 'each' });
      const billing = { ...JAKARTA, email: 'sari@each.test' };
      const replies = await Promise.all(guests.map((guest) => checkout(guest, { billing })));
      expect(replies.map(firstMessage).toSorted()).toEqual(['Coupon usage limit has been reached.', undefined]);
    });

    test('ten carts at once with one gift card spend no cent twice', async () => {
      const code = await issue(1000);
      const guests = await Promise.all(Array.from({ length: 10 }, () => withCart('polish')));
      for (const guest of guests) await guest.ask(APPLY, { code });
      const replies = await Promise.all(guests.map((guest) => checkout(guest)));
      const paid = replies.flatMap(({ data }) => data.checkout?.order.giftCards ?? []);
      expect(paid.map(({ raw }: { raw: string }) => Number(raw)).reduce((sum, one) => sum + one, 0)).toBe(10);
      expect(
        replies.filter(({ errors }) => errors.length > 0).every((reply) => firstCode(reply) === 'GIFT_CARD_CHANGED'),
      ).toBe(true);
      const cards = await shop.engine.usecases.listGiftCards();
      expect(cards.find(({ ending }) => ending === code.slice(-4))?.balance).toBe(0);
    });
  });

  test('nothing failed on the way', () => {
    expect(shop.failures()).toEqual([]);
  });
});
