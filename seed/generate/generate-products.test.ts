import { expect, test } from 'vitest';
import { checkProducts } from '#engine/domain/catalog/check-products.ts';
import { readSeed } from '../read/read-seed.ts';
import { generateProducts } from './generate-products.ts';

const { attributes, categories } = readSeed();

const PICTURES = ['2026/a.webp', '2026/b.webp', '2026/c.webp', '2026/d.webp'];

const KNOWN = {
  categories: new Set(categories.map(({ slug }) => slug)),
  attributes: new Map(attributes.map(({ slug, terms }) => [slug, new Set(terms.map((term) => term.slug))])),
  pictures: new Set(PICTURES),
  products: new Set<string>(),
  skus: new Map<string, string>(),
};

test('thousands of generated products are all different and pass the import check', () => {
  const products = generateProducts({ count: 6000, seed: 1, pictures: PICTURES });
  expect(checkProducts(products, KNOWN)).toBeNull();
  for (const language of ['id', 'en'] as const) {
    expect(new Set(products.map(({ text }) => text[language].name)).size).toBe(6000);
  }
});

test('the products have the variety of a real shop', () => {
  const products = generateProducts({ count: 2000, seed: 7 });
  const simple = products.filter((product) => product.kind === 'simple');
  const prices = products.flatMap((product) =>
    'variations' in product ? product.variations.map(({ price }) => price) : 'price' in product ? [product.price] : [],
  );
  const shareOf = (part: readonly unknown[]) => part.length / products.length;
  expect(shareOf(simple)).toBeGreaterThan(0.4);
  expect(shareOf(products.filter(({ kind }) => kind === 'variable'))).toBeGreaterThan(0.2);
  expect(shareOf(products.filter(({ kind }) => kind === 'external'))).toBeGreaterThan(0.005);
  expect(prices.filter(({ sale }) => sale).length / prices.length).toBeCloseTo(0.2, 1);
  expect(simple.some(({ stock }) => stock.kind === 'managed' && stock.onHand === 0)).toBe(true);
  expect(new Set(products.flatMap(({ categories }) => categories)).size).toBe(categories.length);
});

test('the same seed generates the same products, another seed others', () => {
  const make = (seed: number) => generateProducts({ count: 50, seed });
  expect(make(3)).toEqual(make(3));
  expect(make(3)).not.toEqual(make(4));
});
