import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { ShopperApi } from '#storefront/gateway/shop.ts';
import { beginForm, headerOf, type RawRequest } from '../testing/http-server.ts';
import { admitted, htmlPage, openPages, SHARED } from '../testing/page-server.ts';
import type { Overload } from './limits/overload.ts';

/** A page that uses the visitor's session. */
const useShopper = async (shopper: ShopperApi) => void (await shopper.checkoutState());

const post = (headers: RawRequest['headers'] = {}): RawRequest => ({
  method: 'POST',
  headers: { 'Content-Length': '0', ...headers },
});

test('renders a catalog page once and caches it for everyone', async () => {
  const { send, rendered, openShopper } = await openPages(async () => htmlPage('oils'));
  const headers = { Cookie: 'woocommerce-session=abc; locale=en_US' };
  const responses = [await send('/products', { headers }), await send('/products')];
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [200, 'oils'],
    [200, 'oils'],
  ]);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(openShopper).not.toHaveBeenCalled();
});

test('renders a cached page without headers of the first visitor, at the shop’s own address', async () => {
  const { send, rendered } = await openPages(async () => htmlPage('oils'));
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Cookie: 'woocommerce-session=abc' };
  await send('/products?sale=1', { headers });
  const [request] = rendered.mock.calls[0] ?? [];
  expect(request?.url).toBe('https://shop.example/products?sale=1');
  expect([...(request?.headers ?? [])]).toEqual([]);
});

test('ignores tracking parameters of advertisements', async () => {
  const { send, rendered } = await openPages(async () => htmlPage('oils'));
  for (const query of ['', '?gclid=1', '?gclid=2&utm_source=x']) await send(`/products${query}`);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('leads from other spellings of an address to the page, and caches one', async () => {
  const { send, rendered, cache } = await openPages(async () => htmlPage('oils'));
  const responses = [await send('/en/PRODUCTS?sale=1'), await send('/en/%70roducts'), await send('/en/Products.data')];
  expect(responses.map(({ status }) => status)).toEqual([301, 301, 204]);
  expect(responses.slice(0, 2).map((one) => headerOf(one, 'location'))).toEqual([
    '/en/products?sale=1',
    '/en/products',
  ]);
  expect(rendered).not.toHaveBeenCalled();
  await send('/en/products');
  expect(cache.stats().pages).toBe(1);
});

test('does not cache a page that used the visitor’s session, whatever its address', async () => {
  const { send, cache } = await openPages(async (_request, _visitor, { shopper }) => {
    await useShopper(shopper).catch(() => undefined);
    return htmlPage('Hello Rizky');
  });
  const response = await send('/somewhere');
  expect(headerOf(response, 'cache-control')).toBe('no-store');
  expect(headerOf(response, 'set-cookie')).toMatch(/^woocommerce-session=new-token;.*HttpOnly; Secure; SameSite=Lax/);
  expect(cache.stats().pages).toBe(0);
});

test.each([
  '/cart',
  '/id/checkout',
  '/Checkout',
  '/%63heckout',
  '/en/order-summary/7',
  '/checkout/order-received/7?key=k',
  '/cart.data',
  '/xx/checkout/order-received/7.data?key=k',
])('never caches %s, even with public headers', async (target) => {
  const { send, cache } = await openPages(async () => htmlPage('yours'));
  expect(headerOf(await send(target), 'cache-control')).toBe('no-store');
  expect(cache.stats().pages).toBe(0);
});

test.each([
  ['sets a cookie', htmlPage('x', { ...SHARED, 'Set-Cookie': 'a=b' })],
  ['does not say that it is for everybody', htmlPage('x', { 'Content-Type': 'text/html' })],
  ['is an error', htmlPage('x', SHARED, 500)],
  ['leads elsewhere', htmlPage('', { ...SHARED, Location: '/products' }, 301)],
])('does not cache a page that %s', async (_case, page) => {
  const { send, cache } = await openPages(async () => page);
  expect((await send('/products')).status).toBe(page.status);
  expect(cache.stats().pages).toBe(0);
});

test.each([
  ['/products', 'Accept-Encoding, Accept-Language, Cookie'],
  ['/id/products', 'Accept-Encoding'],
])('sends Vary for %s', async (target, vary) => {
  const { send } = await openPages(async () => htmlPage('oils'));
  expect(headerOf(await send(target), 'vary')).toBe(vary);
});

test('caches each language of an address by itself', async () => {
  const { send } = await openPages(async (_request, { language }) => htmlPage(language));
  const inLanguage = async (tag: string) => (await send('/products', { headers: { 'Accept-Language': tag } })).body;
  expect([await inLanguage('id'), await inLanguage('en'), await inLanguage('id')]).toEqual(['id', 'en', 'id']);
});

test('responds 304 to a browser that has the page', async () => {
  const { send } = await openPages(async () => htmlPage('oils'));
  const etag = headerOf(await send('/products'), 'etag') ?? '';
  const again = await send('/products', { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect([again.status, again.body]).toEqual([304, '']);
  expect((await send('/products', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('gives each encoding its own ETag', async () => {
  const { send } = await openPages(async () => htmlPage('oils '.repeat(500)));
  const etags = ['br', 'gzip', 'identity'].map(async (encoding) =>
    headerOf(await send('/products', { headers: { 'Accept-Encoding': encoding } }), 'etag'),
  );
  expect(new Set(await Promise.all(etags)).size).toBe(3);
});

test.each(['/products', '/cart'])('responds to HEAD of %s with the length and without the page', async (target) => {
  const { send } = await openPages(async () => htmlPage('oils'));
  const response = await send(target, { method: 'HEAD' });
  expect([response.status, headerOf(response, 'content-length'), response.body]).toEqual([200, '4', '']);
});

test('removes the origin, so that the router does not check it again', async () => {
  const { send, rendered } = await openPages(async () => htmlPage('done'));
  await send('/cart', post({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin', Host: '10.0.0.5' }));
  const [request] = rendered.mock.calls[0] ?? [];
  expect([request?.url, request?.headers.get('Origin')]).toEqual(['https://shop.example/cart', null]);
});

test('refuses a form that is too large without reading it', async () => {
  const { send, rendered } = await openPages(async () => htmlPage('done'));
  expect((await send('/cart', { method: 'POST', headers: { 'Content-Length': '131073' } })).status).toBe(413);
  expect(rendered).not.toHaveBeenCalled();
});

test('a form keeps no place from others before all of it has come', async () => {
  const admit = vi.fn<Overload['admit']>(() => admitted);
  const { port, send, rendered } = await openPages(async () => htmlPage('done'), { admit });
  const end = await beginForm(port, '/cart');
  await send('/checkout');
  expect(admit).toHaveBeenCalledTimes(1);
  expect((await end('12')).body).toBe('done');
  expect(await rendered.mock.lastCall?.[0].text()).toBe('a=12');
});

test('does not limit cached pages', async () => {
  let isLimited = false;
  const { send } = await openPages(async () => htmlPage('oils'), { limited: () => isLimited });
  await send('/products');
  isLimited = true;
  expect([(await send('/products')).status, (await send('/made-up')).status]).toEqual([200, 429]);
});

test.each([`/nowhere/${'a'.repeat(600)}`, `/products?a=${'a'.repeat(2048)}`])(
  'renders a very long address without caching it',
  async (target) => {
    const { send, cache } = await openPages(async () => htmlPage('oils'));
    expect((await send(target)).status).toBe(200);
    expect(cache.stats().pages).toBe(0);
  },
);

test('passes the client’s address to the backend', async () => {
  const { send, openShopper } = await openPages(async () => htmlPage('cart'));
  await send('/cart');
  expect(openShopper).toHaveBeenCalledWith(expect.objectContaining({ clientAddress: '203.0.113.9' }));
});

test('sends the cookies of the page and of the session', async () => {
  const { send } = await openPages(async () => htmlPage('', { 'Set-Cookie': 'locale=id_ID' }, 302));
  const { headers } = await send('/language', post());
  const cookies = headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value.split(';')[0]);
  expect(cookies.toSorted()).toEqual(['locale=id_ID', 'woocommerce-session=new-token']);
});

test('a personal page says what it is, and nothing to caches', async () => {
  const { send } = await openPages(async () => htmlPage('cart', { ...SHARED, 'Surrogate-Key': 'catalog' }));
  const { headers } = await send('/cart');
  const sent = (name: string) => headers.filter(([one]) => one === name).map(([, value]) => value);
  expect(['content-type', 'cache-control', 'surrogate-key'].map(sent)).toEqual([
    ['text/html; charset=utf-8'],
    ['no-store'],
    [],
  ]);
});

test('compresses a personal page', async () => {
  const { send } = await openPages(async () => htmlPage('cart '.repeat(500)));
  const response = await send('/cart', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headerOf(response, 'content-encoding')).toBe('gzip');
  expect(gunzipSync(response.bytes).toString()).toBe('cart '.repeat(500));
});

test('serves a cached page however busy the shop is', async () => {
  let isBusy = false;
  const { send } = await openPages(async () => htmlPage('oils'), { admit: () => (isBusy ? null : admitted) });
  await send('/products');
  isBusy = true;
  expect((await send('/products')).body).toBe('oils');
});

test('renders a page anew that a change has dropped, however busy the shop is and whoever asks', async () => {
  let isBusy = false;
  const admit: Overload['admit'] = (importance) => (isBusy && importance !== 'kept' ? null : admitted);
  const render = async () => htmlPage('oils', { ...SHARED, 'Surrogate-Key': 'catalog' });
  const { send, cache, rendered } = await openPages(render, { admit, limited: () => isBusy });
  await send('/products');
  isBusy = true;
  cache.invalidate(['catalog']);
  expect([(await send('/products')).body, (await send('/product/another')).status]).toEqual(['oils', 429]);
  expect(rendered).toHaveBeenCalledTimes(2);
});

const toCare = (target: string) => (/polish|shop/.test(target) ? '/product/wax' : null);

test('leads from an earlier address before anything is rendered, with any language, for pages and their data', async () => {
  const { send, rendered } = await openPages(async () => htmlPage('', SHARED, 404), {
    redirectOf: toCare,
    limited: () => true,
  });
  const responses = [await send('/shop/care'), await send('/id/shop/care'), await send('/shop/care.data')];
  expect(responses.map(({ status }) => status)).toEqual([301, 301, 204]);
  expect((await send('/shop/care', post())).status).toBe(429);
  expect(rendered).not.toHaveBeenCalled();
});

test('shows a page that is there, and leads on from its address once it has gone', async () => {
  let status = 200;
  const { send, cache } = await openPages(async () => htmlPage('polish', SHARED, status), { redirectOf: toCare });
  expect((await send('/product/polish')).status).toBe(200);
  status = 404;
  cache.invalidate('everything');
  // The first finds the page gone, the second reads that from the cache.
  expect([(await send('/product/polish')).status, (await send('/product/polish')).status]).toEqual([301, 301]);
  expect((await send('/product/other')).status).toBe(404);
});
