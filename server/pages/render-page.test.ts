import { expect, test, vi } from 'vitest';
import type { Catalogue } from '#storefront/gateway/catalogue/catalogue.ts';
import type { ShopperApi } from '#storefront/gateway/shop.ts';
import { createRenderer, toSharedPage } from './render-page.ts';
import type { StorefrontApp } from './storefront-app.ts';

const VISITOR = { language: 'en', prefix: null, sessionToken: null } as const;

const renderWith = (answerPage: StorefrontApp, { isDevelopment = false, onError = vi.fn() } = {}) =>
  createRenderer({
    storefrontApp: answerPage,
    catalogue: () => ({}) as Catalogue,
    baseUrl: 'https://shop.example',
    imageOrigin: null,
    isDevelopment,
    onError,
  })(new Request('https://shop.example/products?search=sari'), VISITOR, {} as ShopperApi);

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test('only scripts that carry the mark of this rendering may run, and the mark does not leave the server', async () => {
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
  }
});

test('an answer that is no page is handed on as it is', async () => {
  const page = await renderWith(async () => Response.json({ script: '<script>x()</script>' }, { status: 202 }));
  expect([page.status, page.body.toString()]).toEqual([202, '{"script":"<script>x()</script>"}']);
  expect(page.headers.has('Content-Security-Policy')).toBe(false);
});

test('development allows the scripts that its bundler adds', async () => {
  const page = await renderWith(async () => html('<script>bundler()</script>'), { isDevelopment: true });
  expect(page.headers.has('Content-Security-Policy')).toBe(false);
});

test('an error of a page is told of with its path', async () => {
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

test('a page for everybody is known by its tags', async () => {
  const headers = new Headers({ 'Cache-Control': 'public, s-maxage=60', 'Surrogate-Key': 'catalogue  posts' });
  const shared = await toSharedPage({ status: 200, headers, body: Buffer.from('oils') }, 'Accept-Encoding');
  expect(shared).toMatchObject({
    isCacheable: true,
    page: { tags: ['catalogue', 'posts'], body: { identity: Buffer.from('oils') } },
  });
  expect(shared.page.headers).toMatchObject({ 'cache-control': 'public, s-maxage=60', vary: 'Accept-Encoding' });
});

test('a page that says nothing about caches is kept by none', async () => {
  const shared = await toSharedPage({ status: 200, headers: new Headers(), body: Buffer.from('x') }, 'Accept-Encoding');
  expect([shared.isCacheable, shared.page.headers['cache-control']]).toEqual([false, 'no-store']);
});
