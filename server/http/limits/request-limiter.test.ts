import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#contract/match-route.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { createReadLimiter, createRequestLimiter } from './request-limiter.ts';

function openLimiter(limits = { checkout: 1, orders: 1, api: 1, pages: 1 }) {
  const limiter = createRequestLimiter({
    limits,
    clientAddress: ({ headers }) => headers.host ?? '203.0.113.9',
    now: () => 0,
  });
  const limitOf = (path: string) =>
    path === ENDPOINTS.graphql.path ? ENDPOINTS.graphql.limit : matchRoute(path).route.limit;
  return (method: string, path: string, headers: IncomingMessage['headers'] = {}) =>
    limiter({ method, headers } as IncomingMessage, limitOf(path)) === 0;
}

test.each([
  ['POST', '/checkout'],
  ['POST', '/id/checkout'],
  ['POST', '/en/Checkout.data'],
  ['POST', '/en/checkout/_.data'],
  ['GET', '/checkout/order-received/7'],
  ['GET', '/id/checkout/order-received/7.data'],
  ['GET', '/order-summary/7'],
  ['POST', '/en/order-summary'],
  ['POST', '/xx/checkout'],
  ['POST', '/id/checkout//'],
  ['POST', '/checkout//_.data'],
  ['GET', '/xx/checkout/order-received/7.data'],
  ['GET', '/xx/order-summary/7'],
  ['POST', '/graphql'],
  ['GET', '/graphql'],
])('counts %s %s', (method, path) => {
  const ask = openLimiter();
  expect([ask(method, path), ask(method, path)]).toEqual([true, false]);
});

test.each([
  ['GET', '/checkout'],
  ['POST', '/cart'],
  ['GET', '/cart'],
  ['OPTIONS', '/graphql'],
  ['GET', '/product/checkout'],
])('does not count %s %s', (method, path) => {
  const ask = openLimiter();
  expect([ask(method, path), ask(method, path)]).toEqual([true, true]);
});

test('counts each kind and each client separately', () => {
  const ask = openLimiter();
  expect([ask('POST', '/checkout'), ask('POST', '/graphql'), ask('GET', '/order-summary')]).toEqual([true, true, true]);
  expect([ask('POST', '/checkout', { host: '203.0.113.8' }), ask('POST', '/checkout')]).toEqual([true, false]);
});

test('counts all addresses of an IPv6 network as one client', () => {
  const ask = openLimiter();
  expect([ask('POST', '/graphql', { host: '2001:db8::1' }), ask('POST', '/graphql', { host: '2001:db8::2' })]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['four pictures of 8 MB', 33, 4],
  ['one small picture', 1, 20],
])('a form with %s costs what it weighs', (_case, megabytes, allowed) => {
  const ask = openLimiter({ checkout: 1, orders: 20, api: 1, pages: 0 });
  const headers = { 'content-length': String(megabytes * 1024 * 1024) };
  const answers = Array.from({ length: 25 }, () => ask('POST', '/order-summary/7/return', headers));
  expect(answers.filter(Boolean)).toHaveLength(allowed);
});

test('a limit of 0 means unlimited', () => {
  const ask = openLimiter({ checkout: 0, orders: 1, api: 1, pages: 0 });
  expect([ask('POST', '/checkout'), ask('POST', '/checkout')]).toEqual([true, true]);
});

describe('what a client reads', () => {
  let now = 0;
  const openReads = (perMinute: number) => {
    now = 0;
    const limiter = createReadLimiter({
      perMinute,
      clientAddress: ({ headers }) => headers.host ?? '',
      now: () => now,
    });
    const from = (host: string, method = 'POST') => ({ method, headers: { host } }) as IncomingMessage;
    return { limiter, from };
  };

  test('is limited by what it costs', () => {
    const { limiter, from } = openReads(600);
    for (let read = 0; read < 100; read += 1) limiter.charge(from('203.0.113.9'), 6);
    expect(limiter.wait(from('203.0.113.9'))).toBe(0);
    limiter.charge(from('203.0.113.9'), 600);
    expect(limiter.wait(from('203.0.113.9'))).toBe(60);
    expect(limiter.wait(from('203.0.113.8'))).toBe(0);
    expect(limiter.wait(from('203.0.113.9', 'OPTIONS'))).toBe(0);
    now = 60_000;
    expect(limiter.wait(from('203.0.113.9'))).toBe(0);
  });

  test('is not limited by a budget of 0', () => {
    const { limiter, from } = openReads(0);
    limiter.charge(from('203.0.113.9'), 1e12);
    expect(limiter.wait(from('203.0.113.9'))).toBe(0);
  });
});
