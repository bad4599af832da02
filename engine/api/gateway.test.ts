import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { OpenShop } from '#storefront/gateway/create-shop.ts';
import type { StoredLogin } from '#storefront/gateway/shopper-request.ts';
import type { TestShop } from './testing/open-shop.ts';
import { openStorefront, STOREFRONTS } from './testing/open-storefront.ts';

const FORM = {
  billing: JAKARTA,
  shipping: JAKARTA,
  shipToDifferentAddress: false,
  paymentMethod: 'bacs',
  customerNote: '',
};

describe.each(STOREFRONTS)('shoppers in the storefront and the engine, %s, on %s', (transport, _database, open) => {
  let engine: TestShop;
  let shop: OpenShop;
  beforeAll(async () => {
    ({ engine, shop } = await openStorefront(transport, open));
  });
  afterAll(() => engine.close());

  function visitor(language: 'id' | 'en' = 'en') {
    let token: string | null = null;
    const onSessionToken = (next: string | null) => {
      token = next;
    };
    return () => shop.shopper({ language, sessionToken: token, onSessionToken });
  }

  test('fills a cart, changes the address, orders and reads the order', async () => {
    const shopper = visitor();
    const choices = [{ attribute: 'viscosity', value: '10w40' }];
    const added = await shopper().addToCart({
      productId: engine.ids['engine-oil'] ?? 0,
      variationId: engine.ids['oil-4l'],
      quantity: 2,
      choices,
    });
    expect(added).toMatchObject({
      ok: true,
      value: {
        itemCount: 2,
        subtotal: 7180,
        lines: [
          {
            name: 'Engine Oil',
            unitPrice: 3590,
            regularUnitPrice: 3990,
            options: [
              { attribute: 'viscosity', label: 'Viscosity', value: '10W-40' },
              { attribute: 'size', label: 'Pack size', value: '4 L' },
            ],
          },
        ],
      },
    });
    expect(await shopper().chooseShipping('local_pickup:3')).toMatchObject({
      ok: true,
      value: { shipping: 0, chosenRate: 'local_pickup:3' },
    });
    await shopper().saveAddresses({ billing: JAKARTA, shipping: JAKARTA });
    const { cart, billing, paymentMethods } = await shopper().checkoutState();
    expect({ total: cart.total, tax: cart.tax, city: billing.city }).toEqual({
      total: 7180,
      tax: 712,
      city: 'Jakarta',
    });
    expect(paymentMethods.map(({ id }) => id)).toEqual(['bacs', 'cod']);

    const form = { ...FORM, customerNote: 'Titip satpam', idempotencyKey: crypto.randomUUID(), expectedTotal: 7180 };
    expect(await shopper().placeOrder({ ...form, expectedTotal: 7000 })).toMatchObject({
      refusal: { code: 'TOTAL_CHANGED' },
    });
    const gift = { ...form, giftMessage: 'Selamat ulang tahun,\nAyah!' };
    const placed = await shopper().placeOrder(gift);
    expect(await shopper().placeOrder(gift)).toEqual(placed);
    if (!placed.ok) throw new Error(placed.refusal.message);
    const { id, key } = placed.value;
    expect(await shopper().lastOrder()).toEqual({ id, number: String(id), key, needsPayment: false });
    expect(await shopper().order(id, null)).toMatchObject({
      number: String(id),
      key,
      status: 'on-hold',
      email: 'budi@example.test',
      customerNote: 'Titip satpam',
      giftMessage: gift.giftMessage,
      payment: { kind: 'bank-transfer', instructions: expect.stringContaining(`Quote number ${id}.`) },
      lines: [{ name: 'Engine Oil', options: '10W-40, 4 L', quantity: 2, subtotal: 7180, slug: 'engine-oil' }],
      bill: { total: 7180, tax: 712, taxNames: ['VAT 11%'], pricesIncludeTax: true },
    });
    const otherShopper = visitor();
    expect(await otherShopper().lastOrder()).toBeNull();
    expect(await otherShopper().order(id, null)).toBeNull();
    expect(await otherShopper().order(id, key)).toMatchObject({ number: String(id) });
    expect(await otherShopper().order(id + 1, key)).toBeNull();
    const friend = visitor();
    const known = { orderNumber: `#${id}`, email: 'budi@example.test' };
    expect(await friend().findOrder({ ...known, email: 'else@example.test' })).toMatchObject({
      refusal: { code: 'ORDER_FORBIDDEN' },
    });
    expect(await friend().findOrder(known)).toEqual({ ok: true, value: { id, number: String(id), key } });
    expect(await friend().order(id, null)).toMatchObject({ number: String(id) });
    expect((await shopper().checkoutState()).cart.lines).toEqual([]);
  });

  test('adds once when the response to a form got lost', async () => {
    const shopper = visitor();
    const selection = {
      productId: engine.ids.cleaner ?? 0,
      quantity: 2,
      idempotencyKey: '0123456789abcdef0123456789abcdef',
    };
    await shopper().addToCart(selection);
    expect(await shopper().addToCart(selection)).toMatchObject({ ok: true, value: { itemCount: 2 } });
  });

  test('keeps a cart that is only read', async () => {
    let storedToken: string | null = null;
    const look = (sessionToken: string | null) =>
      shop.shopper({ language: 'en', sessionToken, onSessionToken: (token) => (storedToken = token) });
    await look(null).addToCart({ productId: engine.ids.cleaner ?? 0, quantity: 1 });
    const first = storedToken;
    storedToken = null;
    expect((await look(first).checkoutState()).cart.itemCount).toBe(1);
    expect((await look(storedToken).cart()).itemCount).toBe(1);
    expect(storedToken).not.toBeNull();
    storedToken = null;
    expect(await look(first).cart()).toEqual((await look(first).checkoutState()).cart);
    expect(storedToken).not.toBeNull();
  });

  test('opens an account with an order, logs in to it, and remembers that its address is to be saved', async () => {
    let sessionToken: string | null = null;
    let login: StoredLogin | null = null;
    const shopper = () =>
      shop.shopper({
        language: 'en',
        sessionToken,
        login,
        onSessionToken: (next) => (sessionToken = next),
        onLogin: (next) => (login = next),
      });
    await shopper().addToCart({ productId: engine.ids.cleaner ?? 0, quantity: 1 });
    const password = 'seratus botol oli';
    const account = { username: '', password };
    const billing = { ...JAKARTA, email: 'baru@example.test' };
    const form = { ...FORM, billing, idempotencyKey: crypto.randomUUID(), account };
    await shopper().saveAddresses({ billing, shipping: JAKARTA });
    const placed = await shopper().placeOrder({ ...form, expectedTotal: (await shopper().cart()).total });
    expect(placed.ok).toBe(true);
    await shopper().logIn({ username: billing.email, password, isRemembered: true });
    expect(await shopper().viewer()).toMatchObject({ email: billing.email, firstName: JAKARTA.firstName });
    expect(await shopper().orders()).toMatchObject({ orders: [{ id: placed.ok && placed.value.id }] });
    expect(await shopper().addressBook()).toMatchObject([{ address1: JAKARTA.address1, id: 'account' }]);
    for (const isRequested of [true, false]) {
      expect(await shopper().requestAddressSaving(isRequested)).toBe(true);
      expect(await shopper().isAddressSavingRequested()).toBe(isRequested);
    }
  });

  test('returns a refusal with its code, facts and fields', async () => {
    const shopper = visitor();
    expect(await shopper().addToCart({ productId: engine.ids.booster ?? 0, quantity: 9 })).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ENOUGH_STOCK', facts: { name: 'Octane Booster', available: '3' } },
    });
    expect(await shopper().emptyCart()).toMatchObject({ ok: false, refusal: { code: 'CART_EMPTY' } });
    await shopper().addToCart({ productId: engine.ids.cleaner ?? 0, quantity: 1 });
    const form = {
      ...FORM,
      billing: { ...JAKARTA, postcode: '' },
      shipping: JAKARTA,
      idempotencyKey: 'form-2',
      expectedTotal: 0,
    };
    expect(await shopper().placeOrder(form)).toMatchObject({
      ok: false,
      refusal: { code: 'FIELD_REQUIRED', fields: [{ role: 'billing', field: 'postcode' }] },
    });
    expect(await shopper().saveAddresses({ billing: { country: 'XX' }, shipping: {} })).toMatchObject({
      ok: false,
      refusal: { code: 'UNKNOWN' },
    });
  });

  test('reads countries and provinces', async () => {
    const api = visitor()();
    expect(await api.allowedCountries()).toEqual(['ID', 'SG', 'DE']);
    const { ID: provinces, ...others } = await api.states(['ID', 'nowhere']);
    expect(provinces).toContainEqual({ code: 'JK', name: 'DKI Jakarta' });
    expect(others).toEqual({ nowhere: [] });
  });
});
