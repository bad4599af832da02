import { expect, test } from 'vitest';
import { searchResult } from '../search/search.ts';
import { productCard } from '../testing/products.ts';
import { availableSorts, type Direction, parseCatalogQuery, type Sort } from './catalog-query.ts';
import { bestSellers, sorted } from './catalog-sorts.ts';

const PRODUCTS = [
  productCard({
    name: 'Brake Fluid',
    cents: 500,
    date: '2026-03-01T00:00:00Z',
    unitPrice: { cents: 1000, per: 'L' },
    rating: 5,
    reviewCount: 1,
    totalSales: 5,
  }),
  productCard({
    name: 'additive 10',
    cents: 300,
    percentOff: 10,
    date: '2026-02-01T00:00:00Z',
    unitPrice: { cents: 600, per: 'L' },
    rating: 5,
    reviewCount: 40,
  }),
  productCard({
    name: 'Additive 9',
    cents: 900,
    percentOff: 25,
    date: '2026-01-01T00:00:00Z',
    rating: 4,
    reviewCount: 2,
    totalSales: 50,
  }),
  productCard({
    name: 'Sachet',
    cents: null,
    date: '2025-01-01T00:00:00Z',
    totalSales: 99,
    stock: { status: 'out-of-stock', quantity: 0, lowAmount: 2, takesBackorders: false },
  }),
];

const inOrder = (sort: Sort, direction: Direction) => sorted(PRODUCTS, { sort, direction }).map(({ name }) => name);

test.each<[Sort, string[]]>([
  ['date', ['Brake Fluid', 'additive 10', 'Additive 9', 'Sachet']],
  ['price', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['popularity', ['Sachet', 'Additive 9', 'Brake Fluid', 'additive 10']],
  ['unit-price', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['rating', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['discount', ['Additive 9', 'additive 10', 'Brake Fluid', 'Sachet']],
  ['alphabetically', ['Additive 9', 'additive 10', 'Brake Fluid', 'Sachet']],
])('by %s, in the direction a shopper expects', (sort, expected) => {
  const { direction } = parseCatalogQuery(new URLSearchParams({ search: 'oil', orderby: sort }));
  expect(inOrder(sort, direction)).toEqual(expected);
});

test('by relevance, as the search ranks them', () => {
  const [brake, ten, nine, sachet] = PRODUCTS.map((product, id) => ({ ...product, id }));
  const products = [brake, ten, nine, sachet].filter((product) => product !== undefined);
  const found = searchResult([2, 0, 3, 1]);
  expect(sorted(products, { sort: 'relevance', direction: 'desc' }, found)).toEqual([nine, brake, sachet, ten]);
});

test('products without a price come last in both directions', () => {
  expect(inOrder('price', 'desc')).toEqual(['Additive 9', 'Brake Fluid', 'additive 10', 'Sachet']);
});

test.each(availableSorts({ search: 'oil' }))(
  'sorting by %s keeps every product and does not change the list',
  (sort) => {
    const before = [...PRODUCTS];
    expect(new Set(sorted(PRODUCTS, { sort, direction: 'asc' }))).toEqual(new Set(PRODUCTS));
    expect(PRODUCTS).toEqual(before);
  },
);

test('best sellers are in stock, most sold first', () => {
  expect(bestSellers(PRODUCTS, 2).map(({ name }) => name)).toEqual(['Additive 9', 'Brake Fluid']);
});

test('of equal best sellers the first in the list come first', () => {
  const numbers = Array.from({ length: 3 ** 5 }, (_, code) =>
    [1, 3, 9, 27, 81].map((one) => Math.floor(code / one) % 3),
  );
  for (const sales of numbers) {
    const list = sales.map((totalSales) => productCard({ name: 'A', totalSales }));
    expect(bestSellers(list, 3)).toEqual(list.toSorted((a, b) => b.totalSales - a.totalSales).slice(0, 3));
  }
});
