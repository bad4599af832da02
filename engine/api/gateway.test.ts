import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { createShop, type OpenShop } from '#storefront/gateway/create-shop.ts';
import { createHttpApi } from '#storefront/gateway/transport/http-api.ts';
import { BASE_URL, openShop, type TestShop } from './testing/open-shop.ts';

const TRANSPORTS = ['in one process', 'over HTTP'] as const;
const ROWS = DATABASES.flatMap(([database, open]) =>
  TRANSPORTS.map((transport) => [transport, database, open] as const),
);
const FORM = {
  billing: JAKARTA,
  shipping: JAKARTA,
  shipToDifferentAddress: false,
  paymentMethod: 'bacs',
  customerNote: '',
};

describe.each(ROWS)('the storefront and the engine, %s, on %s', (transport, _database, open) => {
  let engine: TestShop;
  let shop: OpenShop;
  // Pages of this process show pictures from whatever host they come by themselves.
  const uploads = transport === 'over HTTP' ? 'https://images.example/uploads' : '/uploads';
  beforeAll(async () => {
    engine = await openShop(open);
    const fetch = (_url: unknown, init?: RequestInit) => engine.fetch(new Request(`${BASE_URL}/graphql`, init));
    const api = transport === 'over HTTP' ? createHttpApi({ url: BASE_URL, fetch }) : engine.engine.execute;
    shop = createShop(api, { maxAgeMs: null, onError: (error) => expect.unreachable(String(error)) });
  });
  afterAll(() => engine.close());

  function visitor(language: 'id' | 'en' = 'en') {
    let token: string | null = null;
    const onSessionToken = (next: string | null) => {
      token = next;
    };
    return () => shop.shopper({ language, sessionToken: token, onSessionToken });
  }

  test('lists products with what cards, search and filters need', async () => {
    const cards = await shop.catalog('en').products();
    expect(cards.map(({ slug }) => slug)).toEqual([
      'engine-oil',
      'cleaner',
      'booster',
      'wax',
      'polish',
      'starter-kit',
      'handbook',
      'jack',
    ]);
    expect(cards[0]).toEqual({
      id: engine.ids['engine-oil'],
      slug: 'engine-oil',
      name: 'Engine Oil',
      type: 'variable',
      shortDescription: 'Protects',
      categories: [{ slug: 'oils', name: 'Oils' }],
      terms: [
        { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '5w30', name: '5W-30' },
        { attribute: 'viscosity', attributeLabel: 'Viscosity', slug: '10w40', name: '10W-40' },
        { attribute: 'size', attributeLabel: 'Pack size', slug: '1l', name: '1 L' },
        { attribute: 'size', attributeLabel: 'Pack size', slug: '4l', name: '4 L' },
      ],
      price: { current: 1190, regular: 1190, isFrom: true, percentOff: 10 },
      unitPrice: { cents: 1190, per: '1 L' },
      onSale: true,
      stock: { status: 'in-stock', quantity: null, lowAmount: 2 },
      rating: 0,
      reviewCount: 0,
      date: '2026-06-01T03:00:00+00:00',
      totalSales: 0,
      picture: null,
    });
    expect(cards[1]).toMatchObject({
      unitPrice: { cents: 330, per: '100 ml' },
      picture: { src: `${uploads}/products/cleaner.webp`, alt: 'A red bottle' },
    });
    expect((await shop.catalog('id').products())[1]?.name).toBe('Pembersih Injektor');
  });

  test('reads a product page with its own fields, reviews and specification', async () => {
    const details = await shop.catalog('en').product('cleaner');
    expect(details?.product).toMatchObject({
      sku: 'CLEANER',
      description: '<p>Injector Cleaner &amp; more.</p>',
      extraDescription: '<h3>Injector Cleaner</h3>',
      customTextarea: 'Injector Cleaner!',
      cardLists: ['Clean injectors'],
      specifications: [['Standard', 'API SN']],
      weight: '0.35 kg',
      dimensions: { length: '6', width: '6', height: '20' },
      reviews: [
        { author: 'Joko', rating: 4, isVerified: false },
        { author: 'Sari Dewi', rating: 5, isVerified: true, date: '2026-10-01T03:00:00Z' },
      ],
      gallery: [{ src: `${uploads}/products/cleaner-side.webp` }],
    });
    expect((await shop.catalog('en').product('engine-oil'))?.product).toMatchObject({
      defaults: { viscosity: '5w30', size: '4l' },
      variations: [
        {
          choices: [
            { attribute: 'viscosity', value: '5w30' },
            { attribute: 'size', value: '1l' },
          ],
          price: { current: 1190 },
        },
        {
          choices: [
            { attribute: 'viscosity', value: '' },
            { attribute: 'size', value: '4l' },
          ],
          price: { current: 3590, regular: 3990, percentOff: 10 },
        },
      ],
    });
    expect((await shop.catalog('en').product('jack'))?.product).toMatchObject({
      external: { url: 'https://tools.example/jack', buttonText: 'Buy at Tools' },
    });
    expect(await shop.catalog('en').product('nope')).toBeNull();
  });

  test('lists categories by name and articles newest first', async () => {
    const catalog = shop.catalog('en');
    expect((await catalog.categories()).map(({ name, count }) => [name, count])).toEqual([
      ['Additives', 2],
      ['Diesel', 1],
      ['Oils', 1],
    ]);
    expect(await catalog.posts(1)).toEqual([
      {
        slug: 'dipstick',
        title: 'Reading the dipstick',
        excerpt: 'In short.',
        date: '2026-09-01T03:00:00Z',
        author: 'Rina Wijaya',
        category: { slug: 'tips', name: 'Tips' },
        picture: null,
      },
    ]);
    expect(await catalog.post('brakes')).toMatchObject({ title: 'Brake fluid', content: '<p>Content.</p>' });
    expect(await catalog.post('nope')).toBeNull();
  });

  test('updates the list after a change of the catalog', async () => {
    await shop.catalog('en').products();
    const { wax = 0 } = engine.ids;
    await engine.engine.usecases.changeStock({ sku: 'WAX', request: { kind: 'set', pieces: 7 } });
    await shop.catalogChanged([wax]);
    const card = (await shop.catalog('en').products()).find(({ id }) => id === wax);
    expect(card?.stock).toMatchObject({ status: 'in-stock', quantity: 7 });
  });

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
    const placed = await shopper().placeOrder(form);
    expect(await shopper().placeOrder(form)).toEqual(placed);
    if (!placed.ok) throw new Error(placed.refusal.message);
    const { id, key } = placed.value;
    expect(await shopper().lastOrder()).toEqual({ id, number: String(id), key });
    expect(await shopper().order(id, null)).toMatchObject({
      number: String(id),
      key,
      status: 'on-hold',
      email: 'budi@example.test',
      customerNote: 'Titip satpam',
      payment: { kind: 'bank-transfer', instructions: expect.stringContaining(`Quote number ${id}.`) },
      lines: [{ name: 'Engine Oil', options: '10W-40, 4 L', quantity: 2, total: 7180, slug: 'engine-oil' }],
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

  test('restores a removed line to its position', async () => {
    const shopper = visitor();
    for (const slug of ['cleaner', 'booster'])
      await shopper().addToCart({ productId: engine.ids[slug] ?? 0, quantity: 2 });
    const { lines } = (await shopper().checkoutState()).cart;
    const [first] = lines;
    await shopper().changeQuantity(first?.key ?? '', 0);
    expect(await shopper().restoreLine(first?.key ?? '')).toMatchObject({ ok: true, value: { lines } });
    expect(await shopper().restoreLine('nobody')).toMatchObject({ ok: false, refusal: { code: 'LINE_UNKNOWN' } });
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
