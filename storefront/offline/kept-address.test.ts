import { expect, test } from 'vitest';
import { keptAddress } from './kept-address.ts';

test.each([
  ['/id', '/id'],
  ['/id/products', '/id/products'],
  ['/products?utm_source=x&search=oli', '/products?search=oli'],
  ['/en/product/syn-formula?utm_source=x', '/en/product/syn-formula'],
  ['/id/article/cara-membaca-stik-oli', '/id/article/cara-membaca-stik-oli'],
])('a page for everybody is kept under one address: %s', (target, address) => {
  expect(keptAddress(target)).toBe(address);
});

test.each([
  '/id/cart',
  '/id/checkout',
  '/id/my-account',
  '/id/order-summary/1001?key=wc_order_1',
  '/checkout/order-received/1001',
  '/wishlist',
  '/id/offline',
  '/suggestions?q=oli',
  '/id/download/expired',
  '/no/such/page',
])('%s is never kept', (target) => {
  expect(keptAddress(target)).toBeNull();
});
