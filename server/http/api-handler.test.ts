import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { beginForm, headerOf, sendTo, listen as serveOn } from '../testing/http-server.ts';
import { type ApiEndpoint, createApiHandler } from './api-handler.ts';
import type { Overload } from './limits/overload.ts';
import type { ReadLimiter, RequestLimiter } from './limits/request-limiter.ts';
import { listen } from './listen.ts';

const textResponse = (body: string) => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: [body] });

async function openApi({
  wait = 0,
  requestLimiter = () => 0,
  charge = () => undefined,
  admit = () => Promise.resolve(() => undefined),
  respond = async ({ url }) => textResponse(url),
}: {
  wait?: number;
  requestLimiter?: RequestLimiter;
  charge?: ReadLimiter['charge'];
  admit?: Overload['admit'];
  respond?: ApiEndpoint;
} = {}) {
  const endpoint = vi.fn(respond);
  const handle = createApiHandler({
    apiEndpoint: endpoint,
    allowedOrigins: ['https://app.example'],
    requestLimiter,
    readLimiter: { wait: () => wait, charge },
    overload: { admit },
    clientAddress: () => '203.0.113.9',
  });
  const port = await serveOn(handle);
  return { handle, port, send: sendTo(port), endpoint };
}

test('passes the client’s address to the engine', async () => {
  const { send } = await openApi({ respond: async (_request, client) => textResponse(client?.address ?? '') });
  expect((await send('/graphql')).body).toContain('203.0.113.9');
});

test('a request keeps no place from others before all of it has come', async () => {
  const admit = vi.fn<Overload['admit']>(() => Promise.resolve(() => undefined));
  const { port, send } = await openApi({ admit, respond: async ({ body }) => textResponse(String(await body(10))) });
  const end = await beginForm(port, '/graphql');
  await send('/graphql');
  expect(admit).toHaveBeenCalledTimes(1);
  expect((await end('12')).body).toBe('a=12');
});

test('sends a long response in parts, whole and with its length', async () => {
  const texts = ['[', `"${'é'.repeat(600_000)}"`, ',', `"${'x'.repeat(600_000)}"`, ']'];
  const { send } = await openApi({ respond: async () => ({ status: 200, headers: {}, body: texts }) });
  const response = await send('/graphql');
  expect(response.body).toBe(texts.join(''));
  expect(headerOf(response, 'content-length')).toBe(String(response.bytes.length));
});

test('does not keep whole catalogs for clients that never read them', async () => {
  const text = 'x'.repeat(40_000_000);
  const { handle } = await openApi({ respond: async () => textResponse(text) });
  const responses: ServerResponse[] = [];
  const keepResponse: RequestListener = (request, response) => {
    responses.push(response);
    void handle(request, response);
  };
  const server = await listen(keepResponse, { host: '127.0.0.1', port: 0 });
  const ask = async (count: number) => {
    const client = connect(server.port, '127.0.0.1').pause();
    client.on('error', () => {}).write('GET /graphql HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await expect.poll(() => responses[count - 1]?.writableEnded).toBe(true);
    return client;
  };
  const clients = [await ask(1), await ask(2)];
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  for (const client of clients) client.destroy();
  await server.close();
});

test.each(['evil.example', 'evil.example/x?', '%', 'localhost:99999', 'user@evil.example'])(
  'the API is asked by path alone, whatever the Host %s says',
  async (Host) => {
    const { send } = await openApi();
    expect((await send('/graphql?query={a}', { headers: { Host } })).body).toBe('/graphql?query={a}');
  },
);

const whole = (body: string) => ({ headers: { 'Content-Length': String(body.length) }, body });
const chunked = (body: string) => ({
  headers: { 'Transfer-Encoding': 'chunked' },
  body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
});

test.each([
  ['whole', 300_000, whole, 'too large'],
  ['whole', 200_000, whole, 'of 200000'],
  ['in chunks', 300_000, chunked, 'too large'],
  ['in chunks', 200_000, chunked, 'of 200000'],
])('reads a body up to a limit, sent %s with %i characters', async (_how, length, form, expected) => {
  const { send } = await openApi({
    async respond({ body }) {
      const text = await body(256 * 1024);
      return textResponse(text === null ? 'too large' : `of ${text.length}`);
    },
  });
  expect((await send('/graphql', { method: 'POST', ...form('x'.repeat(length)) })).body).toBe(expected);
});

test.each([
  ['https://app.example', 'https://app.example'],
  ['https://evil.example', undefined],
])('tells a limited client when to come back, readable from %s: %s', async (Origin, readable) => {
  const { send, endpoint } = await openApi({ wait: 12 });
  const response = await send('/graphql', { method: 'POST', headers: { Origin } });
  expect([response.status, headerOf(response, 'retry-after')]).toEqual([429, '12']);
  expect(JSON.parse(response.body)).toEqual({
    errors: [
      {
        message: expect.stringContaining('12 seconds'),
        extensions: { category: 'user', code: 'TOO_MANY_TRIES', facts: { seconds: 12 } },
      },
    ],
  });
  expect(headerOf(response, 'access-control-allow-origin')).toBe(readable);
  expect(endpoint).not.toHaveBeenCalled();
});

test('counts each mutation, and each checkout like a form of the checkout', async () => {
  const requestLimiter = vi.fn<RequestLimiter>(() => 0);
  const { send } = await openApi({
    requestLimiter,
    async respond(_request, client) {
      for (const mutation of ['addToCart', 'checkout', 'addToCart']) client?.rateLimitMutation?.(mutation);
      return textResponse('');
    },
  });
  await send('/graphql', { method: 'POST' });
  const limits = requestLimiter.mock.calls.map(([, limit]) => limit);
  expect(limits).toEqual(['api', 'checkout', 'api']);
});

test('counts what is read by its cost, and not by its number', async () => {
  const charge = vi.fn<ReadLimiter['charge']>();
  const requestLimiter = vi.fn<RequestLimiter>(() => 0);
  const { send } = await openApi({
    charge,
    requestLimiter,
    async respond(_request, client) {
      client?.charge?.(1234);
      return textResponse('');
    },
  });
  await send('/graphql', { method: 'POST' });
  expect(charge.mock.calls.map(([, cost]) => cost)).toEqual([1234]);
  expect(requestLimiter).not.toHaveBeenCalled();
});

test('tells a client how long a mutation has to wait', async () => {
  const { send } = await openApi({
    requestLimiter: (_request, limit) => (limit === 'checkout' ? 12 : 0),
    respond: async (_request, client) => textResponse(String(client?.rateLimitMutation?.('checkout'))),
  });
  expect((await send('/graphql', { method: 'POST' })).body).toBe('12');
});

const SESSION = { 'woocommerce-session': 'Session abc' };
const ORDER = '{"query":"mutation { checkout (input: {}) { result } }"}';

test.each<[string, Record<string, string>, string, string[]]>([
  ['a reader', {}, '{"query":"{ products { nodes { name } } }"}', ['reading']],
  ['a shopper', SESSION, '{"query":"{ cart { total } }"}', ['shopping']],
  ['a shopper with a cookie alone', { Cookie: 'a=b' }, '{"query":"{ cart { total } }"}', ['shopping']],
  ['a customer', { Authorization: 'Bearer abc' }, '{"query":"{ viewer { id } }"}', ['shopping']],
  ['a shopper who orders', SESSION, ORDER, ['shopping', 'ordering']],
  ['a stranger who only says so', {}, ORDER, ['reading']],
])('tells %s that the shop is busy', async (_who, headers, body, asked) => {
  const admit = vi.fn<Overload['admit']>(() => null);
  const { send, endpoint } = await openApi({ admit });
  const all = { ...headers, 'Content-Length': String(body.length) };
  const response = await send('/graphql', { method: 'POST', headers: all, body });
  expect([response.status, headerOf(response, 'retry-after')]).toEqual([503, '3']);
  expect(JSON.parse(response.body).errors[0].extensions).toEqual({
    category: 'user',
    code: 'BUSY',
    facts: { seconds: 3 },
  });
  expect(admit.mock.calls.map(([importance]) => importance)).toEqual(asked);
  expect(endpoint).not.toHaveBeenCalled();
});

test('lets an order in where there is room for orders only, and leaves when it is done', async () => {
  const leave = vi.fn();
  const { send, endpoint } = await openApi({
    admit: (importance) => (importance === 'ordering' ? Promise.resolve(leave) : null),
    respond: async ({ body }) => textResponse((await body(1000)) ?? ''),
  });
  const headers = { ...SESSION, 'Content-Length': String(ORDER.length) };
  expect((await send('/graphql', { method: 'POST', headers, body: ORDER })).body).toBe(ORDER);
  expect(endpoint).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenCalledTimes(1);
});
