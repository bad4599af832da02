import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpApi } from './http-api.ts';
import { ApiPaused, NoApiResponse } from './run-operation.ts';

const url = 'https://backend.example/graphql';
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const over = (respond: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(respond);
  return { send, api: createHttpApi({ url, fetch: send }) };
};
const request = { query: '{ cart { total } }', operationName: 'getCart', variables: { a: 1 }, language: 'id' } as const;

test('an operation is posted with session and language', async () => {
  const { send, api } = over(async () => json({ data: { cart: null } }));
  await api({ ...request, sessionToken: 'jwt' });
  const [to, init] = send.mock.calls[0] ?? [];
  expect(to).toBe(url);
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'id-ID', 'woocommerce-session': 'Session jwt' },
    body: JSON.stringify({ query: request.query, operationName: 'getCart', variables: { a: 1 } }),
  });
});

test('without a session no header is sent', async () => {
  const { send, api } = over(async () => json({ data: {} }));
  await api({ ...request, sessionToken: null });
  expect(send.mock.calls[0]?.[1]?.headers).not.toHaveProperty('woocommerce-session');
});

test.each([
  ['a new token', { 'woocommerce-session': 'fresh' }, 'fresh'],
  ['no token', {}, null],
  ['the word false', { 'woocommerce-session': 'false' }, null],
])('the response brings %s', async (_case, headers, newSessionToken) => {
  const { api } = over(async () => json({ data: { cart: null } }, { headers }));
  expect(await api(request)).toEqual({ data: { cart: null }, newSessionToken });
});

test('GraphQL errors are a response, whatever the status', async () => {
  const errors = [{ message: 'Cart is empty', path: ['emptyCart'] }];
  const { api } = over(async () => json({ data: { emptyCart: null }, errors }, { status: 500 }));
  expect(await api(request)).toEqual({ data: { emptyCart: null }, errors, newSessionToken: null });
});

test('a refusal is a response, also that of a busy shop', async () => {
  const errors = [{ message: 'The shop is very busy.', extensions: { code: 'BUSY' } }];
  const { api } = over(async () => json({ errors }, { status: 503 }));
  expect(await api(request)).toEqual({ errors, newSessionToken: null });
});

test.each([
  [
    'a page of a proxy',
    async () => new Response('<html>Bad gateway</html>', { status: 502 }),
    'GraphQL Error (Code: 502): Bad gateway',
  ],
  ['JSON that is not a response', async () => json({ hello: 1 }, { status: 404 }), 'GraphQL Error (Code: 404)'],
  [
    'an error of the whole backend',
    async () => json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }),
    'GraphQL Error (Code: 500)',
  ],
  [
    'a host that turns away too many requests',
    async () => json({ errors: [{ message: 'Slow down' }] }, { status: 429 }),
    'GraphQL Error (Code: 429)',
  ],
  ['no data and no error', async () => json({ data: null }, { status: 500 }), 'GraphQL Error (Code: 500)'],
  [
    'a fatal error of WordPress',
    async () => json({ code: 'internal_server_error', message: '<p>…</p>', data: { status: 500 } }, { status: 500 }),
    'GraphQL Error (Code: 500): internal_server_error',
  ],
  [
    'a request that a plugin of WordPress refuses',
    async () => json({ code: 'rest_forbidden', message: 'Sorry', data: { status: 401 } }, { status: 401 }),
    'GraphQL Error (Code: 401): rest_forbidden',
  ],
  ['malformed errors', async () => json({ data: null, errors: ['x'] }), 'GraphQL Error (Code: 200)'],
  [
    'another address',
    async () => new Response(null, { status: 301, headers: { Location: 'https://www.backend.example/graphql' } }),
    'GraphQL Error (Code: 301): redirected to https://www.backend.example/graphql',
  ],
  [
    'a page of a firewall',
    async () => new Response('<title>Just a moment...</title><style>*{margin:0}</style>', { status: 403 }),
    'GraphQL Error (Code: 403): Just a moment...',
  ],
  [
    'a part of a shopper’s data',
    async () => new Response('{"data":{"customer":{"billing":{"firstName":"Sari"'),
    'GraphQL Error (Code: 200)',
  ],
  [
    'an endless page',
    async () => new Response('x'.repeat(100_000), { status: 503 }),
    `GraphQL Error (Code: 503): ${'x'.repeat(200)}`,
  ],
  ['no response', async () => Promise.reject(new TypeError('fetch failed')), 'the commerce API did not respond'],
])('%s is a failure', async (_case, respond, message) => {
  const { api } = over(respond);
  await expect(api(request)).rejects.toThrow(new NoApiResponse(message));
  await expect(api(request)).rejects.toBeInstanceOf(NoApiResponse);
});

test('gives up a backend that does not respond in time', async () => {
  const api = createHttpApi({
    url,
    timeoutMs: 5,
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  await expect(api(request)).rejects.toMatchObject({ message: 'the commerce API did not respond', isLate: true });
});

test.each([
  [502, false],
  [504, true],
])('a proxy with status %i says whether the backend is still at work', async (status, isLate) => {
  const { api } = over(async () => new Response('<html>', { status }));
  await expect(api(request)).rejects.toMatchObject({ isLate });
});

/** The API of a server that answers every request so, and how many requests it got. */
async function overHttp(respond: (response: ServerResponse) => void) {
  const received: string[] = [];
  const server = createServer((incoming, response) => {
    received.push(`${incoming.method} ${incoming.url}`);
    incoming.resume().on('end', () => respond(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return { api: createHttpApi({ url: address, maxBytes: 100_000 }), received, address };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each<readonly [string, (response: ServerResponse) => void]>([
  ['half of a response', (response) => response.writeHead(200, JSON_TYPE).end('{"data":{"cart":{"total"')],
  ['nothing', (response) => response.writeHead(200, JSON_TYPE).end()],
  ['JSON of another kind', (response) => response.writeHead(200, JSON_TYPE).end('[1,2]')],
  ['HTML', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Soon')],
  [
    'a connection cut in the middle',
    (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 }).write('{"data":{');
      setImmediate(() => response.destroy());
    },
  ],
  [
    'a response of the wrong length',
    (response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: -7\r\n\r\n{}'),
  ],
  ['no HTTP', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')],
])('a backend that sends %s does not respond', async (_case, respond) => {
  const { api } = await overHttp(respond);
  await expect(api(request)).rejects.toBeInstanceOf(NoApiResponse);
});

test('a response without end is given up, and its connection closed', async () => {
  let isClosed = Promise.resolve();
  const { api } = await overHttp((response) => {
    isClosed = new Promise((resolve) => response.on('close', resolve));
    const piece = `"${'x'.repeat(10_000)}",`;
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.writeHead(200, JSON_TYPE).write('{"data":[');
    response.on('drain', more);
    more();
  });
  await expect(api(request)).rejects.toBeInstanceOf(NoApiResponse);
  await isClosed;
});

test.each([301, 302, 307, 308])('is led nowhere else by status %i', async (status) => {
  const other = await overHttp((response) => response.writeHead(200, JSON_TYPE).end('{"data":{}}'));
  const { api } = await overHttp((response) => response.writeHead(status, { Location: other.address }).end());
  await expect(api({ ...request, sessionToken: 'jwt' })).rejects.toBeInstanceOf(NoApiResponse);
  expect(other.received).toEqual([]);
});

test('JSON is read whatever its type is said to be', async () => {
  const { api } = await overHttp((response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' }).end('{"data":{"cart":null}}'),
  );
  expect(await api(request)).toEqual({ data: { cart: null }, newSessionToken: null });
});

test.each([
  ['a byte order mark', '\uFEFF'],
  [
    'a notice of PHP',
    '<br />\n<b>Deprecated</b>:  Creation of {closure} in <b>/wp-content/x.php</b> on line <b>12</b><br />\n',
  ],
])('%s before the JSON is left out', async (_case, before) => {
  const { api } = await overHttp((response) =>
    response.writeHead(200, JSON_TYPE).end(`${before}{"data":{"cart":null}}`),
  );
  expect(await api(request)).toEqual({ data: { cart: null }, newSessionToken: null });
});

test('a host that turns requests away is asked nothing for everybody until its pause is over, and shoppers go on', async () => {
  let time = 0;
  const send = vi.fn<typeof fetch>(async () => json({ data: {} }));
  const api = createHttpApi({ url, fetch: send, now: () => time });
  send.mockResolvedValueOnce(new Response('Slow down', { status: 429, headers: { 'Retry-After': '30' } }));
  await expect(api(request)).rejects.toThrow('429');
  await expect(api(request)).rejects.toThrow(ApiPaused);
  expect(send).toHaveBeenCalledTimes(1);
  await api({ ...request, sessionToken: 'jwt' });
  await api({ ...request, clientAddress: '192.0.2.1' });
  expect(send).toHaveBeenCalledTimes(3);
  time = 30_000;
  await api(request);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a shopper who is turned away stops nobody else', async () => {
  const { send, api } = over(async () => json({ data: {} }));
  send.mockResolvedValueOnce(new Response('Slow down', { status: 429, headers: { 'Retry-After': '30' } }));
  await expect(api({ ...request, clientAddress: '192.0.2.1' })).rejects.toThrow('429');
  await api(request);
  expect(send).toHaveBeenCalledTimes(2);
});
