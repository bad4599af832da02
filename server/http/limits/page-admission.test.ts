import { expect, test, vi } from 'vitest';
import { COOKIES } from '#contract/cookies.ts';
import { matchRoute } from '#contract/match-route.ts';
import { visitorOf } from '../../pages/visitor.ts';
import { headerOf, type RawRequest, serve } from '../../testing/http-server.ts';
import type { Importance, Overload } from './overload.ts';
import { admitPage, limitPage } from './page-admission.ts';
import type { RequestLimiter } from './request-limiter.ts';

async function openPages({
  wait = 0,
  admit = () => Promise.resolve(() => undefined),
}: {
  wait?: number;
  admit?: Overload['admit'];
} = {}) {
  const requestLimiter = vi.fn<RequestLimiter>(() => wait);
  const send = await serve(async (request, response) => {
    const { route, prefix } = matchRoute(request.url ?? '');
    const visitor = visitorOf(prefix, request.headers);
    const admission = { request, response, route, visitor, isKept: false };
    if (limitPage({ requestLimiter }, admission)) return;
    if (await admitPage({ overload: { admit } }, admission)) response.end('admitted');
  });
  return { send, requestLimiter };
}

const post = (): RawRequest => ({ method: 'POST', headers: { 'Content-Length': '0' } });

test.each<[string, RawRequest, number]>([
  ['/made-up', {}, 1],
  ['/products?search=oil', {}, 1],
  ['/cart', {}, 1],
  ['/cart', post(), 5],
  ['/wishlist', post(), 25],
  ['/cart/link', post(), 25],
])('%s counts by what it costs', async (address, request, cost) => {
  const { send, requestLimiter } = await openPages();
  expect((await send(address, request)).body).toBe('admitted');
  expect(requestLimiter.mock.calls[0]?.slice(1)).toEqual(['pages', cost]);
});

test('an order counts in its own budget, too', async () => {
  const { send, requestLimiter } = await openPages();
  await send('/checkout', post());
  expect(requestLimiter.mock.calls.map(([, limit]) => limit)).toEqual(['pages', 'checkout']);
});

test.each([
  ['id', 12, 'Tunggu 12 detik', 'Please wait 12 seconds'],
  ['en', 12, 'Please wait 12 seconds', 'Tunggu 12 detik'],
  ['en', 1, 'Please wait 1 second,', 'Tunggu 1 detik,'],
])(
  'tells a limited client in both languages when to come back, in %s first: %i s',
  async (language, wait, first, then) => {
    const { send } = await openPages({ wait });
    const headers = { ...post().headers, Accept: 'text/html', 'Accept-Language': language };
    const response = await send('/checkout', { ...post(), headers });
    expect([response.status, headerOf(response, 'retry-after')]).toEqual([429, String(wait)]);
    expect(response.body).toMatch(new RegExp(`${first}.*${then}`, 's'));
  },
);

test('a page that was only opened asks again by itself, a form does not', async () => {
  const { send } = await openPages({ wait: 12 });
  const headers = { Accept: 'text/html', 'Accept-Language': 'id' };
  const opened = await send('/id/cart', { headers });
  expect([headerOf(opened, 'refresh'), opened.body.includes('mencoba lagi sendiri dalam 12 detik')]).toEqual([
    '12',
    true,
  ]);
  const sent = post();
  const posted = await send('/id/cart', { ...sent, headers: { ...sent.headers, ...headers } });
  expect([headerOf(posted, 'refresh'), posted.body.includes('kembali, lalu coba lagi')]).toEqual([undefined, true]);
});

test('tells the page’s own script in one line', async () => {
  const { send } = await openPages({ wait: 12 });
  const response = await send('/id/checkout.data', post());
  expect([response.status, headerOf(response, 'content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
});

const withSession = ({ headers, ...request }: RawRequest = {}): RawRequest => ({
  ...request,
  headers: { ...headers, Cookie: `${COOKIES.session}=token` },
});

test.each<[string, RawRequest, Importance]>([
  ['/products', {}, 'reading'],
  ['/made-up', withSession(), 'reading'],
  ['/cart', {}, 'shopping'],
  ['/cart', withSession(post()), 'shopping'],
  ['/checkout', withSession(post()), 'ordering'],
  ['/checkout', post(), 'shopping'],
  ['/order-summary/7', withSession(), 'ordering'],
  ['/checkout/pay/7', withSession(), 'ordering'],
])('says at %s that the shop is busy, in both languages', async (address, request, importance) => {
  const admit = vi.fn<Overload['admit']>(() => null);
  const { send } = await openPages({ admit });
  const headers = { ...request.headers, Accept: 'text/html', 'Accept-Language': 'id' };
  const response = await send(address, { ...request, headers });
  expect([response.status, headerOf(response, 'retry-after')]).toEqual([503, '3']);
  expect(response.body).toMatch(/Toko sedang sangat ramai[\s\S]*The shop is very busy/);
  expect(admit.mock.calls).toEqual([[importance]]);
});
