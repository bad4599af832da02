import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { askForPglite } from '#engine/adapters/database/testing/databases.ts';
import { createApiShopper } from '../testing/api-shopper.ts';
import { addProducts, openSmallShop, type SmallShop } from '../testing/small-shop.ts';
import { operatorOf } from './testing/operator.ts';

/** Written by hand, with the columns and habits of the file that WooCommerce exports. */
const FILE = fileURLToPath(new URL('testing/another-shop.csv', import.meta.url));

let shop: SmallShop;
let dataFolder: string;
let operator: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'another-shop-'));
  cpSync((await askForPglite()).folder, join(dataFolder, 'database'), { recursive: true });
  shop = await openSmallShop({ dataFolder });
  operator = operatorOf(shop.engine.usecases);
  // Their IDs are among those of the file.
  await addProducts(
    shop,
    Array.from({ length: 12 }, (_, index) => ({ sku: `own-${index}`, pieces: 1 })),
  );
});
afterAll(async () => {
  await shop.close();
  rmSync(dataFolder, { recursive: true });
});

const imported = (...flags: readonly string[]) => operator('products', 'import', FILE, ...flags);
const draftOf = async (sku: string) => {
  const [found] = await shop.engine.usecases.merchantCatalog.drafts({ skus: [sku] });
  return found?.draft;
};

test('another shop’s file is refused whole without leave to add what it brings', async () => {
  const { code, out } = await imported();
  expect([code, out.includes('--create-terms')]).toEqual([1, true]);
  expect(await draftOf('wash-mitt')).toBeUndefined();
  expect((await shop.engine.usecases.catalog.categories('en')).map(({ slug }) => slug)).toEqual(['oils']);
});

test('a dry run adds nothing', async () => {
  expect((await imported('--create-terms', '--dry-run')).out).toContain('Would be: 6 new, 0 changed, 0 unchanged');
  expect(await shop.engine.usecases.catalog.attributes('en')).toEqual([]);
});

test('with its categories and attributes it is imported unmodified, and a second time changes nothing', async () => {
  const { code, out } = await imported('--create-terms');
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      'New categories: Washing, Mitts, Cloths, Brushes, Books',
      'Attributes that are new or have new values: Colour, Fibre',
      '6 new, 0 changed, 0 unchanged.',
    ],
  ]);
  expect((await imported('--create-terms')).out).toBe('0 new, 0 changed, 6 unchanged.');
  expect((await imported()).out).toBe('0 new, 0 changed, 6 unchanged.');
});

test('its IDs are names inside the file: products here that have them stay as they are', async () => {
  const [first] = await shop.engine.usecases.merchantCatalog.drafts({ ids: [1] });
  expect(first?.draft.sku).toBe('own-0');
  const mitt = await draftOf('wash-mitt');
  const cloth = await draftOf('wash-cloth');
  expect([mitt, cloth].map((draft) => draft?.kind === 'variable' && draft.variations.map(({ sku }) => sku))).toEqual([
    ['wash-mitt-blue', 'wash-mitt-green'],
    ['wash-cloth-logo', 'wash-cloth-plain'],
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
    ...{ type: 'GROUPED', purchasable: false, price: null },
    products: { nodes: [{ slug: 'wash-mitt' }, { slug: 'bucket' }, { slug: 'nameless-brush' }] },
  });
  const refused = await usecases.addToCart(
    { customerId: 't_00000000000000000000000000000001', language: 'en' },
    { productId: group.databaseId, variationId: null, quantity: 1, extraData: {}, attributes: [] },
  );
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'NOT_PURCHASABLE' } });
});

test('an export of it changes nothing', async () => {
  const file = join(dataFolder, 'products.csv');
  await operator('products', 'export', file);
  expect((await operator('products', 'import', file)).out).toBe('0 new, 0 changed, 18 unchanged.');
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
