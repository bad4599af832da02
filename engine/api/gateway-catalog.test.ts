import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftBottle, draftGroup } from '#engine/domain/testing/drafts.ts';
import type { OpenShop } from '#storefront/gateway/create-shop.ts';
import type { TestShop } from './testing/open-shop.ts';
import { openStorefront, STOREFRONTS } from './testing/open-storefront.ts';

describe.each(STOREFRONTS)('the catalog of the storefront and the engine, %s, on %s', (transport, _database, open) => {
  let engine: TestShop;
  let shop: OpenShop;
  // Pages of this process show pictures from whatever host they come by themselves.
  const uploads = transport === 'over HTTP' ? 'https://images.example/uploads' : '/uploads';
  beforeAll(async () => {
    ({ engine, shop } = await openStorefront(transport, open));
  });
  afterAll(() => engine.close());

  test('lists products with what cards, search and filters need', async () => {
    const products = await shop.catalog('en').products();
    expect(products.map(({ slug }) => slug)).toEqual([
      'engine-oil',
      'cleaner',
      'booster',
      'wax',
      'polish',
      'starter-kit',
      'handbook',
      'jack',
    ]);
    expect(products[0]).toEqual({
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
      price: { current: 1190, regular: 1190, isFrom: true, percentOff: 10, isUpTo: true },
      unitPrice: { cents: 1190, per: 'L' },
      content: { amount: 1000, unit: 'ml' },
      vehicleFacts: null,
      onSale: true,
      stock: { status: 'in-stock', quantity: 10, lowAmount: 2, takesBackorders: false },
      rating: 0,
      reviewCount: 0,
      date: '2026-06-01T03:00:00+00:00',
      modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      totalSales: 0,
      picture: null,
      variations: [
        {
          id: engine.ids['oil-1l'],
          sku: 'oil-1l',
          choices: [
            { attribute: 'viscosity', value: '5w30' },
            { attribute: 'size', value: '1l' },
          ],
          price: { current: 1190, regular: 1190, isFrom: false, percentOff: 0 },
          unitPrice: { cents: 1190, per: 'L' },
          content: { amount: 1000, unit: 'ml' },
          stock: { status: 'in-stock', quantity: 10, lowAmount: 2, takesBackorders: false },
          picture: null,
        },
        expect.objectContaining({ id: engine.ids['oil-4l'], unitPrice: { cents: 898, per: 'L' } }),
      ],
      defaults: { viscosity: '5w30', size: '4l' },
    });
    expect(products[1]).toMatchObject({
      unitPrice: { cents: 3300, per: 'L' },
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
      weight: 0.35,
      dimensions: [6, 6, 20],
      gallery: [{ src: `${uploads}/products/cleaner-side.webp` }],
    });
    expect(details?.reviews).toMatchObject([
      { author: 'Joko', rating: 4, isVerified: false },
      { author: 'Sari Dewi', rating: 5, isVerified: true, date: '2026-10-01T03:00:00Z' },
    ]);
    expect((await shop.catalog('en').product('engine-oil'))?.product).toMatchObject({
      defaults: { viscosity: '5w30', size: '4l' },
      variationMeasures: { [String(engine.ids['oil-4l'])]: { weight: 0.9, dimensions: [10, 10, 25] } },
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
    expect(await catalog.articles(1)).toEqual([
      {
        slug: 'dipstick',
        title: 'Reading the dipstick',
        excerpt: 'In short.',
        date: '2026-09-01T03:00:00Z',
        author: 'Rina Wijaya',
        category: { slug: 'tips', name: 'Tips' },
        picture: null,
        readingMinutes: 1,
      },
    ]);
    expect(await catalog.article('brakes')).toMatchObject({ title: 'Brake fluid', content: '<p>Content.</p>' });
    expect(await catalog.article('nope')).toBeNull();
  });

  test('updates the list after a change of the catalog', async () => {
    await shop.catalog('en').products();
    const { wax = 0 } = engine.ids;
    await engine.engine.usecases.changeStock({ sku: 'WAX', request: { kind: 'set', pieces: 7 } });
    await shop.catalogChanged([wax]);
    const card = (await shop.catalog('en').products()).find(({ id }) => id === wax);
    expect(card?.stock).toMatchObject({ status: 'in-stock', quantity: 7 });
  });

  test('shows a group with its parts, hidden ones too, from the price of the cheapest', async () => {
    const products = [
      draftBottle('hidden-part', { visibility: 'hidden', price: { regular: 450, sale: null } }),
      draftGroup('car-care', ['wax', 'not-there', 'engine-oil', 'hidden-part']),
    ];
    expect(await engine.engine.usecases.importProducts({ products, stock: 'replace' })).toMatchObject({ ok: true });
    await engine.caughtUp();
    await shop.catalogChanged('everything');
    const catalog = shop.catalog('en');
    const page = await catalog.product('car-care');
    expect(page?.product).toMatchObject({
      type: 'grouped',
      name: 'Collection',
      stock: { status: 'in-stock' },
      price: { current: 450, regular: 450, isFrom: true, percentOff: 0 },
    });
    expect(page?.parts.map(({ slug, type }) => [slug, type])).toEqual([
      ['wax', 'simple'],
      ['engine-oil', 'variable'],
      ['hidden-part', 'simple'],
    ]);
    expect((await catalog.product('wax'))?.parts).toEqual([]);
    const listed = (await catalog.products()).map(({ slug, price }) => [slug, price === null]);
    expect(listed).toContainEqual(['car-care', true]);
    expect(listed.map(([slug]) => slug)).not.toContain('hidden-part');
  });
});
