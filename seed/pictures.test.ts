import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/domain/language.ts';
import { readSeed } from './read/read-seed.ts';

const { pictures, products } = readSeed();

const UPLOADS = new URL('./pictures/uploads/', import.meta.url);

const pathOf = (file: string): string => fileURLToPath(new URL(file, UPLOADS));

const altOf = (file: string | null) => pictures.find((picture) => picture.file === file)?.alt;

const filesOf = (product: (typeof products)[number]): readonly (string | null)[] => [
  ...product.pictures,
  ...(product.kind === 'variable' ? product.variations.map(({ picture }) => picture) : []),
];

const PICTURE_SIZE = 1000;

test.each(products.map((product) => [product.slug, product] as const))(
  '%s has a main picture and two to four more, all square WebP files',
  async (_slug, product) => {
    expect(product.pictures.length).toBeGreaterThanOrEqual(3);
    expect(product.pictures.length).toBeLessThanOrEqual(5);
    for (const file of filesOf(product)) {
      const { format, width, height } = await sharp(pathOf(file ?? '')).metadata();
      expect({ file, format, width, height }).toEqual({
        file,
        format: 'webp',
        width: PICTURE_SIZE,
        height: PICTURE_SIZE,
      });
    }
  },
);

test('main pictures, families and variations are cut out, so that they stand on any background', async () => {
  const files = products.flatMap((product) => [
    product.pictures[0],
    ...product.pictures.filter((file) => file.endsWith('-family.webp')),
    ...filesOf(product).slice(product.pictures.length),
  ]);
  const lowestAlpha = await Promise.all(
    files.map(async (file) => (await sharp(pathOf(file ?? '')).stats()).channels[3]?.min),
  );
  expect(files.filter((_, index) => lowestAlpha[index] !== 0)).toEqual([]);
}, 60_000);

test('every picture is described in both languages', () => {
  for (const { file, alt } of pictures) {
    expect(alt.id.length, file).toBeGreaterThan(5);
    if (!file.includes('/shelf-')) expect(alt.id, file).not.toBe(alt.en);
  }
});

test('every variation shows its own pack and says in the alternative text what sets it apart', () => {
  for (const product of products) {
    if (product.kind !== 'variable') continue;
    const own = product.variations.map(({ picture }) => picture);
    expect(own).not.toContain(null);
    for (const language of LANGUAGES) {
      const texts = own.map((file) => altOf(file)?.[language]);
      expect(new Set(texts).size).toBe(own.length);
    }
  }
});

test('no two products share a picture, and none is left over', () => {
  const named = products.flatMap(filesOf);
  expect(new Set(named).size).toBe(named.length);
  const ofOthers = /^(art|shelf)-/;
  const stored = readdirSync(pathOf('2026/')).filter((file) => !ofOthers.test(file));
  expect(stored.map((file) => `2026/${file}`).toSorted()).toEqual(named.toSorted());
});

test('a product picture weighs at most 42 kilobytes, and all pictures together 12 megabytes', () => {
  const weights = readdirSync(pathOf('2026/')).map((file) => ({ file, bytes: statSync(pathOf(`2026/${file}`)).size }));
  expect(weights.filter(({ file, bytes }) => !/^art-/.test(file) && bytes > 42_000)).toEqual([]);
  expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12_000_000);
});
