import { expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { RACING_OIL } from '../testing/products.ts';
import type { Variation } from './product.ts';
import { picturesFor } from './product-pictures.ts';

const picture = (name: string): Picture => ({ src: `/uploads/2026/${name}.webp?v=8Jx0aQ2mZk`, alt: '', copies: [] });
const namesOf = (pictures: readonly Picture[]) => pictures.map(({ src }) => /2026\/(.+)\.webp/.exec(src)?.[1]);

const [first, second, third] = RACING_OIL.variations as readonly [Variation, Variation, Variation];
const SMALL = { ...first, sku: 'S', picture: picture('small') };
const LARGE = { ...second, sku: 'L', picture: picture('large') };
const PLAIN = { ...third, sku: 'P', picture: null };
const OIL = {
  ...RACING_OIL,
  picture: picture('oil'),
  gallery: [picture('large-label'), picture('small'), picture('family')],
  variations: [SMALL, LARGE, PLAIN],
  picturesBySku: { L: ['large-label'] },
};

test('before anything is chosen all pictures of the product are shown', () => {
  expect(namesOf(picturesFor(OIL, null))).toEqual(['oil', 'large-label', 'small', 'family']);
});

test('a chosen variation shows its own picture first, and none of another', () => {
  expect(namesOf(picturesFor(OIL, SMALL))).toEqual(['small', 'family']);
  expect(namesOf(picturesFor(OIL, LARGE))).toEqual(['large', 'large-label', 'family']);
});

test('a variation without a picture of its own shows what is of all', () => {
  expect(namesOf(picturesFor(OIL, PLAIN))).toEqual(['oil', 'family']);
});

test('a picture that two variations share stays for both', () => {
  const shared = { ...OIL, variations: [SMALL, { ...LARGE, picture: picture('small') }] };
  expect(namesOf(picturesFor(shared, SMALL))).toEqual(['small', 'family']);
});
