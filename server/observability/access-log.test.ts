import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { readTrustedProxies, type TrustedProxies } from '../config/trusted-proxies.ts';
import { createClientAddress, createProxyCheck } from '../http/addresses/client-address.ts';
import { sendText } from '../http/send.ts';
import { headerOf, listen, serve } from '../testing/http-server.ts';
import { createAccessLog } from './access-log.ts';
import { observeRequests } from './observe-requests.ts';
import { createRequestIds } from './request-id.ts';

const OWN_ID = /^[\da-f]{32}$/;

const ok: RequestListener = (_request, response) => sendText(response, 200, 'ok');

function observed(handle: RequestListener, proxies = '0') {
  const lines: string[] = [];
  const trusted: TrustedProxies = readTrustedProxies(proxies) ?? { hops: 0 };
  const stream = { write: (line: string) => void lines.push(line) };
  const accessLog = createAccessLog({ clientAddress: createClientAddress(trusted), stream });
  const times = [100, 112.34];
  const listener = observeRequests(handle, {
    requestId: createRequestIds(createProxyCheck(trusted)),
    observers: [accessLog],
    sendIfReady: () => false,
    now: () => times.shift() ?? 0,
  });
  return { listener, lines };
}

/** A line is written when the connection has taken the response, which the client may notice before. */
async function firstOf(lines: readonly string[]): Promise<string> {
  await expect.poll(() => lines).not.toEqual([]);
  return lines[0] ?? '';
}

test('a request is one JSON line, without anything about the person', async () => {
  const { listener, lines } = observed(ok, '1');
  const send = await serve(listener);
  const response = await send('/id/order-summary/1001?key=secret&email=budi@secret.example', {
    headers: { 'X-Forwarded-For': '203.0.113.77', Cookie: 'session=secret', 'User-Agent': 'secret' },
  });
  const line = JSON.parse(await firstOf(lines));
  expect(line).toMatchObject({
    msg: 'request',
    method: 'GET',
    route: '/order-summary/:orderId',
    status: 200,
    isComplete: true,
    milliseconds: 12.3,
    bytes: expect.any(Number),
    network: '203.0.113.0/24',
    requestId: headerOf(response, 'x-request-id'),
  });
  expect(line.requestId).toMatch(OWN_ID);
  expect(line.bytes).toBeGreaterThan('HTTP/1.1 200 OK'.length);
  expect(lines.join()).not.toMatch(/secret|1001|203\.0\.113\.77/);
  expect(lines).toHaveLength(1);
});

test('an IPv6 address is one of many customers, and the id that of the proxy', async () => {
  const { listener, lines } = observed(ok, '1');
  const headers = { 'X-Forwarded-For': '2001:db8:1:2:3::7', 'X-Request-Id': 'of-the-proxy' };
  await (await serve(listener))('/graphql', { headers });
  expect(JSON.parse(await firstOf(lines))).toMatchObject({ network: '2001:db8:1::/48', requestId: 'of-the-proxy' });
});

test.each([
  ['of a trusted proxy', '127.0.0.0/8', 'Root=1-67891233-abcdef012345678912345678', true],
  ['of anybody', '10.0.0.0/8', 'Root=1-67891233-abcdef012345678912345678', false],
  ['of a proxy, but with a text of somebody', '1', 'my name is Budi', false],
  ['of a proxy, but too short to tell requests apart', '1', '7', false],
  ['of a proxy, but endless', '1', 'x'.repeat(129), false],
])('the request id %s', async (_case, proxies, given, isTaken) => {
  const { listener } = observed(ok, proxies);
  const response = await (await serve(listener))('/', { headers: { 'X-Request-Id': given } });
  const id = headerOf(response, 'x-request-id');
  expect(id === given).toBe(isTaken);
  if (!isTaken) expect(id).toMatch(OWN_ID);
});

test('a client that has gone before it had everything is told from others', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<IncomingMessage>();
  const { listener, lines } = observed((request) => begin(request));
  const socket = connect(await listen(listener), '127.0.0.1');
  socket.write('GET /products HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await begun;
  socket.destroy();
  expect(JSON.parse(await firstOf(lines))).toMatchObject({ route: '/products', isComplete: false });
});

test('what is ready is sent with the request’s id, and observed, without the usual way', async () => {
  const lines: string[] = [];
  const handle = vi.fn<RequestListener>();
  const listener = observeRequests(handle, {
    requestId: () => 'of-this-request',
    observers: [(seen) => void lines.push(`${seen.id} ${seen.route} ${seen.status}`)],
    sendIfReady(_request, response, id) {
      response.writeHead(200, ['X-Request-Id', id, 'Content-Length', '5']).end('ready');
      return true;
    },
    now: () => 0,
  });
  const response = await (await serve(listener))('/products');
  expect([response.body, headerOf(response, 'x-request-id')]).toEqual(['ready', 'of-this-request']);
  expect(await firstOf(lines)).toBe('of-this-request /products 200');
  expect(handle).not.toHaveBeenCalled();
});

test('no id of the shop’s own is given twice', () => {
  const requestId = createRequestIds(() => false);
  const ids = Array.from({ length: 1000 }, () => requestId({ headers: {} } as IncomingMessage));
  expect([new Set(ids).size, ids.every((id) => OWN_ID.test(id))]).toEqual([1000, true]);
});
