import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { storePicture } from '../media/catalog-pictures.ts';
import { pictureFileOf, soldFileOf } from '../media/fetch-into-folders.ts';
import { writeWhole } from '../media/write-whole.ts';
import { createApiShopper } from '../testing/api-shopper.ts';
import { type EmbeddedShop, openEmbeddedShop } from '../testing/embedded-shop.ts';
import { addProducts } from '../testing/small-shop.ts';
import { operatorOf, storedDraft } from './testing/operator.ts';

/** Written by hand, with the columns and habits of the file that WooCommerce exports. */
const FILE = fileURLToPath(new URL('testing/another-shop.csv', import.meta.url));

const UPLOADS = 'https://another.example/wp-content/uploads/2017/12';
/** Fetched already: a test asks no host. */
const PICTURES = ['mitt', 'mitt-blue', 'bucket'].map((name) => `${UPLOADS}/${name}.jpg`);
const GUIDE = `${UPLOADS}/guide.pdf`;

let shop: EmbeddedShop;
let operator: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  shop = await openEmbeddedShop();
  operator = operatorOf(shop.engine.usecases, 'en', shop.dataFolder);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a6d8ee' } })
    .png()
    .toBuffer();
  for (const address of PICTURES) await storePicture(join(shop.dataFolder, 'uploads'), pictureFileOf(address), picture);
  await writeWhole(join(shop.dataFolder, 'files', soldFileOf(GUIDE)), Buffer.from('pages'));
  // Their IDs are among those of the file.
  await addProducts(
    shop,
    Array.from({ length: 12 }, (_, index) => ({ sku: `own-${index}`, pieces: 1 })),
  );
});
afterAll(() => shop.close());

const imported = (...flags: readonly string[]) => operator('products', 'import', FILE, ...flags);
const draftOf = (sku: string) => storedDraft(shop.engine.usecases, sku);

test('another shop’s file is refused whole without leave to add what it brings', async () => {
  const { code, out } = await imported();
  expect([code, out.includes('--create-terms')]).toEqual([1, true]);
  expect(await draftOf('wash-mitt')).toBeUndefined();
  expect((await shop.engine.usecases.catalog.categories('en')).map(({ slug }) => slug)).toEqual(['oils']);
});

test('a dry run adds nothing', async () => {
  const { out, err } = await imported('--create-terms', '--fetch-images', '--dry-run');
  expect(err).toContain('Would be fetched: 4 pictures and files');
  expect(out).toContain('Would be: 7 new, 0 changed, 0 unchanged');
  expect(await shop.engine.usecases.catalog.attributes('en')).toEqual([]);
});

test('with what it names it is imported unmodified, and a second time changes nothing', async () => {
  const { code, out } = await imported('--create-terms', '--fetch-images');
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      'Fetched or there already: 3 pictures, 1 files to sell.',
      'New categories: Washing, Mitts, Cloths, Brushes, Books',
      'Attributes that are new or have new values: Colour, Fibre',
      '7 new, 0 changed, 0 unchanged.',
    ],
  ]);
  for (const flags of [['--create-terms', '--fetch-images'], ['--fetch-images']])
    expect((await imported(...flags)).out).toContain('0 new, 0 changed, 7 unchanged.');
});

test('its pictures are those of its products, called as they are, and its file is sold', async () => {
  const [mitt, blue, bucket] = PICTURES.map(pictureFileOf);
  const product = await draftOf('wash-mitt');
  expect(product?.pictures).toEqual([mitt, blue]);
  expect(product?.kind === 'variable' && product.variations.map(({ picture }) => picture)).toEqual([blue, null]);
  expect((await draftOf('wash-bucket'))?.pictures).toEqual([bucket]);
  const shown = await shop.engine.usecases.catalog.product({ sku: 'wash-bucket' }, 'id');
  expect(shown?.picture).toMatchObject({ alt: 'Bucket', width: 40, height: 30 });
  expect(await draftOf('wash-guide')).toMatchObject({
    status: 'published',
    virtual: true,
    downloads: { limit: 1, expiryDays: 1, files: [{ name: { en: 'Guide' }, file: soldFileOf(GUIDE) }] },
  });
});

test('what cannot be fetched is reported, and what it belongs to is imported without it', async () => {
  const file = join(shop.dataFolder, 'private.csv');
  const address = 'http://127.0.0.1:9/private';
  writeFileSync(
    file,
    `SKU,Name,Type,Published,Images,Download 1 URL\nlog,Log,"simple, downloadable",1,${address}.png,${address}.pdf`,
  );
  const { code, out, err } = await operator('products', 'import', file, '--fetch-images');
  expect(code).toBe(1);
  expect(out.match(/leads into a private network/g)).toHaveLength(2);
  expect(out).toContain('1 new, 0 changed, 0 unchanged.');
  expect(err).toContain('Not fetched: the 2 addresses above');
  expect(await draftOf('log')).toMatchObject({ status: 'draft', pictures: [], downloads: { files: [] } });
});

test('its IDs are names inside the file: products here that have them stay as they are', async () => {
  const [first] = await shop.engine.usecases.merchantCatalog.drafts({ ids: [1] });
  expect(first?.draft.sku).toBe('own-0');
  const mitt = await draftOf('wash-mitt');
  const cloth = await draftOf('wash-cloth');
  expect([mitt, cloth].map((draft) => draft?.kind === 'variable' && draft.variations.map(({ sku }) => sku))).toEqual([
    ['wash-mitt-blue', 'wash-mitt-green'],
    ['wash-cloth-logo', 'wash-cloth-green-no'],
  ]);
});

test('measures are converted, products of the file recommend each other, and attributes are shared or local', async () => {
  const bucket = await draftOf('wash-bucket');
  expect(bucket).toMatchObject({
    dimensions: { weight: 907, length: 30.48, width: 30.48, height: 33.02 },
    crossSells: ['wash-mitt'],
    categories: ['washing'],
    price: { regular: 2000, sale: { price: 1800 } },
  });
  expect(await draftOf('wash-mitt')).toMatchObject({ upsells: ['bucket'] });
  const cloth = await draftOf('wash-cloth');
  expect(cloth?.attributes.map(({ slug, local }) => [slug, local !== undefined])).toEqual([
    ['colour', false],
    ['logo', true],
  ]);
  expect(await draftOf('wash-book')).toMatchObject({ kind: 'external', url: 'https://books.example/washing' });
});

test('a group is a page of its parts, those that are listed nowhere too, and is not bought itself', async () => {
  const { execute, usecases } = shop.engine;
  const query = `query ($id: ID!) {
    product(id: $id, idType: SLUG) {
      databaseId type purchasable
      ... on GroupProduct { price products(first: 10) { nodes { slug name } } }
    }
  }`;
  const { data } = await execute({ query, variables: { id: 'washing-day' }, sessionToken: null, language: 'en' });
  const group = z.object({ product: z.looseObject({ databaseId: z.number() }) }).parse(data).product;
  expect(group).toMatchObject({
    type: 'GROUPED',
    purchasable: false,
    price: null,
    products: { nodes: [{ slug: 'wash-mitt' }, { slug: 'bucket' }, { slug: 'nameless-brush' }] },
  });
  const refused = await usecases.addToCart(
    { customerId: 't_00000000000000000000000000000001', language: 'en' },
    { productId: group.databaseId, variationId: null, quantity: 1, extraData: {}, attributes: [] },
  );
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'NOT_PURCHASABLE' } });
});

test('an export of it changes nothing', async () => {
  const file = join(shop.dataFolder, 'products.csv');
  await operator('products', 'export', file);
  expect((await operator('products', 'import', file)).out).toBe('0 new, 0 changed, 20 unchanged.');
});

test('what it brought is sold: a simple product and a variation of any fibre', async () => {
  const shopper = createApiShopper(shop.engine.execute);
  await shopper.add('wash-bucket', 2);
  await shopper.addVariation({
    product: 'wash-mitt',
    sku: 'wash-mitt-blue',
    choices: { colour: 'blue', fibre: 'cotton' },
  });
  expect(await shopper.cart()).toEqual([
    ['wash-bucket', 2],
    ['wash-mitt', 1],
  ]);
  const placed = await shopper.checkOut('another shop');
  expect(placed).toMatchObject({ ok: true });
  const { rows } = await shop.engine.usecases.orders.list({}, { first: 1 });
  expect(rows[0]?.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['wash-bucket', 2],
    ['wash-mitt-blue', 1],
  ]);
});
