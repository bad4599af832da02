import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simpleProduct } from '../testing/products.ts';
import { rankRelated } from './related-products.ts';

const CATEGORIES = ['oils', 'cleaners', 'brakes'];

interface Facts {
  readonly id: number;
  readonly category: string;
  readonly use?: string;
  readonly vehicles?: string;
  readonly sales?: number;
  readonly crossSells?: readonly string[];
}

const product = ({ id, category, use = '', vehicles = '', sales = 0, crossSells = [] }: Facts) =>
  simpleProduct({
    id,
    slug: `product-${id}`,
    categories: [{ id: CATEGORIES.indexOf(category), slug: category, name: category }],
    meta: { product_use: use, vehicle_types: vehicles },
    totalSales: sales,
    crossSells,
  });

const ALL = 100;

const related = (own: Facts, ...others: readonly Facts[]) => firstRelated(ALL, own, others);

const firstRelated = (limit: number, own: Facts, others: readonly Facts[]) =>
  rankRelated(product(own), others.map(product), limit).map(({ id }) => id);

test('what does the same comes before what is only in the same category', () => {
  const flush = { id: 1, category: 'cleaners', use: 'oil-additive' };
  const chainCleaner = { id: 2, category: 'cleaners', use: 'chain-care', sales: 900 };
  const oilTreatment = { id: 3, category: 'oils', use: 'oil-additive' };
  expect(related(flush, chainCleaner, oilTreatment)).toEqual([3, 2]);
});

test('what is made for other vehicles does not do the same', () => {
  const carOil = { id: 1, category: 'oils', use: 'engine-oil', vehicles: 'car pickup' };
  const motorcycleOil = { id: 2, category: 'oils', use: 'engine-oil', vehicles: 'motorcycle', sales: 900 };
  const otherCarOil = { id: 3, category: 'oils', use: 'engine-oil', vehicles: 'car' };
  expect(related(carOil, motorcycleOil, otherCarOil)).toEqual([3, 2]);
});

test('the most alike comes first, of equals the best seller', () => {
  const own = { id: 1, category: 'oils', use: 'engine-oil', vehicles: 'car pickup' };
  const others = [
    { id: 2, category: 'oils', use: 'engine-oil', vehicles: 'car', sales: 900 },
    { id: 3, category: 'oils', use: 'engine-oil', vehicles: 'car pickup', sales: 1 },
    { id: 4, category: 'oils', use: 'engine-oil', vehicles: 'car pickup', sales: 2 },
  ];
  expect(related(own, ...others)).toEqual([4, 3, 2]);
});

test('two of six places are for what is used with it, in the order of the merchant', () => {
  const own = { id: 1, category: 'brakes', crossSells: ['product-12', 'product-11', 'product-10'] };
  const alike = [2, 3, 4, 5, 6].map((id) => ({ id, category: 'brakes' }));
  const complements = [10, 11, 12].map((id) => ({ id, category: 'cleaners' }));
  expect(related(own, ...alike, ...complements)).toEqual([2, 3, 4, 5, 12, 11, 6, 10]);
});

test('complements fill the places where little does the same', () => {
  const own = { id: 1, category: 'brakes', crossSells: ['product-10'] };
  expect(related(own, { id: 10, category: 'cleaners' })).toEqual([10]);
});

test('names each product once, in an order that does not depend on the given one', () => {
  const facts = fc.record({
    category: fc.constantFrom(...CATEGORIES),
    use: fc.constantFrom('', 'engine-oil', 'part-cleaner'),
    vehicles: fc.constantFrom('', 'car', 'car motorcycle'),
    sales: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(facts, fc.array(facts, { maxLength: 12 }), (own, list) => {
      const first = { ...own, id: 1, crossSells: ['product-3', 'product-4'] };
      const others = list.map((other, index) => ({ ...other, id: index + 2 }));
      const ids = related(first, ...others);
      expect([...ids].sort((a, b) => a - b)).toEqual(others.map(({ id }) => id));
      expect(related(first, ...others.toReversed())).toEqual(ids);
      for (const limit of [1, 4, 6]) expect(firstRelated(limit, first, others)).toEqual(ids.slice(0, limit));
    }),
  );
});
