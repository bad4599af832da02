import { expect, test } from 'vitest';
import { referringPath } from './referring-path.ts';

test.each([
  ['a list', 'https://shop.example/en/products?sale=1#list', '/en/products?sale=1'],
  ['the cart, reached from a list', 'https://shop.example/id/cart?back=%2Fid%2Fproducts', '/id/products'],
  ['the cart by itself', 'https://shop.example/cart', null],
  ['a cart that names another host', 'https://shop.example/cart?back=%2F%2Fevil.example', null],
  ['a page with an address like another host', 'https://shop.example//evil.example', null],
  ['nowhere the browser tells', null, null],
  ['an address of no site', 'about:client', null],
])('the page of a cart form sent from %s', (_case, referrer, path) => {
  expect(referringPath(referrer)).toBe(path);
});
