import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Shop } from '#storefront/gateway/shop.ts';
import { observeRequests } from '../observability/observe-requests.ts';
import { readyBody } from '../pages/compress.ts';
import { createPageCache } from '../pages/page-cache.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import type { Renderer } from '../pages/render-page.ts';
import { createSharedRenderer } from '../pages/shared-page.ts';
import { listen } from '../testing/http-server.ts';
import { shopOrigin } from './addresses/address.ts';
import { createRedirect } from './addresses/redirect.ts';
import { createPagesHandler } from './pages-handler.ts';
import { createReadyResponses, type SendIfReady } from './ready-responses.ts';
import { createRequestHandler } from './request-handler.ts';

const BASE_URL = 'https://shop.example';
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };
const GONE = '/en/product/gone';

/** Long enough to be compressed. */
const render: Renderer = async ({ url }, { language }) => ({
  status: url.endsWith(GONE) ? 404 : 200,
  headers: new Headers(HEADERS),
  body: Buffer.from(`${language} ${url} `.repeat(100)),
});

const ICON: ReadyPage = {
  status: 200,
  headers: { 'Content-Type': 'image/svg+xml' },
  body: readyBody(Buffer.from('<svg/>'), {}),
  etag: 'icon',
  tags: [],
};

/** No request of these tests is for them. */
const refuse = async () => Promise.reject(new Error('not part of this shop'));
const OTHER_HANDLERS = {
  handleIcons: refuse,
  fileOfOtherRelease: async () => null,
  handlePolicyReport: refuse,
  handleApi: refuse,
  handleContact: null,
  handleMail: null,
  handleWebhook: null,
  handleTestCards: null,
  handleDownload: null,
  pictures: async () => null,
  backendPictures: null,
  health: {
    readiness: async () => null,
    health: async () => null,
    readinessRemark: () => null,
    healthRemark: async () => null,
  },
};

/** The same shop with one page cache twice: one that sends what is ready, and one that sends everything as usual. */
async function openShops() {
  const cache = createPageCache({
    maxBytes: 1_000_000,
    lifetime: { fresh: 60, stale: 600 },
    now: () => 0,
    onError: vi.fn(),
  });
  const staticFiles = new Map([['/favicon.svg', ICON]]);
  const handlePage = createPagesHandler({
    shop: { shopper: () => ({}) } as unknown as Shop,
    render,
    renderShared: createSharedRenderer(render, shopOrigin(BASE_URL)),
    cache,
    requestLimiter: () => 0,
    overload: { admit: async () => () => undefined },
    sendContactMessage: null,
    clientAddress: () => '203.0.113.9',
    redirect: createRedirect((target) => (target === GONE ? '/en/products' : null)),
    baseUrl: BASE_URL,
  });
  const needs = { ownOrigin: BASE_URL, logger: pino({ level: 'silent' }), staticFiles, handlePage };
  const handle = createRequestHandler({ ...OTHER_HANDLERS, ...needs });
  const sendIfReady = vi.fn(createReadyResponses({ staticFiles, cache, ownOrigin: BASE_URL }));
  const open = (first: SendIfReady) =>
    listen(observeRequests(handle, { requestId: () => 'id', observers: [], sendIfReady: first, now: () => 0 }));
  const [ready, usual] = [await open(sendIfReady), await open(() => false)];
  for (const line of ['/en/products', '/en/products?sale=1', '/products', GONE, '/favicon.svg']) {
    for (const headers of ['Accept-Language: en', 'Accept-Language: id', 'Accept-Encoding: br']) {
      await exchange(usual, get(line, headers));
    }
  }
  return { ready, usual, sendIfReady };
}

/** Whatever is sent, as it is. */
async function exchange(port: number, requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(requests);
  return (await text(socket)).replaceAll(/^Date: .*$/gm, 'Date');
}

const KEEP = 'Host: shop.example\r\n';
const get = (target: string, headers = 'X: y', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\n${KEEP}Connection: close\r\n${headers}\r\n\r\n`;

/** Status line and headers, whose order means nothing, and body of each answer. */
const answersOf = (raw: string): readonly (readonly string[])[] =>
  raw
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map((answer) => answer.split('\r\n').map((line) => line.replace(/^[\w-]+:/, (name) => name.toLowerCase())))
    .map((lines) => lines.toSorted());

const PAGE = '/en/products';

test.each([
  ['a page', get(PAGE)],
  ['a page in brotli', get(PAGE, 'Accept-Encoding: gzip, br')],
  ['a page to a reader that refuses brotli', get(PAGE, 'Accept-Encoding: br;q=0')],
  ['a page with a filter', get(`${PAGE}?sale=1`)],
  ['a file', get('/favicon.svg')],
  ['the head of a page', get(PAGE, 'X: y', 'HEAD')],
  ['a part of a page', get(PAGE, 'Range: bytes=0-9')],
  ['a page that the browser has, whatever it is', get(PAGE, 'If-None-Match: *')],
  ['a page that the browser has in another form', get(PAGE, 'If-None-Match: W/"other", "another"')],
  ['a file that the browser has', get('/favicon.svg', 'If-None-Match: W/"icon"')],
  ['the language of a cookie', get('/products', 'Cookie: a=b; locale=id_ID; consent=1')],
  ['the language of the browser', get('/products', 'Accept-Language: fr, id;q=0.2')],
  ['no language', get('/products')],
  ['a page to a visitor with a session', get(PAGE, 'Cookie: woocommerce-session=abc; shop-login=kept.x')],
  ['a page to another site', get(PAGE, 'Origin: https://other.example\r\nSec-Fetch-Site: cross-site')],
  ['a page to a client that waits for leave to send', get(PAGE, 'Expect: 100-continue')],
  ['an old client', `GET ${PAGE} HTTP/1.0\r\n\r\n`],
  ['an old client that keeps its connection', `GET ${PAGE} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n${get(PAGE)}`],
  [
    'several requests at once',
    `GET ${PAGE} HTTP/1.1\r\n${KEEP}\r\nHEAD /favicon.svg HTTP/1.1\r\n${KEEP}\r\n${get(PAGE)}`,
  ],
  ['a request with a body, and the next', `GET ${PAGE} HTTP/1.1\r\n${KEEP}Content-Length: 3\r\n\r\nabc${get(PAGE)}`],
])('answers %s from what is ready as usual', async (_case, requests) => {
  const { ready, usual, sendIfReady } = await openShops();
  expect(answersOf(await exchange(ready, requests))).toEqual(answersOf(await exchange(usual, requests)));
  expect(new Set(sendIfReady.mock.results.map(({ value }) => value))).toEqual(new Set([true]));
});

test.each([
  ['an address with a host', get(`http://other.example${PAGE}`)],
  ['what could be another host', get(`//other.example${PAGE}`)],
  ['a way up and down', get(`/x/../${PAGE}`)],
  ['an address with escapes', get('/en/%70roducts')],
  ['a language with escapes', get('/%65n/products')],
  ['another spelling', get('/EN/Products')],
  ['a slash at the end', get(`${PAGE}/`)],
  ['what others have added', get(`${PAGE}?utm_source=x&sale=1`)],
  ['a broken escape', get(`${PAGE}%`)],
  ['a NUL', get('/favicon.svg%00')],
  ['a file with a query', get('/favicon.svg?v=1')],
  ['an address that leads elsewhere', get(GONE)],
  ['a second host', get(PAGE, 'HOST: other.example')],
  ['a form', get(PAGE, 'Content-Length: 0', 'POST')],
  ['a form to a file', get('/favicon.svg', 'Content-Length: 0', 'POST')],
  ['another method', get(PAGE, 'X: y', 'TRACE')],
  ['another version of a page', get(PAGE, 'Accept-Encoding: gzip')],
])('leaves %s to the usual way', async (_case, requests) => {
  const { ready, usual, sendIfReady } = await openShops();
  expect(answersOf(await exchange(ready, requests))).toEqual(answersOf(await exchange(usual, requests)));
  expect(sendIfReady.mock.results.map(({ value }) => value)).toEqual([false]);
});
