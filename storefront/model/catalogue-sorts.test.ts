import { expect, test } from 'vitest';
import { type Direction, NATURAL_DIRECTION, SORTS, type Sort } from './catalogue-query.ts';
import { bestSellers, sorted } from './catalogue-sorts.ts';
import { onShelf } from './testing/shelf.ts';

const SHELF = [
  onShelf({
    name: 'Brake Fluid',
    cents: 500,
    date: '2026-03-01T00:00:00Z',
    unitPrice: { cents: 100, per: '100 ml' },
    rating: 5,
    reviewCount: 1,
    totalSales: 5,
  }),
  onShelf({
    name: 'additive 10',
    cents: 300,
    percentOff: 10,
    date: '2026-02-01T00:00:00Z',
    unitPrice: { cents: 600, per: '1 L' },
    rating: 5,
    reviewCount: 40,
  }),
  onShelf({
    name: 'Additive 9',
    cents: 900,
    percentOff: 25,
    date: '2026-01-01T00:00:00Z',
    rating: 4,
    reviewCount: 2,
    totalSales: 50,
  }),
  onShelf({
    name: 'Sachet',
    cents: null,
    date: '2025-01-01T00:00:00Z',
    totalSales: 99,
    stock: { status: 'out-of-stock', quantity: 0, lowAmount: 2 },
  }),
];

const inOrder = (sort: Sort, direction: Direction) => sorted(SHELF, { sort, direction }).map(({ name }) => name);

test.each<[Sort, string[]]>([
  ['date', ['Brake Fluid', 'additive 10', 'Additive 9', 'Sachet']],
  ['price', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['unit-price', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['rating', ['additive 10', 'Brake Fluid', 'Additive 9', 'Sachet']],
  ['discount', ['Additive 9', 'additive 10', 'Brake Fluid', 'Sachet']],
  ['alphabetically', ['Additive 9', 'additive 10', 'Brake Fluid', 'Sachet']],
])('by %s, in the direction a shopper expects', (sort, expected) => {
  expect(inOrder(sort, NATURAL_DIRECTION[sort])).toEqual(expected);
});

test('what has no price comes last whichever way round', () => {
  expect(inOrder('price', 'desc')).toEqual(['Additive 9', 'Brake Fluid', 'additive 10', 'Sachet']);
});

test.each(SORTS)('sorting by %s loses nothing and leaves the list as it was', (sort) => {
  const before = [...SHELF];
  expect(new Set(sorted(SHELF, { sort, direction: 'asc' }))).toEqual(new Set(SHELF));
  expect(SHELF).toEqual(before);
});

test('best sellers are what can be bought, most sold first', () => {
  expect(bestSellers(SHELF, 2).map(({ name }) => name)).toEqual(['Additive 9', 'Brake Fluid']);
});
