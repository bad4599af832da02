import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { purchaseOf } from '../model/product/choice.ts';
import { BLANK_ADDRESS } from '../model/testing/people.ts';
import { createShop, type OpenShop } from './create-shop.ts';
import type { ShopperApi } from './shop.ts';
import type { StoredLogin } from './shopper-request.ts';
import { startStockBackend } from './testing/stock-backend.ts';
import { STOCK_CUSTOMER } from './testing/stock-shop.ts';
import { createHttpApi } from './transport/http-api.ts';
import { NoApiResponse } from './transport/run-operation.ts';
import { watchBackend } from './watch-backend.ts';

const VERSIONS = ['0.21.2', '1.0.2'] as const;

const oilSlug = 'stp-full-synthetic';

const ADDRESS = {
  ...BLANK_ADDRESS,
  firstName: 'Sari',
  lastName: 'Wijaya',
  address1: 'Jalan Kenanga 12',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
  phone: '0812 3456 7890',
  email: 'sari@example.test',
};

describe.each(VERSIONS)('over a stock WooGraphQL %s', (version) => {
  let backend: Awaited<ReturnType<typeof startStockBackend>>;
  let shop: OpenShop;
  beforeAll(async () => {
    backend = await startStockBackend(version);
    const onError = (error: unknown) => {
      throw error;
    };
    shop = createShop(createHttpApi({ url: backend.url }), { maxAgeMs: null, onError });
  });
  afterAll(() => backend.close());

  /** A browser: each call is a request with the newest cookies. */
  function enter() {
    let sessionToken: string | null = null;
    let login: StoredLogin | null = null;
    const request = (): ShopperApi =>
      shop.shopper({
        language: 'en',
        sessionToken,
        login,
        onSessionToken: (token) => {
          sessionToken = token;
        },
        onLogin: (next) => {
          login = next;
        },
      });
    const replaceToken = (token: string) => {
      sessionToken = token;
    };
    const expireLogin = () => {
      login &&= { ...login, authToken: null };
    };
    return { request, replaceToken, expireLogin };
  }

  const oil = {
    productId: 51,
    variationId: 52,
    quantity: 1,
    choices: [
      { attribute: 'viscosity', value: '5w-30' },
      { attribute: 'size', value: '1-l' },
    ],
  };
  const treatment = { productId: 12, quantity: 1 };
  const ordered = (total: number, idempotencyKey = 'one') => ({
    billing: ADDRESS,
    shipping: ADDRESS,
    shipToDifferentAddress: false,
    paymentMethod: 'cod',
    customerNote: '',
    idempotencyKey,
    expectedTotal: total,
  });

  test('is asked once what it has, and again every ten minutes', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = await startStockBackend(version);
    const api = createHttpApi({ url: other.url });
    const watch = watchBackend(api, () => {});
    onTestFinished(() => {
      vi.useRealTimers();
      other.close();
    });
    await watch.asked;
    const asked = createShop(api, { maxAgeMs: null, onError: () => {} });
    const shopper = asked.shopper({ language: 'id', sessionToken: null, onSessionToken: () => {} });
    await Promise.all([asked.catalog('id').products(), asked.catalog('id').product(oilSlug), shopper.checkoutState()]);
    expect(other.refused).toEqual(['getBackend']);
    const find = () => shopper.findOrder({ orderNumber: '87', email: ADDRESS.email });
    const findings = () => other.refused.filter((name) => name === 'findOrder').length;
    expect(await find()).toMatchObject({ ok: false, refusal: { code: 'ORDER_FORBIDDEN' } });
    await find();
    expect(findings()).toBe(1);
    const findAgain = () => find().then(findings);
    vi.advanceTimersByTime(10 * 60_000);
    await expect.poll(findAgain, { timeout: 30_000 }).toBe(2);
    watch.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the list has every product, and its texts are safe', async () => {
    const catalog = shop.catalog('id');
    const products = await catalog.products();
    expect(products.map(({ slug }) => slug)).toContain('stp-full-synthetic');
    const oilTreatment = await catalog.product('stp-oil-treatment');
    expect(oilTreatment?.product.description).not.toContain('script');
    expect(await catalog.product('nope')).toBe(null);
  });

  test('a product of a kind that the backend has no type for is on no list and no page', async () => {
    const catalog = shop.catalog('id');
    const related = (await catalog.product('stp-oil-treatment'))?.related;
    expect(related?.map(({ slug }) => slug)).toEqual([oilSlug]);
    expect(await catalog.product('stp-bundle')).toBe(null);
  });

  test('the cart shows what the recorded shop charges, with tax', async () => {
    const { request } = enter();
    await request().addToCart(treatment);
    await request().addToCart(oil);
    const result = await request().applyCode('HEMAT10');
    // As the two versions were recorded: 21.12, 2.10810811 and 5.00 without tax, 26.66 in all.
    expect(result).toMatchObject({
      ok: true,
      value: { subtotal: 2345, discount: 234, shipping: 555, tax: 264, total: 2666, pricesIncludeTax: true },
    });
    expect(result.ok && result.value.lines.map(({ unitPrice }) => unitPrice)).toEqual([995, 1350]);
    expect(result.ok && result.value.rates).toMatchObject([{ id: 'flat_rate:1', cost: 555 }]);
  });

  test('a variation by an attribute typed into its product is chosen, priced, bought and named', async () => {
    const kit = (await shop.catalog('en').product('stp-any-kit'))?.product;
    if (!kit) throw new Error('the kit is missing');
    const chosen = (size: string, colour: string) => {
      const [first, second] = kit.attributes.map(({ name }) => name);
      return purchaseOf(kit, { [first ?? '']: size, [second ?? '']: colour });
    };
    expect([chosen('500-ml', 'Red').price?.current, chosen('1-l', 'Blue Sky').price?.current]).toEqual([2000, 2200]);
    expect(chosen('500-ml', 'Blue Sky').variation).toBe(null);
    const { request } = enter();
    const choices = kit.attributes.map(({ name }, index) => ({
      attribute: name,
      value: ['500-ml', 'Red'][index] ?? '',
    }));
    const added = await request().addToCart({ productId: kit.id, variationId: 64, quantity: 1, choices });
    const line = added.ok ? added.value.lines[0] : null;
    expect(line?.options.map(({ label, value }) => [label, value])).toEqual([
      ['Size', '500 ml'],
      ['Colour', 'Red'],
    ]);
    const placed = await request().placeOrder(ordered(2555));
    const { id, key } = placed.ok ? placed.value : { id: 0, key: '' };
    expect((await request().order(id, key))?.lines).toMatchObject([{ options: '500 ml, Red', choices }]);
  });

  test('an unknown coupon is refused by name, and a bad token begins a new cart', async () => {
    const { request, replaceToken } = enter();
    await request().addToCart(treatment);
    expect(await request().applyCode('nope')).toMatchObject({ ok: false, refusal: { code: 'COUPON_UNKNOWN' } });
    replaceToken('no-token');
    expect((await request().cart()).lines).toEqual([]);
    expect(await request().addToCart(treatment)).toMatchObject({ ok: true, value: { itemCount: 1 } });
  });

  test('a guest orders, and reads the order with its key', async () => {
    const { request } = enter();
    await request().addToCart(oil);
    await request().saveAddresses({ billing: ADDRESS, shipping: ADDRESS });
    const { cart, billing, paymentMethods } = await request().checkoutState();
    expect(paymentMethods.map(({ id }) => id)).toEqual(['bacs', 'cod']);
    expect(billing.city).toBe('Jakarta Selatan');
    const placed = await request().placeOrder(ordered(cart.total));
    const { id, key } = placed.ok ? placed.value : { id: 0, key: '' };
    expect(await request().order(id, key)).toMatchObject({
      id,
      status: 'processing',
      bill: { subtotal: 1350, shipping: 555, total: 1905, pricesIncludeTax: true },
      lines: [{ quantity: 1, subtotal: 1350 }],
    });
    expect(await enter().request().order(id, key)).toBe(null);
    expect((await request().cart()).lines).toEqual([]);
  });

  describe('a change of the cart whose response is lost', () => {
    const [key, otherKey] = ['a'.repeat(32), 'b'.repeat(32)];
    const ways = [
      ['after', (name: string) => backend.cutOff(name)],
      ['before', (name: string) => backend.dropNext(name)],
    ] as const;
    const twice = { ok: true, value: { itemCount: 2 } };

    test.for(ways)('is made once, whether it is lost %s it is made', async ([, lose], { onTestFinished }) => {
      onTestFinished(() => backend.cutOff());
      const { request } = enter();
      const first = await request().addToCart({ ...treatment, quantity: 2, idempotencyKey: key });
      const [lineKey] = first.ok ? first.value.lines.map((line) => line.key) : [];
      const losing = async (operation: string, change: () => Promise<unknown>) => {
        lose(operation);
        const result = await change();
        backend.cutOff();
        return result;
      };
      const add = () => request().addToCart({ ...treatment, idempotencyKey: otherKey });
      expect(await losing('addToCart', add)).toMatchObject({ ok: true, value: { itemCount: 3 } });
      const change = (quantity: number) => () => request().changeQuantity(lineKey ?? '', quantity);
      expect(await losing('UpDateCartQuantity', change(2))).toMatchObject(twice);
      const coupon = { ok: true, value: { codes: [{ code: 'hemat10' }] } };
      expect(await losing('ApplyCoupon', () => request().applyCode('HEMAT10'))).toMatchObject(coupon);
      const without = { ok: true, value: { codes: [] } };
      expect(await losing('RemoveCoupons', () => request().removeCode('hemat10'))).toMatchObject(without);
      const empty = { ok: true, value: { itemCount: 0 } };
      expect(await losing('UpDateCartQuantity', change(0))).toMatchObject(empty);
      expect(await losing('RestoreCartItems', () => request().restoreLine(lineKey ?? ''))).toMatchObject(twice);
      expect(await losing('EmptyCart', () => request().emptyCart())).toMatchObject(empty);
    });

    test.for([true, false])('and that nobody could look for, is added once when it is sent again', async (isMade) => {
      const { request } = enter();
      await request().addToCart(treatment);
      const again = () => request().addToCart({ ...treatment, idempotencyKey: key });
      if (!isMade) backend.dropNext('addToCart');
      backend.cutOff(...(isMade ? ['addToCart'] : []), 'getSession');
      await expect(again()).rejects.toThrow(NoApiResponse);
      backend.cutOff();
      expect(await again()).toMatchObject(twice);
      expect(await again()).toMatchObject(twice);
    });

    test('is made once by two tabs with one key, and by each of two keys', async () => {
      const { request } = enter();
      await request().addToCart(treatment);
      const add = (idempotencyKey: string) => request().addToCart({ ...treatment, idempotencyKey });
      await Promise.all([add(key), add(key)]);
      expect((await request().cart()).itemCount).toBe(2);
      await Promise.all([add(otherKey), add('c'.repeat(32))]);
      expect((await request().cart()).itemCount).toBe(4);
      await request().emptyCart();
      expect(await add(key)).toMatchObject({ ok: true, value: { itemCount: 1 } });
    });
  });

  test('an order whose response is lost is found in the session', async ({ onTestFinished }) => {
    const { request } = enter();
    await request().addToCart(treatment);
    backend.cutOff('Checkout');
    onTestFinished(() => backend.cutOff());
    const before = backend.orders().length;
    const placed = await request().placeOrder(ordered(1550));
    expect(placed).toMatchObject({ ok: true, value: { id: backend.orders().at(-1) } });
    // The form was sent once more: the cart is empty, and no second order is placed.
    backend.cutOff();
    expect(await request().placeOrder(ordered(1550))).toEqual(placed);
    expect(backend.orders()).toHaveLength(before + 1);
  });

  test('an empty cart is not taken for another order of the session', async () => {
    const { request } = enter();
    await request().addToCart(treatment);
    await request().placeOrder(ordered(1550));
    const refused = await request().placeOrder(ordered(1905));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'CART_EMPTY' } });
    const elsewhere = await enter().request().placeOrder(ordered(1550));
    expect(elsewhere).toMatchObject({ ok: false, refusal: { code: 'CART_EMPTY' } });
  });

  test.runIf(version === '1.0.2')('without a plugin for logins nobody is asked to log in, or registered', async () => {
    const refused = { ok: false, refusal: { code: 'LOGIN_PROVIDER_DISABLED' } };
    const { username, password, email } = STOCK_CUSTOMER;
    expect(await shop.catalog('en').takesLogins()).toBe(false);
    expect(await enter().request().logIn({ username, password, isRemembered: true })).toMatchObject(refused);
    expect(await enter().request().register({ username, email, password })).toMatchObject(refused);
    expect(backend.received).not.toContain('registerCustomer');
  });

  test.runIf(version === '0.21.2')('a customer logs in, orders and finds the order in the account', async () => {
    const { request, expireLogin } = enter();
    const { username, password, email } = STOCK_CUSTOMER;
    expect(await shop.catalog('en').takesLogins()).toBe(true);
    const wrong = await request().logIn({ username, password: 'wrong', isRemembered: true });
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'LOGIN_FAILED' } });
    expect(await request().logIn({ username, password, isRemembered: true })).toMatchObject({ ok: true });
    await request().addToCart(treatment);
    const placed = await request().placeOrder(ordered(1550));
    expect((await request().orders()).orders.map(({ id }) => id)).toEqual([placed.ok && placed.value.id]);
    expect(await request().order(placed.ok ? placed.value.id : 0, null)).toMatchObject({ bill: { total: 1550 } });
    expireLogin();
    expect(await request().viewer()).toMatchObject({ email });
  });
});
