import { expect, test } from 'vitest';
import { nextShape } from './next-shape.ts';

test.each([
  ['/id/products', '/id/product/oil', 'product'],
  ['/product/oil', '/en/product/wax', 'product'],
  ['/', '/products', 'list'],
  ['/faq', '/products/page/2', 'list'],
  ['/en/products', '/en/product-category/campuran-oli', 'list'],
  ['/product-category/campuran-oli/page/2', '/product-category/minyak-rem', 'list'],
])('from %s to %s: a page of its own shape', (shown, next, shape) => {
  expect(nextShape(shown, next)).toBe(shape);
});

test.each([
  ['another view of the product', '/product/oil', '/product/oil'],
  ['another view of the list', '/products', '/products'],
  ['another page of the list', '/products', '/products/page/2'],
  ['the first page of the list again', '/id/product-category/minyak-rem/page/3', '/id/product-category/minyak-rem'],
  ['a page of any other kind', '/products', '/faq'],
  ['the form of a product’s page', '/products', '/product/oil/review'],
])('%s has none', (_case, shown, next) => {
  expect(nextShape(shown, next)).toBeNull();
});
