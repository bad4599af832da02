import { expect, onTestFinished, test } from 'vitest';
import { purchaseOf } from '../model/product/choice.ts';
import { createShop } from './create-shop.ts';
import { shared } from './testing/stock-attributes.ts';
import { startStockBackend } from './testing/stock-backend.ts';
import type { StockSettings } from './testing/stock-shop.ts';
import { createHttpApi } from './transport/http-api.ts';

/** `shopper` lives for one request. */
async function open(settings: Partial<StockSettings> = {}) {
  const backend = await startStockBackend('1.0.2', settings);
  onTestFinished(() => backend.close());
  const shop = createShop(createHttpApi({ url: backend.url }), { maxAgeMs: 60_000, onError: () => {} });
  const catalog = shop.catalog('en');
  const asked = (name: string) => backend.received.filter((one) => one === name);
  const listed = async (slug: string) => (await catalog.products()).find((product) => product.slug === slug);
  const shopper = shop.shopper({ language: 'en', sessionToken: null, onSessionToken: () => {} });
  return { catalog, listed, asked, shopper };
}

test('a product has all its variations on its card and on its page, however few the backend returns at a time', async () => {
  const { catalog, listed, asked } = await open({ pageSize: 2 });
  const whole = [52, 53, 54];
  expect((await listed('stp-full-synthetic'))?.variations.map(({ id }) => id)).toEqual(whole);
  expect(asked('getVariations').length).toBeGreaterThan(0);
  const details = await catalog.product('stp-full-synthetic');
  expect(details?.product.variations.map(({ id }) => id)).toEqual(whole);
  expect(Object.keys(details?.product.variationMeasures ?? {})).toEqual(whole.map(String));
});

test('a product is filtered by the last of many attributes', async () => {
  const { listed } = await open({ moreAttributes: 40 });
  const terms = (await listed('stp-oil-treatment'))?.terms;
  expect(terms?.at(-1)).toMatchObject({ attributeLabel: 'Test 39', name: 'Passed 39' });
  expect(terms).toHaveLength(41);
});

test('paragraphs of a short description stay apart, and are one line of text on a card', async () => {
  const product = (await (await open()).catalog.product('stp-oil-treatment'))?.product;
  expect(product?.shortDescription).toBe('Short text of STP Oil Treatment & more. For every engine.');
  expect(product?.shortDescriptionHtml).toContain('more.</p>\n<p>For every engine.</p>');
});

test('an option with letters beyond ASCII is chosen, bought and named', async () => {
  const { catalog, shopper } = await open();
  const kit = (await catalog.product('stp-any-kit'))?.product;
  if (!kit) throw new Error('the kit is missing');
  const choice = { size: '½-l', Colour: 'Blue Sky' };
  const { variation, price } = purchaseOf(kit, choice);
  expect([variation?.id, price?.current]).toEqual([66, 1400]);
  const choices = Object.entries(choice).map(([attribute, value]) => ({ attribute, value }));
  const added = await shopper.addToCart({ productId: kit.id, variationId: 66, quantity: 1, choices });
  expect(added.ok && added.value.lines[0]?.options.map(({ value }) => value)).toEqual(['½ L', 'Blue Sky']);
});

test('what costs nothing is sold, and what has no price is not', async () => {
  const moreProducts = [
    { id: 91, slug: 'sticker', name: 'Sticker', price: 0 },
    { id: 92, slug: 'soon', name: 'Soon to come', price: null },
    {
      id: 93,
      slug: 'sample',
      name: 'Sample',
      attributes: [shared('size', 'Size', ['5 ml', '10 ml'])],
      variations: [
        { id: 94, price: 0, attributes: [{ name: 'pa_size', value: '5-ml' }] },
        { id: 95, price: 100, attributes: [{ name: 'pa_size', value: '10-ml' }] },
      ],
    },
  ];
  const { catalog, listed } = await open({ moreProducts });
  const state = async (slug: string, choice = {}) => {
    const product = (await catalog.product(slug))?.product;
    return product && purchaseOf(product, choice).state;
  };
  expect((await listed('sticker'))?.price?.current).toBe(0);
  expect(await state('sticker')).toBe('add');
  expect((await listed('soon'))?.price).toBeNull();
  expect(await state('soon')).toBe('not-for-sale');
  expect((await listed('sample'))?.price).toMatchObject({ current: 0, isFrom: true });
  expect(await state('sample', { size: '5-ml' })).toBe('add');
  expect((await catalog.sellables(['STOCK-91'])).map(({ price }) => price)).toEqual([0]);
});

test('a part of a group, and what a link to the cart names, are found among all variations', async () => {
  const moreProducts = [{ id: 96, slug: 'set', name: 'Set', parts: [12, 51] }];
  const { catalog } = await open({ pageSize: 2, moreProducts });
  const parts = (await catalog.product('set'))?.parts;
  expect(parts?.map(({ variations }) => variations.map(({ id }) => id))).toEqual([[], [52, 53, 54]]);
  expect((await catalog.sellables(['STOCK-51'])).map(({ variationId }) => variationId)).toEqual([52, 53, 54]);
});

test('a hidden product has its page and can be bought, and no list or search has it', async () => {
  const { catalog, listed, shopper } = await open({
    moreProducts: [{ id: 97, slug: 'gift', name: 'STP Gift', price: 500, isHidden: true }],
  });
  const product = (await catalog.product('gift'))?.product;
  expect(product && purchaseOf(product, {}).state).toBe('add');
  expect(await listed('gift')).toBeUndefined();
  expect((await catalog.search('stp')).ranks.has(97)).toBe(false);
  const added = await shopper.addToCart({ productId: 97, quantity: 1, choices: [] });
  expect(added.ok && added.value.lines.map(({ slug }) => slug)).toEqual(['gift']);
});
