import { expect, test } from 'vitest';
import { NO_TEXT } from '../../catalog/product.ts';
import { draftBottle } from '../../testing/drafts.ts';
import { withStatedTerms } from './stated-terms.ts';

const KNOWN = new Map([
  ['viscosity', new Set(['5w30', '10w40'])],
  ['size', new Set(['500ml', '3-5l', '1l'])],
  ['vehicle', new Set(['car', 'scooter'])],
  ['scent', new Set(['lemon'])],
]);

const stated = (name: string, rest: object = {}, products: readonly string[] = []) => {
  const text = { id: { ...NO_TEXT, name }, en: { ...NO_TEXT, name } };
  const draft = draftBottle('made-up', { text, attributes: [], ...rest });
  return Object.fromEntries(
    withStatedTerms(draft, { attributes: KNOWN, products: new Set(products) }).attributes.map(({ slug, terms }) => [
      slug,
      terms,
    ]),
  );
};

test.each([
  ['size and grade in its name', 'Moto 4T 10W-40, 1 L', { viscosity: ['10w40'], size: ['1l'] }],
  ['a decimal', 'City 5W-30, 3.5 L', { viscosity: ['5w30'], size: ['3-5l'] }],
  ['the same amount in another unit', 'Wax 0.5 L', { size: ['500ml'] }],
  ['nothing it does not name', 'Wax 21 L, 1500 ml', {}],
  ['no word that may mean something else', 'Lemon car wax', {}],
])('a product has %s', (_case, name, attributes) => {
  expect(stated(name)).toEqual(attributes);
});

test('a product has what its meta data states', () => {
  expect(stated('Oil', { meta: { vehicle_types: 'car scooter plane', oil_grades: '10w40' } })).toEqual({
    vehicle: ['car', 'scooter'],
    viscosity: ['10w40'],
  });
});

test('what it carries already stays as it is', () => {
  const attributes = [{ slug: 'size', terms: ['500ml'], forVariations: false, visible: false }];
  expect(stated('Oil 1 L', { attributes })).toEqual({ size: ['500ml'] });
});

test('a product that the shop has gets nothing back that was removed from it', () => {
  expect(stated('Oil 1 L', { attributes: [] }, ['made-up'])).toEqual({});
  expect(stated('Oil 1 L', { attributes: [] }, ['another'])).toEqual({ size: ['1l'] });
});
