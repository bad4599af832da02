import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const SHOP = 'https://shop.example';

const ask = (method: string, headers: IncomingMessage['headers']) =>
  isSameOrigin({ method, headers: { host: 'shop.example', ...headers } } as IncomingMessage, SHOP);

test.each([
  ['a form of this shop', { 'sec-fetch-site': 'same-origin' }, true],
  ['a form of a page that sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  ['a form that the visitor sent again from the address bar', { 'sec-fetch-site': 'none' }, true],
  ['a form of another site', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'a form of a neighbour below the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://x.shop.example' },
    false,
  ],
  ['another site that names us as origin', { 'sec-fetch-site': 'cross-site', origin: SHOP }, false],
  ['an older browser on this shop', { origin: SHOP }, true],
  ['an older browser behind a proxy that ends TLS', { origin: 'https://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
  ['an older browser behind a proxy that passes a host of its own', { origin: SHOP, host: '10.0.0.5:3000' }, true],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['a host that only begins like ours', { origin: 'https://shop.example.evil.example' }, false],
  ['an older browser that hides its origin', { origin: 'null' }, false],
  ['a program without cookies of a browser', {}, true],
])('%s', (_case, headers, isOurs) => {
  expect(ask('POST', headers)).toBe(isOurs);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s may come from anywhere', (method) => {
  expect(ask(method, { 'sec-fetch-site': 'cross-site' })).toBe(true);
});
