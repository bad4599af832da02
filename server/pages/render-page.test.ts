import { expect, test, vi } from 'vitest';
import type { Catalog } from '#storefront/gateway/catalog/catalog.ts';
import type { ShopperApi } from '#storefront/gateway/shop.ts';
import type { Content } from '#storefront/model/content/content.ts';
import { createRenderer, toSharedPage } from './render-page.ts';
import type { StorefrontApp } from './storefront-app.ts';

const VISITOR = {
  language: 'en',
  prefix: null,
  sessionToken: null,
  login: null,
  deviceToken: null,
  hasJustLostSession: false,
} as const;

const renderWith = (answerPage: StorefrontApp, { isDevelopment = false, onError = vi.fn() } = {}) =>
  createRenderer({
    storefrontApp: answerPage,
    catalog: () => ({}) as Catalog,
    content: () => ({}) as Content,
    cards: null,
    baseUrl: 'https://shop.example',
    imageOrigin: null,
    isDevelopment,
    onError,
  })(new Request('https://shop.example/products?search=sari'), VISITOR, {
    shopper: {} as ShopperApi,
    sendMessage: null,
  });

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test('allows only scripts with the nonce of this rendering, and removes the nonce', async () => {
  const marks: string[] = [];
  const answerPage: StorefrontApp = async (_request, { scriptNonce }) => {
    marks.push(scriptNonce);
    return html(`<script nonce="${scriptNonce}">ours()</script><script>theirs()</script>`);
  };
  const pages = [await renderWith(answerPage), await renderWith(answerPage)];
  expect(new Set(marks).size).toBe(2);
  for (const { body, headers } of pages) {
    expect(body.toString()).toBe('<script>ours()</script><script>theirs()</script>');
    expect(headers.get('Content-Security-Policy')?.match(/'sha256-/g)).toHaveLength(1);
    expect(headers.get('Reporting-Endpoints')).toBe('violations="/csp-reports"');
  }
});

test('says when to ask again for a page that cannot be shown now', async () => {
  const retryAfter = async (status: number) =>
    (await renderWith(async () => new Response('', { status }))).headers.get('Retry-After');
  expect([await retryAfter(503), await retryAfter(200)]).toEqual(['60', null]);
});

test('passes on responses that are no pages', async () => {
  const page = await renderWith(async () => Response.json({ script: '<script>x()</script>' }, { status: 202 }));
  expect([page.status, page.body.toString()]).toEqual([202, '{"script":"<script>x()</script>"}']);
  expect(page.headers.has('Content-Security-Policy')).toBe(false);
});

test('a redirect does not repeat a query at any length', async () => {
  const leadTo = (location: string) =>
    renderWith(async () => new Response(null, { status: 302, headers: { location } }));
  const query = `?back=${'%26'.repeat(2000)}`;
  expect((await leadTo(`/en/my-account${query}`)).headers.get('Location')).toBe('/en/my-account');
  expect((await leadTo('/en/my-account?tab=orders')).headers.get('Location')).toBe('/en/my-account?tab=orders');
});

test('sets no policy in development, where the bundler adds scripts', async () => {
  const page = await renderWith(async () => html('<script>bundler()</script>'), { isDevelopment: true });
  expect(page.headers.has('Content-Security-Policy')).toBe(false);
});

test('reports an error of a page with its path', async () => {
  const [error, onError] = [new Error('no such line'), vi.fn()];
  await renderWith(
    async (_request, shop) => {
      shop.onError(error);
      return html('sorry');
    },
    { onError },
  );
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, '/products');
});

test('reads the tags of a page for everyone', async () => {
  const headers = new Headers({ 'Cache-Control': 'public, s-maxage=60', 'Surrogate-Key': 'catalog  posts' });
  const shared = await toSharedPage({ status: 200, headers, body: Buffer.from('oils') }, 'Accept-Encoding');
  expect(shared).toMatchObject({
    isCacheable: true,
    page: { tags: ['catalog', 'posts'], body: { identity: Buffer.from('oils') } },
  });
  expect(shared.page.headers).toMatchObject({ 'cache-control': 'public, s-maxage=60', vary: 'Accept-Encoding' });
});

test.each([
  [200, true],
  [404, true],
  [301, false],
  [500, false],
])('a page of status %i that is public is kept for everyone: %s', async (status, isCacheable) => {
  const headers = new Headers({ 'Cache-Control': 'public, s-maxage=60' });
  expect(await toSharedPage({ status, headers, body: Buffer.from('x') }, 'Cookie')).toMatchObject({ isCacheable });
});

test('does not cache a page without Cache-Control', async () => {
  const shared = await toSharedPage({ status: 200, headers: new Headers(), body: Buffer.from('x') }, 'Accept-Encoding');
  expect([shared.isCacheable, shared.page.headers['cache-control']]).toEqual([false, 'no-store']);
});
