import { expect, test } from 'vitest';
import type { PackContent } from './money.ts';
import type { Variation } from './product.ts';
import { IN_STOCK, productCard } from './testing/products.ts';
import { unitBasesOf, withUnitBase } from './unit-price.ts';

const pack = (category: string, content: PackContent | null) =>
  productCard({ name: 'Pack', category, cents: 500, content });

const ml = (amount: number): PackContent => ({ amount, unit: 'ml' });
const unitsOf = (products: readonly ReturnType<typeof pack>[]) => {
  const bases = unitBasesOf(products);
  return products.map((product) => withUnitBase(product, bases).unitPrice);
};

test('all packs of a category have prices per the same amount', () => {
  expect(unitsOf([pack('fuel', ml(75)), pack('fuel', ml(300)), pack('fuel', ml(1000))])).toEqual([
    { cents: 667, per: '100 ml' },
    { cents: 167, per: '100 ml' },
    { cents: 50, per: '100 ml' },
  ]);
  expect(unitsOf([pack('oils', ml(1000)), pack('oils', ml(4000)), pack('oils', ml(300))])).toEqual([
    { cents: 500, per: '1 L' },
    { cents: 125, per: '1 L' },
    { cents: 1667, per: '1 L' },
  ]);
});

test('categories and units do not concern each other', () => {
  const products = [pack('fuel', ml(75)), pack('oils', ml(4000)), pack('fuel', { amount: 5000, unit: 'g' })];
  expect(unitsOf(products).map((unit) => unit?.per)).toEqual(['100 ml', '1 L', '1 kg']);
});

test('a pack of unknown content has no unit price', () => {
  expect(unitsOf([pack('fuel', null), pack('fuel', ml(500))])).toEqual([null, { cents: 1000, per: '1 L' }]);
});

test('the packs of a product count one by one', () => {
  const can: Variation = {
    id: 1,
    sku: null,
    choices: [],
    price: { current: 1000, regular: 1000, isFrom: false, percentOff: 0 },
    unitPrice: null,
    content: ml(4000),
    stock: IN_STOCK,
    picture: null,
  };
  const oil = { ...pack('oils', ml(300)), variations: [can, can] };
  const bases = unitBasesOf([oil, pack('oils', ml(300))]);
  expect(withUnitBase(oil, bases).variations.map(({ unitPrice }) => unitPrice?.per)).toEqual(['1 L', '1 L']);
});
