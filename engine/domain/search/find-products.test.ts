import { expect, test } from 'vitest';
import { pricesAt } from '../catalog/product-prices.ts';
import type { ManagedStock } from '../catalog/stock-policy.ts';
import { finish } from '../testing/finish.ts';
import { simpleProduct } from '../testing/products.ts';
import { findProducts } from './find-products.ts';
import { buildSearchIndex } from './index/search-index.ts';
import { toListing } from './listing.ts';
import type { ProductFilter, ProductOrder } from './product-query.ts';
import { prepareWords } from './words/prepare-words.ts';
import { NO_WORDS } from './words/search-words.ts';
import { createWordNumbers } from './words/word-numbers.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const pieces = (onHand: number): ManagedStock => ({ kind: 'managed', onHand, backorders: 'no', lowAmount: null });

const PRODUCTS = [
  { id: 1, name: 'Diesel oil', totalSales: 3, stock: pieces(5) },
  { id: 2, name: 'Petrol oil', totalSales: 900, stock: pieces(0) },
  { id: 3, name: 'Marine oil', totalSales: 40, stock: pieces(5) },
  { id: 4, name: 'Racing oil', totalSales: 3, stock: pieces(5) },
  { id: 5, name: 'Spanner', description: 'Of no use with oil', totalSales: 0, stock: pieces(5) },
];
const numbers = createWordNumbers();
const listings = new Map(
  PRODUCTS.map((own) => {
    const product = simpleProduct({ ...own, slug: `product-${own.id}`, sku: '' });
    return [own.id, { listing: toListing(product, { numbers, ancestry: () => [] }), prices: pricesAt(product, NOW) }];
  }),
);
const products = { all: () => [...listings.values()], byId: (id: number) => listings.get(id) };
const index = finish(
  buildSearchIndex(
    [...listings.values()].map(({ listing }) => listing),
    numbers,
    prepareWords(NO_WORDS),
  ),
);
const found = (search: string, ...order: readonly ProductOrder[]) =>
  findProducts(products, { filter: { search }, order }, index).ids;

const BEST = { by: 'relevance', direction: 'descending' } as const;
const WORST = { by: 'relevance', direction: 'ascending' } as const;
const NEWEST = { by: 'date', direction: 'descending' } as const;

test('of products that answer equally well the best seller comes first, and what is sold out after them', () => {
  expect(found('oil', BEST)).toEqual([3, 4, 1, 2]);
});

test('the other direction, and a further order that breaks ties, see the same', () => {
  expect(found('oil', WORST)).toEqual([3, 4, 1, 2].reverse());
  expect(found('oil', BEST, NEWEST)).toEqual([3, 4, 1, 2]);
});

test('what is sold out comes first where nothing answers as well', () => {
  expect(found('petrol oil', BEST)[0]).toBe(2);
});

test('limits of the price are those of the class that a product is taxed in', () => {
  const listed = (['standard', 'reduced-rate', 'zero-rate'] as const).map((taxClass, id) => {
    const product = simpleProduct({ id, slug: taxClass, sku: '', taxClass, price: { regular: 1000, sale: null } });
    return { listing: toListing(product, { numbers, ancestry: () => [] }), prices: pricesAt(product, NOW) };
  });
  const all = { all: () => listed, byId: (id: number) => listed[id] };
  const limit = { standard: 991, 'reduced-rate': 1001, 'zero-rate': 1000, untaxed: 0 };
  const within = (filter: ProductFilter) => findProducts(all, { filter, order: [NEWEST] }, null).ids.toSorted();
  expect([within({ minPrice: limit }), within({ maxPrice: limit })]).toEqual([
    [0, 2],
    [1, 2],
  ]);
});
