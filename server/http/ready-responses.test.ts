import { expect, test, vi } from 'vitest';
import { bodyOnDemand, readyBody } from '../pages/compress.ts';
import { createPageCache } from '../pages/page-cache.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { headerOf, type RawRequest, serve } from '../testing/http-server.ts';
import { createReadyResponses } from './ready-responses.ts';

const page = (text: string, { body = readyBody(Buffer.from(text), {}) } = {}): ReadyPage => ({
  status: 200,
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
  const sendIfReady = createReadyResponses({ staticFiles: new Map(), cache, ownOrigin: 'https://shop.example' });
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

test('leaves a stale page to the usual way, which renders it anew', async () => {
  const { bodyOf, clock } = await openReady({ 'en /en/products': page('oils') });
  clock.now = 61;
  expect(await bodyOf('/en/products')).toBe('the usual way');
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
