import { expect, test } from 'vitest';
import { loggedPath, routePattern } from './route-pattern.ts';

test.each([
  ['/', '/'],
  ['/id/product/engine-flush?ref=budi@secret.example', '/product/:slug'],
  ['/en/products.data?search=secret', '/products'],
  ['/en/order-summary/1001?key=secret', '/order-summary/:orderId'],
  ['/stock-alerts/7/secret-signature', '/stock-alerts/:id/:signature'],
  ['/download/7/secret-signature', '/download/*'],
  ['/graphql?query={secret}', '/graphql'],
  ['/webhooks/stripe', '/webhooks/*'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/uploads/2026/oil.webp', '/uploads/*'],
  ['/healthz', '/healthz'],
  ['/readyz', '/readyz'],
  ['/budi@secret.example', '/*'],
  ['/x/../my-account/secret', '/*'],
  ['//secret.example/products', 'invalid'],
  ['/%', 'invalid'],
])('%s is %s', (target, pattern) => {
  expect(routePattern(target)).toBe(pattern);
});

test.each([
  ['/id/product/engine-flush?ref=budi@secret.example', '/id/product/engine-flush'],
  ['/en/product/a.data', '/en/product/a.data'],
  ['/stock-alerts/7/secret-signature', '/stock-alerts/:id/:signature'],
  ['/en/order-summary/1001?key=secret', '/order-summary/:orderId'],
  ['/download/7/secret-signature', '/download/*'],
  ['/budi@secret.example', '/*'],
  ['//secret.example/products', 'invalid'],
])('beside an error %s is %s', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});
