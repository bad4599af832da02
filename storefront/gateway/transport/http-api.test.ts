import { expect, test, vi } from 'vitest';
import { createHttpApi } from './http-api.ts';
import { NoApiResponse } from './run-operation.ts';

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
    'GraphQL Error (Code: 502)',
  ],
  ['JSON that is not a response', async () => json({ hello: 1 }, { status: 404 }), 'GraphQL Error (Code: 404)'],
  [
    'an error of the whole backend',
    async () => json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }),
    'GraphQL Error (Code: 500)',
  ],
  ['malformed errors', async () => json({ data: null, errors: ['x'] }), 'GraphQL Error (Code: 200)'],
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
  await expect(api(request)).rejects.toThrow('the commerce API did not respond');
});
