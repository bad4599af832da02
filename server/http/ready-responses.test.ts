import { expect, test, vi } from 'vitest';
import { bodyOnDemand, readyBody } from '../pages/compress.ts';
import { createPageCache } from '../pages/page-cache.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { headerOf, type RawRequest, serve } from '../testing/http-server.ts';
import { createReadyResponses } from './ready-responses.ts';

const page = (text: string, { body = readyBody(Buffer.from(text), {}), status = 200 } = {}): ReadyPage => ({
  status,
  headers: { 'content-type': 'text/html' },
  body,
  etag: text,
  tags: ['catalog'],
});

async function openReady(pages: Readonly<Record<string, ReadyPage>>) {
  const clock = { now: 0 };
  const onLookup = vi.fn();
  const cache = createPageCache({
    maxBytes: 1_000_000,
    lifetime: { fresh: 60, stale: 600 },
    now: () => clock.now,
    onError: vi.fn(),
    onLookup,
  });
  for (const [key, one] of Object.entries(pages))
    await cache.render(key, async () => ({ page: one, isCacheable: true }));
  const staticFiles = new Map([['/favicon.svg', page('icon')]]);
  const sendIfReady = createReadyResponses({ staticFiles, cache, ownOrigin: 'https://shop.example' });
  const send = await serve((request, response) => {
    if (!sendIfReady(request, response, 'id-of-request')) response.end('the usual way');
  });
  const bodyOf = async (target: string, request?: RawRequest) => (await send(target, request)).body;
  return { send, bodyOf, cache, clock, onLookup };
}

test('sends a page of the cache with all headers of a response', async () => {
  const { send, onLookup } = await openReady({ 'en /en/products': page('oils') });
  const response = await send('/en/products');
  const names = ['x-request-id', 'x-content-type-options', 'strict-transport-security', 'content-type', 'etag'];
  expect([response.status, response.body, headerOf(response, 'content-length')]).toEqual([200, 'oils', '4']);
  expect(names.map((name) => headerOf(response, name))).toEqual([
    'id-of-request',
    'nosniff',
    'max-age=31536000',
    'text/html',
    '"oils"',
  ]);
  expect(onLookup.mock.calls).toEqual([['hit']]);
});

test.each([
  ['the address', '/id/products', { Cookie: 'locale=en_US' }, 'oli'],
  ['the cookie', '/products', { Cookie: 'locale=en_US', 'Accept-Language': 'id' }, 'oils without prefix'],
  ['the browser', '/products', { 'Accept-Language': 'id' }, 'oli tanpa awalan'],
])('sends the language of %s', async (_case, target, headers, body) => {
  const { bodyOf } = await openReady({
    'id /id/products': page('oli'),
    'en /products': page('oils without prefix'),
    'id /products': page('oli tanpa awalan'),
  });
  expect(await bodyOf(target, { headers })).toBe(body);
});

test.each([
  ['is not cached', '/en/cart', {}],
  ['is cached under another spelling', '/en/products?utm_source=x', {}],
  ['is no reading', '/en/products', { method: 'POST', headers: { 'Content-Length': '0' } }],
  ['has two hosts', '/en/products', { headers: { host: 'other.example' } }],
])('leaves to the usual way what %s', async (_case, target, request) => {
  const { bodyOf, onLookup } = await openReady({ 'en /en/products': page('oils') });
  expect(await bodyOf(target, request)).toBe('the usual way');
  expect(onLookup).not.toHaveBeenCalled();
});

test('leaves a stale page to the usual way, which renders it anew', async () => {
  const { bodyOf, clock } = await openReady({ 'en /en/products': page('oils') });
  clock.now = 61;
  expect(await bodyOf('/en/products')).toBe('the usual way');
});

test('leaves a cached page of what is not there to the usual way, which may lead elsewhere', async () => {
  const { bodyOf, onLookup } = await openReady({ 'en /en/product/old': page('not found', { status: 404 }) });
  expect(await bodyOf('/en/product/old')).toBe('the usual way');
  expect(onLookup).not.toHaveBeenCalled();
});

test.each([
  ['the catalog', ['catalog']],
  ['settings that are taken over', 'everything'],
] as const)('sends no page that a change of %s has dropped', async (_case, changed) => {
  const { bodyOf, cache } = await openReady({ 'en /en/products': page('oils') });
  expect(await bodyOf('/en/products')).toBe('oils');
  cache.invalidate(changed);
  expect(await bodyOf('/en/products')).toBe('the usual way');
});

test('sends the new page once an old one was rendered anew', async () => {
  const { bodyOf, cache } = await openReady({ 'en /en/products': page('oils') });
  await bodyOf('/en/products');
  await cache.render('en /en/products', async () => ({ page: page('new oils'), isCacheable: true }));
  expect(await bodyOf('/en/products')).toBe('new oils');
});

test('leaves an encoding to the usual way until the page is compressed in it', async () => {
  const body = bodyOnDemand(Buffer.from('oils '.repeat(500)));
  const { send, onLookup } = await openReady({ 'en /en/products': page('oils', { body }) });
  const headers = { 'Accept-Encoding': 'gzip' };
  expect((await send('/en/products', { headers })).body).toBe('the usual way');
  expect(onLookup).not.toHaveBeenCalled();
  await body.in('gzip');
  const compressed = await send('/en/products', { headers });
  expect([headerOf(compressed, 'content-encoding'), headerOf(compressed, 'etag')]).toEqual(['gzip', '"oils-gzip"']);
});

test('sends a file, 304 to a browser that has it, and to HEAD its length alone', async () => {
  const { send, bodyOf } = await openReady({});
  expect(await bodyOf('/favicon.svg')).toBe('icon');
  const copy = await send('/favicon.svg', { headers: { 'If-None-Match': '"icon"' } });
  expect([copy.status, copy.body, headerOf(copy, 'content-length')]).toEqual([304, '', undefined]);
  const head = await send('/favicon.svg', { method: 'HEAD' });
  expect([head.status, head.body, headerOf(head, 'content-length')]).toEqual([200, '', '4']);
});
