import { expect, test } from 'vitest';
import { shortLocation } from './short-location.ts';

const LONG = 'x'.repeat(3000);

test.each([
  ['/en/my-account?back=%2Fen%2Fcheckout', '/en/my-account?back=%2Fen%2Fcheckout'],
  [`/en/my-account?back=${LONG}`, '/en/my-account'],
  [`/faq?utm_term=${LONG}#delivery`, '/faq'],
  [`/${LONG}?size=5`, '/'],
  [`https://pay.example/c/pay#${LONG}`, `https://pay.example/c/pay#${LONG}`],
])('an address leads on at a length that proxies take: %#', (location, short) => {
  expect(shortLocation(location)).toBe(short);
});
