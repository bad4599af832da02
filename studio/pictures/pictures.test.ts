import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSeed } from '../../seed/read/read-seed.ts';
import { PRODUCTS, uploadOf } from '../packs/products.ts';
import { CATEGORY_CUTOUTS } from './category-cutouts.ts';
import { planPictures } from './plan.ts';
import { STILL_SIZE } from './still.ts';
import { STILLS } from './stills.ts';
import { PICTURE_SIZE } from './views.ts';

const { attributes, categories, products } = readSeed();

const pathOf = (file: string): string => fileURLToPath(new URL(`../../seed/pictures/uploads/${file}`, import.meta.url));

const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(pathOf(file)).metadata();
  return { file, format, width, height };
};

test('the pictures that products show are those that are rendered', () => {
  for (const product of products) {
    const studioProduct = PRODUCTS.find(({ slug }) => slug === product.slug);
    const rendered = studioProduct ? planPictures(studioProduct).map(({ name }) => uploadOf(name)) : [];
    const variations = product.kind === 'variable' ? product.variations.map(({ picture }) => picture) : [];
    expect([...product.pictures, ...variations]).toEqual(rendered);
  }
});

test('product pictures are square, and those without a backdrop are transparent', async () => {
  for (const { name, view } of PRODUCTS.flatMap(planPictures)) {
    const file = uploadOf(name);
    expect(await sizeOf(file)).toEqual({ file, format: 'webp', width: PICTURE_SIZE, height: PICTURE_SIZE });
    if (view !== 'front' && view !== 'family') continue;
    const { channels } = await sharp(pathOf(file)).stats();
    expect({ file, lowestAlpha: channels[3]?.min }).toEqual({ file, lowestAlpha: 0 });
  }
});

test('each category has one cutout, of a product that is in it', () => {
  expect(CATEGORY_CUTOUTS.map(({ category }) => category).toSorted()).toEqual(
    categories.map(({ slug }) => slug).toSorted(),
  );
  expect(categories.map(({ picture }) => picture).toSorted()).toEqual(
    CATEGORY_CUTOUTS.map(({ file }) => file).toSorted(),
  );
  for (const { category, product } of CATEGORY_CUTOUTS)
    expect(PRODUCTS.find(({ slug }) => slug === product)?.category).toBe(category);
});

test.each(CATEGORY_CUTOUTS)('$file is trimmed to the size the list gives', async ({ file, width, height }) => {
  expect(await sizeOf(file)).toEqual({ file, format: 'webp', width, height });
});

test.each(Object.keys(STILLS))('%s is wide and whole', async (name) => {
  expect(existsSync(pathOf(uploadOf(name)))).toBe(true);
  expect(await sizeOf(uploadOf(name))).toMatchObject(STILL_SIZE);
});

test('neighbours in a category never look alike', () => {
  const looks = products.map(({ slug, categories: [category] }) => {
    const product = PRODUCTS.find((candidate) => candidate.slug === slug);
    const { container, colors } = product?.variations[0]?.pack ?? product?.mainPack ?? {};
    return JSON.stringify([category, container, colors]);
  });
  expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
});

test('the pack of a variation carries its size and grade', () => {
  const termName = (attribute: string, slug: string | undefined) =>
    attributes.find((candidate) => candidate.slug === attribute)?.terms.find((term) => term.slug === slug)?.name.id;
  for (const product of products) {
    if (product.kind !== 'variable') continue;
    const packs = PRODUCTS.find(({ slug }) => slug === product.slug)?.variations ?? [];
    product.variations.forEach(({ sku, choices }, index) => {
      const label = packs[index]?.pack.label;
      expect(label?.volume, sku).toBe(termName('size', choices.size));
      if (choices.viscosity) expect(label?.grade, sku).toBe(termName('viscosity', choices.viscosity));
    });
  }
});
