import { expect, test } from 'vitest';
import { checkCoupons } from '#engine/domain/promotions/coupons/check-coupons.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { PRODUCTS } from '../catalogue/index.ts';
import { couponDraft } from '../load/coupon-draft.ts';
import { COUPONS } from './coupons.ts';

test('every coupon of the seed can be taken by the shop', () => {
  const known = {
    categories: new Set(CATEGORIES.map(({ slug }) => slug)),
    attributes: new Map(),
    pictures: new Set<string>(),
    skus: new Map(),
    products: new Set(PRODUCTS.map(({ slug }) => slug)),
  };
  expect(checkCoupons(COUPONS.map(couponDraft), known)).toBeNull();
});

test('there is one of each kind, described in both languages', () => {
  expect(COUPONS.map(({ discount }) => discount.kind).toSorted()).toEqual([
    'fixed-cart',
    'fixed-product',
    'free-delivery',
    'percent',
  ]);
  for (const { description } of COUPONS) expect(description.id).not.toBe(description.en);
});
