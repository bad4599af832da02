import { expect, test } from 'vitest';
import { routePattern } from './route-pattern.ts';

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
