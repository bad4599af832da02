import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['/products?search=oli', '/products?search=oli', '/products'],
  ['/%63heckout', '/%63heckout', '/checkout'],
  ['http://other.example/products?page=2', '/products?page=2', '/products'],
  ['HTTPS://other.example', '/', '/'],
  ['/products?back=//other.example', '/products?back=//other.example', '/products'],
])('the address %s is %s here', (requestTarget, target, path) => {
  expect(readAddress(requestTarget)).toEqual({ target, path });
});

test.each([
  '//other.example',
  '//',
  '/\\other.example',
  'http://other.example//third.example',
  'ftp://other.example/',
  '*',
  '/product/%',
  '/product/%ff',
  '/product/a%00b',
])('%s is no address of a shop', (requestTarget) => {
  expect(readAddress(requestTarget)).toBeNull();
});
