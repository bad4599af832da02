import { expect, test } from 'vitest';
import { productCard } from '../testing/products.ts';
import { searchResult } from './search.ts';
import { normalizeSearch, popularCategories, suggestedProducts, suggestedText } from './suggestions.ts';

const PRODUCTS = ['Oil A', 'Oil BB', 'Oil CCC', 'Oil DDDD', 'Oil EEEEE', 'Oil FFFFFF'].map((name) =>
  productCard({ name, shortDescription: `About ${name}` }),
);
const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));
const ids = [...BY_ID.keys()];

test('suggests the five best, the best first', () => {
  const found = suggestedProducts(BY_ID, searchResult(ids.toReversed()));
  expect(found.map(({ name }) => name)).toEqual(['Oil FFFFFF', 'Oil EEEEE', 'Oil DDDD', 'Oil CCC', 'Oil BB']);
  expect(found[0]).toMatchObject({
    slug: 'oil-ffffff',
    shortDescription: 'About Oil FFFFFF',
    price: { current: 1000 },
  });
  expect(found[0]?.picture.src).toContain('placeholder');
});

test('leaves out what the list no longer carries', () => {
  expect(suggestedProducts(BY_ID, searchResult([999, ids[0] ?? 0])).map(({ name }) => name)).toEqual(['Oil A']);
});

test('the categories that sell most are popular, then those with most products', () => {
  const products = [
    productCard({ name: 'A', category: 'wax', totalSales: 1 }),
    productCard({ name: 'B', category: 'oils', totalSales: 5 }),
    productCard({ name: 'C', category: 'cloths' }),
    productCard({ name: 'D', category: 'fluids' }),
    productCard({ name: 'E', category: 'fluids' }),
  ];
  expect(popularCategories(products).map(({ slug }) => slug)).toEqual(['oils', 'wax', 'fluids', 'cloths']);
});

test('texts that find the same are one', () => {
  expect(['  Minyak   REM ', 'minyak rem'].map(normalizeSearch)).toEqual(['minyak rem', 'minyak rem']);
  expect(normalizeSearch('\t ')).toBe('');
  expect(normalizeSearch('x'.repeat(500))).toHaveLength(80);
  expect(suggestedText(new URLSearchParams('other=1'))).toBe('');
});
