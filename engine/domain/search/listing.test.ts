import { expect, test } from 'vitest';
import { simpleProduct } from '../testing/products.ts';
import { toListing } from './listing.ts';
import { createWordNumbers } from './words/word-numbers.ts';

const numbers = createWordNumbers();
const listed = (own: Parameters<typeof simpleProduct>[0]) =>
  toListing(simpleProduct(own), { numbers, ancestry: (slug) => [slug] });

const OILS = [{ id: 7, slug: 'oils', name: 'Oils' }];
const FOR_CARS = { product_use: 'engine-oil', vehicle_types: 'car van', vehicle_years: '1990-' };

test('products that are filed alike share what they are filed by', () => {
  const one = listed({ id: 1, name: 'Engine oil', categories: OILS, meta: FOR_CARS });
  const other = listed({ id: 2, name: 'Racing oil', categories: [...OILS], meta: { ...FOR_CARS, origin: 'id' } });
  for (const part of ['terms', 'taxonomies', 'facts'] as const) expect(other[part]).toBe(one[part]);
});

test.each(Object.keys(FOR_CARS))('a product with another %s says something else of vehicles', (name) => {
  const [one, other] = [listed({ meta: FOR_CARS }), listed({ meta: { ...FOR_CARS, [name]: '2-stroke 1950' } })];
  expect(other.facts).not.toEqual(one.facts);
});
