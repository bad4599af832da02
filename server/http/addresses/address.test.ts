import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['/products?search=oli', '/products?search=oli', '/products'],
  ['/%63heckout', '/%63heckout', '/checkout'],
  ['/x/../checkout', '/checkout', '/checkout'],
  ['/id/%2e/x/.%2E/checkout?a=/../b', '/id/checkout?a=/../b', '/id/checkout'],
  ['/x\\..\\en\\checkout', '/en/checkout', '/en/checkout'],
  ['/../../products', '/products', '/products'],
  ['http://other.example/products?page=2', '/products?page=2', '/products'],
  ['HTTPS://other.example', '/', '/'],
  ['/products?back=//other.example', '/products?back=//other.example', '/products'],
])('normalizes %s to %s', (requestTarget, target, path) => {
  expect(readAddress(requestTarget)).toEqual({ target, path });
});

test.each([
  '//other.example',
  '//',
  '/\\other.example',
  '/x/..//other.example',
  '/.//other.example',
  'http://other.example//third.example',
  'ftp://other.example/',
  '*',
  '/product/%',
  '/product/%ff',
  '/product/a%00b',
])('refuses %s', (requestTarget) => {
  expect(readAddress(requestTarget)).toBeNull();
});
