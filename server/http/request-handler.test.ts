import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readyBody } from '../pages/compress.ts';
import type { ReadyPage } from '../pages/ready-page.ts';
import { headerOf, listen, serve } from '../testing/http-server.ts';
import type { Health } from './health.ts';
import { readBody } from './read-body.ts';
import { createRequestHandler } from './request-handler.ts';
import { sendText } from './send.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const WELL: Health = {
  readiness: async () => null,
  health: async () => null,
  readinessRemark: () => null,
  healthRemark: async () => null,
};

const bytes = Buffer.from('body { }');
const STYLES: ReadyPage = {
  status: 200,
  headers: { 'Content-Type': 'text/css' },
  body: readyBody(bytes, {}),
  etag: 'styles',
  tags: [],
};
const PICTURE = Buffer.from('picture');

async function openHandler(changes: Partial<Parameters<typeof createRequestHandler>[0]> = {}) {
  const { handle, logged } = createHandler(changes);
  return { send: await serve(handle), logged };
}

function createHandler(changes: Partial<Parameters<typeof createRequestHandler>[0]>) {
  const logger = pino({ level: 'silent' });
  const logged = vi.spyOn(logger, 'error');
  const handle = createRequestHandler({
    handleIcons: async (_request, response) => void response.end('icons'),
    staticFiles: new Map([['/assets/styles.css', STYLES]]),
    fileOfOtherRelease: async (path) => (path === '/assets/styles-other.css' ? STYLES : null),
    pictures: async (path, { version }) => {
      if (path !== '2026/oil.webp') return null;
      return version === null || version === 'new'
        ? { bytes: PICTURE, extension: '.webp', isFinal: version !== null }
        : { currentVersion: 'new' };
    },
    backendPictures: null,
    handlePage: async (request, response, target) => sendText(response, 200, `${request.url} ${target}`),
    handleContact: null,
    handleMail: null,
    handlePolicyReport: async (_request, response) => sendText(response, 200, 'reported'),
    handleWebhook: null,
    handleTestCards: null,
    handleDownload: async (_request, response, path) => sendText(response, 200, `file of ${path}`),
    handleApi: async (_request, response) => sendText(response, 200, 'the API'),
    health: { ...WELL },
    ownOrigin: 'https://shop.example',
    logger,
    ...changes,
  });
  return { handle, logged };
}

test.each([
  ['a built file', '/assets/styles.css', 200, /body \{ \}/],
  ['a built file of another release', '/assets/styles-other.css', 200, /body \{ \}/],
  ['a built file that no release has', '/assets/styles-none.css', 404, /Not Found/],
  ['a picture', '/uploads/2026/oil.webp', 200, /picture/],
  ['a picture that is not there', '/uploads/2026/none.webp', 404, /Not Found/],
  ['a bought file', '/download/7/mark', 200, /file of \/download\/7\/mark/],
  ['health', '/health', 200, /ok/],
  ['that it lives', '/healthz', 200, /ok/],
  ['that it is open', '/readyz', 200, /ok/],
  ['a report of a browser', '/csp-reports', 200, /reported/],
  ['a page', '/products?page=2', 200, /\/products\?page=2 \/products\?page=2/],
  ['a page at an address in absolute form', 'http://other.example/products', 200, /\/products \/products/],
  ['an address that leads to another host', '//other.example/products', 400, /Bad Request/],
  ['a broken escape', '/product/%', 400, /Bad Request/],
  ['a NUL', '/product/a%00b', 400, /Bad Request/],
  ['a path with steps up', '/uploads/..%2f..%2fsession-secret', 404, /Not Found/],
])('%s', async (_case, target, status, body) => {
  const { send } = await openHandler();
  const response = await send(target);
  expect(response.status).toBe(status);
  expect(response.body).toMatch(body);
});

test('renders nothing for an address that nobody types', async () => {
  const { send } = await openHandler();
  expect((await send(`/products?search=${'a'.repeat(9000)}`)).status).toBe(414);
});

test('takes no request with two hosts', async () => {
  const { send } = await openHandler();
  expect((await send('/products', { headers: { host: 'other.example' } })).status).toBe(400);
});

test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])('refuses the method %s', async (method) => {
  const { send, logged } = await openHandler();
  const response = await send('/products', { method });
  expect([response.status, headerOf(response, 'allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(logged).not.toHaveBeenCalled();
});

test.each(['/assets/styles.css', '/assets/styles-old.css', '/uploads/2026/oil.webp', '/uploads/none.webp'])(
  'the file %s takes no form',
  async (target) => {
    const { send } = await openHandler();
    const response = await send(target, { method: 'POST' });
    expect([response.status, headerOf(response, 'allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test('responds 304 to a browser that has the picture', async () => {
  const { send } = await openHandler();
  const first = await send('/uploads/2026/oil.webp');
  const etag = headerOf(first, 'etag') ?? '';
  const again = await send('/uploads/2026/oil.webp', { headers: { 'If-None-Match': etag } });
  expect([headerOf(first, 'content-type'), again.status, again.body]).toEqual(['image/webp', 304, '']);
});

test.each([
  ['its version may be kept for good', '?v=new', 200, 'public, max-age=31536000, immutable', undefined],
  ['no version may be kept for an hour', '', 200, 'public, max-age=3600', undefined],
  ['a version of before leads to the one of now', '?v=old', 302, 'no-store', '/uploads/2026/oil.webp?v=new'],
  ['no known file has no version', '/none.webp?v=new', 404, 'no-store', undefined],
])('a picture with %s', async (_case, rest, status, cacheControl, location) => {
  const { send } = await openHandler();
  const response = await send(`/uploads/2026/oil.webp${rest}`);
  expect([response.status, headerOf(response, 'cache-control'), headerOf(response, 'location')]).toEqual([
    status,
    cacheControl,
    location,
  ]);
});

test('a picture of another backend comes from here, and the placeholder in place of one that it does not give', async () => {
  const backendPictures = vi.fn(async (path: string) =>
    path === '/wp-content/uploads/r%C3%B6d.jpg' ? { bytes: PICTURE, extension: '.webp', isFinal: true } : null,
  );
  const { send } = await openHandler({ backendPictures });
  const found = await send('/backend-pictures/wp-content/uploads/r%C3%B6d.jpg?side=640', {
    headers: { Accept: 'image/avif' },
  });
  expect([found.status, headerOf(found, 'cache-control'), found.body]).toEqual([
    200,
    'public, max-age=86400',
    'picture',
  ]);
  expect(backendPictures).toHaveBeenCalledWith(expect.anything(), { side: 640, takesAvif: true });
  const missing = await send('/backend-pictures/wp-content/uploads/none.jpg?side=640');
  expect([missing.status, headerOf(missing, 'location')]).toEqual([302, '/images/placeholder.png']);
});

test('has no pictures of another backend over its own engine', async () => {
  const { send } = await openHandler();
  expect((await send('/backend-pictures/oil.jpg?side=640')).status).toBe(302);
});

test.each(['/graphql', '/graphql/', '/graphql/?query={a}'])('the API answers at %s', async (target) => {
  const { send } = await openHandler({ handleApi: async (_request, response) => sendText(response, 200, 'api') });
  expect((await send(target, { method: 'POST' })).body).toContain('api');
});

test('has no API and no files over another backend', async () => {
  const { send } = await openHandler({ handleApi: null, handleDownload: null });
  expect((await send('/graphql')).body).toContain('/graphql /graphql');
  expect((await send('/download/7/mark')).body).toContain('/download/7/mark /download/7/mark');
});

test('refuses a form of another site before any page handles it', async () => {
  const handlePage = vi.fn();
  const { send } = await openHandler({ handlePage });
  const response = await send('/cart', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(response.status).toBe(403);
  expect(handlePage).not.toHaveBeenCalled();
});

test('logs an error without the query and responds without its message', async () => {
  const handlePage = async () => {
    throw new Error('password of the database');
  };
  const { send, logged } = await openHandler({ handlePage });
  const response = await send('/products?key=secret');
  expect([response.status, response.body.includes('password')]).toEqual([500, false]);
  expect(logged.mock.calls).toMatchObject([[{ method: 'GET', path: '/products' }, 'request failed']]);
});

test('without the database a gateway is told to send its event again', async () => {
  const { send } = await openHandler({ handleWebhook: () => Promise.reject(new Error('Connection terminated')) });
  expect(await send('/webhooks/stripe', { method: 'POST' })).toMatchObject({ status: 503 });
});

test('a client whose form fails before it is read to its end gets an answer, and the error is logged', async () => {
  const handlePage = async () => {
    throw new Error('too early');
  };
  const { handle, logged } = createHandler({ handlePage });
  const socket = connect(await listen(handle), '127.0.0.1');
  socket.write('POST /cart HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\na');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 500 /);
  expect(logged).toHaveBeenCalledOnce();
});

test('does not log a client that disconnects while sending', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<IncomingMessage>();
  const handleApi = async (request: IncomingMessage) => {
    begin(request);
    await readBody(request, 1000);
  };
  const { handle, logged } = createHandler({ handleApi });
  const socket = connect(await listen(handle), '127.0.0.1');
  socket.write('POST /graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\n{');
  const request = await begun;
  const gone = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await gone;
  await setImmediate();
  expect(request.complete).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

const TOO_LONG = 100_000;

/** As a page reads a form that no action of it takes. */
const beginToRead: Handler = async (request, response) => {
  const stopped = new Promise((resolve) => request.once('pause', resolve));
  request.once('data', () => request.pause());
  await stopped;
  sendText(response, 405, 'Method Not Allowed');
};

const readTooMuch: Handler = async (request, response) => {
  await readBody(request, 1000);
  sendText(response, 413, 'Content Too Large');
};

test.each([
  ['was only begun', { handlePage: beginToRead }, '/products', '405'],
  ['is too long', { handleApi: readTooMuch }, '/graphql', '413'],
])('a body that %s keeps no other request of its connection waiting', async (_case, handlers, path, status) => {
  const socket = connect(await listen(createHandler(handlers).handle), '127.0.0.1').setEncoding('latin1');
  const next = async () => String((await once(socket, 'data'))[0]).slice(9, 12);
  const head = `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const piece = `${TOO_LONG.toString(16)}\r\n${'a'.repeat(TOO_LONG)}\r\n`;
  socket.write(head + piece);
  expect(await next()).toBe(status);
  socket.write(`${piece}0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
  expect(await next()).toBe('200');
  socket.destroy();
});

test.each([
  ['/healthz', 200, /^ok$/m],
  ['/readyz', 503, /^lists not loaded$/m],
  ['/health', 503, /^disk cannot be written$/m],
])('each has its own meaning: %s', async (path, status, body) => {
  const states = { readiness: async () => 'lists not loaded', health: async () => 'disk cannot be written' };
  const response = await (await openHandler({ health: { ...WELL, ...states } })).send(path);
  expect([response.status, response.body]).toEqual([status, expect.stringMatching(body)]);
});

test('a remark stands beside the state, and keeps no requests away', async () => {
  const remark = () => 'backend unreachable';
  const { send } = await openHandler({ health: { ...WELL, health: async () => remark(), readinessRemark: remark } });
  const [ready, healthy] = [await send('/readyz'), await send('/health')];
  expect([ready.status, healthy.status]).toEqual([200, 503]);
  expect(ready.body).toMatch(/^ok, backend unreachable$/m);
  expect(healthy.body).toMatch(/^backend unreachable$/m);
});

test('tells browsers not to guess the type of a response', async () => {
  const { send } = await openHandler();
  for (const target of ['/products', '/health', '/assets/styles.css', '/uploads/2026/oil.webp', '//']) {
    expect(headerOf(await send(target), 'x-content-type-options')).toBe('nosniff');
  }
});

test('tells browsers to use TLS only where the shop has it, and which senses no page uses', async () => {
  const { send } = await openHandler();
  const secure = await send('/products');
  expect(headerOf(secure, 'strict-transport-security')).toBe('max-age=31536000');
  expect(headerOf(secure, 'permissions-policy')).toContain('camera=()');
  expect(headerOf(secure, 'cross-origin-opener-policy')).toBe('same-origin');
  const local = await openHandler({ ownOrigin: 'http://localhost:3000' });
  expect(headerOf(await local.send('/products'), 'strict-transport-security')).toBeUndefined();
});

test('a picture opened as a document runs no script', async () => {
  const { send } = await openHandler();
  const response = await send('/uploads/2026/oil.webp');
  expect(headerOf(response, 'content-security-policy')).toBe("default-src 'none'; sandbox");
});
