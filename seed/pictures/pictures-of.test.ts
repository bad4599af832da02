import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../catalogue/index.ts';
import { type PictureRef, picturesOf } from './pictures-of.ts';

const UPLOADS = new URL('./uploads/', import.meta.url);

const pathOf = (file: string): string => fileURLToPath(new URL(file, UPLOADS));

const allOf = (product: (typeof PRODUCTS)[number]): PictureRef[] => {
  const { main, gallery, variations } = picturesOf(product);
  return [main, ...gallery, ...variations.values()];
};

const products = PRODUCTS.map((product) => [product.slug, product] as const);

test.each(products)(
  '%s has a main picture and two to four more, and every file is as large as it says',
  async (_, product) => {
    expect(picturesOf(product).main.view).toBe('front');
    expect(picturesOf(product).gallery.length).toBeGreaterThanOrEqual(2);
    expect(picturesOf(product).gallery.length).toBeLessThanOrEqual(4);
    for (const { file, width, height } of allOf(product)) {
      const { format, ...real } = await sharp(pathOf(file)).metadata();
      expect({ file, format, width: real.width, height: real.height }).toEqual({ file, format: 'webp', width, height });
    }
  },
);

test('fronts and families are cut out, so that they stand on any ground', async () => {
  const cutOut = PRODUCTS.flatMap(allOf).filter(({ view }) => view === 'front' || view === 'family');
  for (const { file } of cutOut) {
    const { channels } = await sharp(pathOf(file)).stats();
    expect({ file, clearest: channels[3]?.min }).toEqual({ file, clearest: 0 });
  }
});

test('every variation shows its own pack, with what sets it apart in its alternative text', () => {
  for (const product of PRODUCTS) {
    if (product.type !== 'variable') continue;
    const { variations } = picturesOf(product);
    expect([...variations.keys()]).toEqual(product.variations.map(({ sku }) => sku));
    for (const language of ['id', 'en'] as const) {
      const texts = [...variations.values()].map(({ alt }) => alt[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

test('no two products share a file name, and no picture is left over', () => {
  const named = PRODUCTS.flatMap(allOf).map(({ file }) => file);
  expect(new Set(named).size).toBe(named.length);
  const others = /^(art|shelf)-/;
  const stored = readdirSync(pathOf('2026/')).filter((file) => !others.test(file));
  expect(stored.map((file) => `2026/${file}`).toSorted()).toEqual(named.toSorted());
});

test('a product picture weighs at most 42 kilobytes, and all pictures together 12 megabytes', () => {
  const weights = readdirSync(pathOf('2026/')).map((file) => ({ file, bytes: statSync(pathOf(`2026/${file}`)).size }));
  expect(weights.filter(({ file, bytes }) => !/^art-/.test(file) && bytes > 42_000)).toEqual([]);
  expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12_000_000);
});
