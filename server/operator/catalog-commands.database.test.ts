import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForPglite } from '#engine/adapters/database/testing/databases.ts';
import { createApiShopper } from '../testing/api-shopper.ts';
import { addProducts, openSmallShop, type SmallShop } from '../testing/small-shop.ts';
import { operatorOf } from './testing/operator.ts';

let shop: SmallShop;
let dataFolder: string;
let operator: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'catalog-commands-'));
  cpSync((await askForPglite()).folder, join(dataFolder, 'database'), { recursive: true });
  shop = await openSmallShop({ dataFolder });
  operator = operatorOf(shop.engine.usecases, 'en', dataFolder);
  await addProducts(shop, [{ sku: 'oil', pieces: 3 }]);
});
afterAll(async () => {
  await shop.close();
  rmSync(dataFolder, { recursive: true });
});

const draftOf = async (sku: string) => {
  const [found] = await shop.engine.usecases.merchantCatalog.drafts({ skus: [sku] });
  return found?.draft;
};

describe('products', () => {
  test('one is added with what it needs to be sold, and bought', async () => {
    const added = await operator(
      ...['products', 'add', 'WAX', '--name', 'Lilin', '--other-name', 'Wax', '--regular', '9.90', '--stock', '4'],
      ...['--categories', 'oils', '--weight', '0.35', '--set', 'Low stock amount=2', 'Is featured?=1'],
    );
    expect([added.code, added.out]).toEqual([0, expect.stringContaining('new')]);
    expect(await draftOf('WAX')).toMatchObject({
      ...{ slug: 'wax', status: 'published', featured: true, categories: ['oils'] },
      text: { id: { name: 'Lilin' }, en: { name: 'Wax' } },
      price: { regular: 990 },
      stock: { kind: 'managed', onHand: 4, lowAmount: 2 },
      dimensions: { weight: 350 },
    });
    const shopper = createApiShopper(shop.engine.execute);
    await shopper.add('WAX', 1);
    expect(await shopper.checkOut('wax')).toMatchObject({ ok: true });
  });

  test('one is edited: what is not named stays, and the same again changes nothing', async () => {
    const edit = () => operator('products', 'edit', 'WAX', '--regular', '8.50', '--status', 'draft');
    expect((await edit()).code).toBe(0);
    expect(await draftOf('WAX')).toMatchObject({
      ...{ status: 'draft', featured: true, price: { regular: 850 } },
      stock: { onHand: 3 },
    });
    expect((await edit()).out).toBe('Nothing changed: it is so already.');
  });

  test.each([
    ['adding what is there', ['add', 'oil', '--name', 'Oil'], 1, 'already'],
    ['editing what is not there', ['edit', 'NOTHING', '--name', 'Oil'], 1, 'NOTHING'],
    ['a column that nothing has', ['edit', 'oil', '--set', 'Colour=red'], 1, 'There is no column Colour'],
    ['a cell without a column', ['edit', 'oil', '--set', 'red'], 2, 'must be a column and its cell'],
    ['a price that is none', ['edit', 'oil', '--regular', 'much'], 1, 'Nothing was changed'],
    ['an unknown category', ['add', 'NEW', '--name', 'New', '--categories', 'Nowhere'], 1, 'Nothing was changed'],
  ])('%s is refused', async (_case, parameters, code, reason) => {
    const before = await draftOf('oil');
    const { code: ended, err } = await operator('products', ...parameters);
    expect([ended, err]).toEqual([code, expect.stringContaining(reason)]);
    expect([await draftOf('oil'), await draftOf('NEW')]).toEqual([before, undefined]);
  });
});

describe('pictures', () => {
  const photo = (color: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer();
  const folder = () => join(dataFolder, 'photos');

  test('a folder of files named after SKUs becomes the pictures of products, once', async () => {
    mkdirSync(join(folder(), 'more'), { recursive: true });
    writeFileSync(join(folder(), 'oil-2.png'), await photo('#00f'));
    writeFileSync(join(folder(), 'more', 'OIL.png'), await photo('#f00'));
    writeFileSync(join(folder(), 'notes.txt'), 'no picture');
    expect((await operator('pictures', 'add', folder())).code).toBe(0);
    const pictures = (await draftOf('oil'))?.pictures ?? [];
    expect(pictures).toEqual([
      expect.stringMatching(/^added\/oil-\w{10}\.webp$/),
      expect.stringMatching(/^added\/oil-/),
    ]);
    expect(pictures.every((file) => existsSync(join(dataFolder, 'uploads', file)))).toBe(true);
    const shown = await shop.engine.usecases.catalog.product({ sku: 'oil' }, 'en');
    expect([shown?.picture, shown?.gallery.length]).toEqual([
      expect.objectContaining({ alt: 'Oil oil', width: 60 }),
      1,
    ]);
    const { data } = await sharp(join(dataFolder, 'uploads', pictures[0] ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => value > 200)).toEqual([true, false, false]);
    expect((await operator('pictures', 'add', folder())).out).toBe('Nothing changed: it is so already.');
  });

  test('new ones come after those that are there, or in their place', async () => {
    const file = join(dataFolder, 'OIL-1.png');
    writeFileSync(file, await photo('#0f0'));
    await operator('pictures', 'add', file);
    expect((await draftOf('oil'))?.pictures).toHaveLength(3);
    await operator('pictures', 'add', file, '--replace');
    expect((await draftOf('oil'))?.pictures).toHaveLength(1);
  });

  test('a file of no SKU is named, and the others are added all the same', async () => {
    const [stray, file] = ['stray.png', 'WAX.png'].map((name) => join(dataFolder, name));
    for (const path of [stray, file]) writeFileSync(path ?? '', await photo('#0ff'));
    const { code, err } = await operator('pictures', 'add', stray ?? '', file ?? '');
    expect([code, err]).toEqual([1, expect.stringContaining('No SKU is called like')]);
    expect((await draftOf('WAX'))?.pictures).toHaveLength(1);
  });

  test('a file that is no picture changes nothing', async () => {
    const file = join(dataFolder, 'OIL-5.png');
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const before = await draftOf('oil');
    const { code, err } = await operator('pictures', 'add', file, '--replace');
    expect([code, err]).toEqual([1, expect.stringContaining('is no picture')]);
    expect(await draftOf('oil')).toEqual(before);
  });
});
