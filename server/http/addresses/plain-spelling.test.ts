import { expect, test } from 'vitest';
import { plainSpelling } from './plain-spelling.ts';

test.each([
  ['/PRODUCTS', '/products'],
  ['/en/Products?sort=price', '/en/products?sort=price'],
  ['/%65n/%70roducts/', '/en/products'],
  ['/EN', '/en'],
  ['/En/products?sort=price', '/en/products?sort=price'],
  ['/ID/Product/polish', '/id/product/polish'],
  ['/id/Product/polish', '/id/product/polish'],
  ['/Product-Category/minyak-rem/PAGE/2', '/product-category/minyak-rem/page/2'],
  ['/id/Article/%2f%2fevil.example', '/id/article/%2f%2fevil.example'],
])('%s is the page at %s', (target, plain) => {
  expect(plainSpelling(target)).toBe(plain);
});

test.each([
  '/',
  '/en',
  '/products?search=OLI',
  '/en/products/',
  '/id/product/POLISH',
  '/EN/nowhere',
  '/XX/products',
  '/xx/Products',
  '/Nowhere',
  '/%',
])('%s stays as it is', (target) => {
  expect(plainSpelling(target)).toBeNull();
});
