import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../catalogue/categories.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import { uploadOf } from './pictures-of.ts';
import { SHELF } from './shelf.ts';
import { MASTER_STILL, STILLS } from './stills/index.ts';

const measured = async (file: string) => {
  const { width, height } = await sharp(fileURLToPath(new URL(`./uploads/${file}`, import.meta.url))).metadata();
  return { file, width, height };
};

test('each of the eight categories has one pack on the shelf, of a product that is in it', () => {
  expect(SHELF.map(({ category }) => category).toSorted()).toEqual(CATEGORIES.map(({ slug }) => slug).toSorted());
  for (const { category, product } of SHELF)
    expect(PRODUCTS.find(({ slug }) => slug === product)?.category).toBe(category);
});

test.each(SHELF)('$file is trimmed to the size the list gives', async ({ file, width, height }) => {
  expect(await measured(file)).toEqual({ file, width, height });
});

test.each(STILLS)('$name is wide, whole, and described in both languages', async ({ name, alt }) => {
  expect(await measured(uploadOf(name))).toMatchObject(MASTER_STILL);
  expect(alt.id).not.toBe(alt.en);
});
