import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import {
  joined,
  parseSavedWishlist,
  parseWishlist,
  printSavedWishlist,
  printWishlist,
  withoutProduct,
  withProduct,
} from './wishlist.ts';

const FULL = Array.from({ length: LIMITS.wishlistProducts }, (_, index) => index + 1);

test('holds each product once, the newest first', () => {
  expect(withProduct(withProduct([7, 3], 9), 3)).toEqual([3, 9, 7]);
  expect(withoutProduct([7, 3], 7)).toEqual([3]);
  expect(withoutProduct([7, 3], 8)).toEqual([7, 3]);
});

test('makes room for a new product when it is full', () => {
  const list = withProduct(FULL, 1000);
  expect(list).toHaveLength(LIMITS.wishlistProducts);
  expect(list[0]).toBe(1000);
});

test("puts the visitor's products before those of the account", () => {
  expect(joined([5, 2], [2, 8])).toEqual([5, 2, 8]);
  expect(joined(FULL, [5000])).toHaveLength(LIMITS.wishlistProducts);
});

test('reads what it has written', () => {
  expect(parseWishlist(printWishlist([12, 7]))).toEqual([12, 7]);
  expect(parseSavedWishlist(printSavedWishlist([12, 7]))).toEqual([12, 7]);
});

test.each(['', 'x', '-1', '1e3', '0x10', '9'.repeat(400), '<script>', '%00'])('ignores %j in a cookie', (text) => {
  expect(parseWishlist(`${text}.4`)).toEqual([4]);
});

test.each([null, undefined, '', 'x', '{}', '"7"', '[null,{},"a",-3,1.5]'])('reads nothing from %j', (text) => {
  expect(parseSavedWishlist(text)).toEqual([]);
});
