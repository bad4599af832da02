import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedShop, openEmbeddedShop } from '../testing/embedded-shop.ts';
import { addProducts } from '../testing/small-shop.ts';
import { operatorOf, storedDraft } from './testing/operator.ts';

let shop: EmbeddedShop;
let operator: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  shop = await openEmbeddedShop();
  operator = operatorOf(shop.engine.usecases, 'en', shop.dataFolder);
  await addProducts(shop, [
    { sku: 'oil', pieces: 3 },
    { sku: 'wax', pieces: 3 },
  ]);
});
afterAll(() => shop.close());

const draftOf = (sku: string) => storedDraft(shop.engine.usecases, sku);

const photo = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
const folder = () => join(shop.dataFolder, 'photos');

test('a folder of files named after SKUs becomes the pictures of products, once', async () => {
  mkdirSync(join(folder(), 'more'), { recursive: true });
  writeFileSync(join(folder(), 'oil-2.png'), await photo('#00f'));
  writeFileSync(join(folder(), 'more', 'OIL.png'), await photo('#f00'));
  writeFileSync(join(folder(), 'notes.txt'), 'no picture');
  expect((await operator('pictures', 'add', folder())).code).toBe(0);
  const pictures = (await draftOf('oil'))?.pictures ?? [];
  expect(pictures).toEqual([expect.stringMatching(/^added\/oil-\w{10}\.webp$/), expect.stringMatching(/^added\/oil-/)]);
  expect(pictures.every((file) => existsSync(join(shop.dataFolder, 'uploads', file)))).toBe(true);
  const shown = await shop.engine.usecases.catalog.product({ sku: 'oil' }, 'en');
  expect([shown?.picture, shown?.gallery.length]).toEqual([expect.objectContaining({ alt: 'Oil oil', width: 60 }), 1]);
  const { data } = await sharp(join(shop.dataFolder, 'uploads', pictures[0] ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].map((value) => value > 200)).toEqual([true, false, false]);
  expect((await operator('pictures', 'add', folder())).out).toBe('Nothing changed: it is so already.');
});

test('new ones come after those that are there, or in their place', async () => {
  const file = join(shop.dataFolder, 'OIL-1.png');
  writeFileSync(file, await photo('#0f0'));
  await operator('pictures', 'add', file);
  expect((await draftOf('oil'))?.pictures).toHaveLength(3);
  await operator('pictures', 'add', file, '--replace');
  expect((await draftOf('oil'))?.pictures).toHaveLength(1);
});

test('a file of no SKU is named, and the others are added all the same', async () => {
  const [stray, file] = ['stray.png', 'WAX.png'].map((name) => join(shop.dataFolder, name));
  for (const path of [stray, file]) writeFileSync(path ?? '', await photo('#0ff'));
  const { code, err } = await operator('pictures', 'add', stray ?? '', file ?? '');
  expect([code, err]).toEqual([1, expect.stringContaining('No SKU is called like')]);
  expect((await draftOf('wax'))?.pictures).toHaveLength(1);
});

test('the same picture twice is added once, and both files are named', async () => {
  const [first, second] = ['OIL-7.png', 'OIL-8.png'].map((name) => join(shop.dataFolder, name));
  for (const path of [first, second]) writeFileSync(path ?? '', await photo('#ff0'));
  const before = (await draftOf('oil'))?.pictures ?? [];
  const { code, err } = await operator('pictures', 'add', first ?? '', second ?? '');
  expect([code, err]).toEqual([0, `${second} is the same picture as ${first} and was passed over.`]);
  expect((await draftOf('oil'))?.pictures).toHaveLength(before.length + 1);
});

test('a file that is no picture changes nothing', async () => {
  const file = join(shop.dataFolder, 'OIL-5.png');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const before = await draftOf('oil');
  const { code, err } = await operator('pictures', 'add', file, '--replace');
  expect([code, err]).toEqual([1, expect.stringContaining('is no picture')]);
  expect(await draftOf('oil')).toEqual(before);
});
