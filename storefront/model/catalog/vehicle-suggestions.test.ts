import { expect, test } from 'vitest';
import { productCard, SOLD_OUT } from '../testing/products.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { suggestionsFor } from './vehicle-suggestions.ts';

/** Its grades are 5W-30, 10W-40 and 5W-40, best first. */
const CAR: Vehicle = { type: 'car', fuel: 'petrol', engine: null, year: null };
const FACTS = { types: ['car'], fuels: [], engine: null, years: null, standards: [] } as const;

const oil = (name: string, totalSales: number, ...grades: readonly string[]) =>
  productCard({ name, totalSales, vehicleFacts: { ...FACTS, use: 'engine-oil', grades } });
const additive = (name: string, totalSales: number, use = 'fuel-additive') =>
  productCard({ name, totalSales, vehicleFacts: { ...FACTS, use, grades: [] } });

const namesOf = (products: readonly { readonly name: string }[]) => products.map(({ name }) => name);

test('oils come by their best grade for the vehicle, of equals what others buy more, without a grade last', () => {
  const products = [
    oil('none', 9),
    oil('third', 8, '5w40'),
    oil('best', 1, '5w30'),
    oil('best of several', 2, '20w50', '5w30'),
    oil('second', 7, '10w40'),
  ];
  expect(namesOf(suggestionsFor(products, CAR, 9).oils)).toEqual([
    'best of several',
    'best',
    'second',
    'third',
    'none',
  ]);
});

test('additives for fuel and oil come by what others buy, and nothing else does', () => {
  const products = [additive('few', 1), additive('many', 5, 'oil-additive'), additive('polish', 9, 'exterior-care')];
  expect(namesOf(suggestionsFor(products, CAR, 9).additives)).toEqual(['many', 'few']);
});

test.each([
  ['is sold out', { ...oil('oil', 1, '5w30'), stock: SOLD_OUT }],
  ['has no price', { ...oil('oil', 1, '5w30'), price: null }],
  ['has another grade', oil('oil', 1, '20w50')],
  ['says nothing about vehicles', productCard({ name: 'oil' })],
])('nothing is suggested that %s', (_case, product) => {
  expect(suggestionsFor([product], CAR, 9)).toEqual({ oils: [], additives: [] });
});

test('no more of each are suggested than asked for', () => {
  const products = [oil('a', 1, '5w30'), oil('b', 2, '5w30'), additive('c', 1), additive('d', 2)];
  const { oils, additives } = suggestionsFor(products, CAR, 1);
  expect([namesOf(oils), namesOf(additives)]).toEqual([['b'], ['d']]);
});
