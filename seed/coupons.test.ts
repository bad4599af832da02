import { expect, test } from 'vitest';
import { checkCoupons } from '#engine/domain/promotions/check-coupons.ts';
import { readSeed } from './read/read-seed.ts';

const { categories, coupons, products } = readSeed();

test('the shop accepts every coupon', () => {
  const known = {
    categories: new Set(categories.map(({ slug }) => slug)),
    attributes: new Map(),
    pictures: new Set<string>(),
    skus: new Map(),
    products: new Set(products.map(({ slug }) => slug)),
  };
  expect(checkCoupons(coupons, known)).toBeNull();
});

test('there is one of each kind, described in both languages', () => {
  const kinds = coupons.map(({ discount, freeShipping }) => (freeShipping ? 'free delivery' : discount.kind));
  expect(kinds.toSorted()).toEqual(['fixed-cart', 'fixed-product', 'free delivery', 'percent']);
  for (const { description } of coupons) expect(description.id).not.toBe(description.en);
});
