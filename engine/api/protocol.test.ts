import { getIntrospectionQuery } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ADD, ask, firstCode, firstMessage, post } from './testing/client.ts';
import { BASE_URL, FRIEND, sharedShop } from './testing/open-shop.ts';

const nested = (depth: number) =>
  `{ products { nodes { ${'related { nodes { '.repeat(depth)} slug ${'} }'.repeat(depth)} } } }`;
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`;
const fields = (count: number) => `{ products { nodes { ${'slug '.repeat(count)} } } }`;

describe.each(DATABASES)('the endpoint on %s', (_name, open) => {
  const shop = sharedShop(open);
  afterEach(() => expect(shop.failures()).toEqual([]));
  const send = (request: Request) => shop.fetch(request);
  const get = (query: string, headers = {}) =>
    send(new Request(`${BASE_URL}/graphql?query=${encodeURIComponent(query)}`, { headers }));

  test('accepts a query by GET, but no mutation', async () => {
    const read = await get('{ products(first: 1) { nodes { name } } }', { 'Accept-Language': 'id-ID,id;q=0.9' });
    expect([read.status, await read.json()]).toEqual([200, { data: { products: { nodes: [{ name: 'Semir' }] } } }]);
    const write = await get('mutation { emptyCart(input: {}) { clientMutationId } }');
    expect([write.status, firstMessage(await write.json())]).toEqual([405, 'GET supports only query operation']);
  });

  test.each([
    ['broken JSON', '{ broken', 400],
    ['nothing', '', 400],
    ['a number', '7', 400],
    ['no query', '{"variables":{}}', 400],
    ['a query that is no text', '{"query":{"a":1}}', 400],
    ['variables that are no object', '{"query":"{ viewer { id } }","variables":[1]}', 400],
    ['no operation at all', '[]', 400],
    ['eleven operations', JSON.stringify(Array(11).fill({ query: '{ viewer { id } }' })), 413],
    ['five megabytes', JSON.stringify({ query: `#${'x'.repeat(5_000_000)}\n{ viewer { id } }` }), 413],
  ])('rejects a body with %s in the shape of GraphQL, without internals', async (_case, body, status) => {
    const response = await send(post(body));
    const { errors, data } = await response.json();
    expect([response.status, data]).toEqual([status, undefined]);
    expect(errors[0].extensions).toEqual({ category: 'graphql', code: expect.stringMatching(/^[A-Z_]+$/) });
  });

  test('ignores parameters that only some clients send', async () => {
    const response = await send(post('{"query":"{ viewer { id } }","id":"getViewer","documentId":null}'));
    expect([response.status, await response.json()]).toEqual([200, { data: { viewer: null } }]);
  });

  test('tells clients that name a query by its hash to send the query', async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'ecf4edb4' } });
    const address = `${BASE_URL}/graphql?extensions=${encodeURIComponent(extensions)}`;
    for (const request of [post(`{"extensions":${extensions}}`), new Request(address)]) {
      const response = await send(request);
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          errors: [
            {
              message: 'PersistedQueryNotSupported',
              extensions: { category: 'graphql', code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
            },
          ],
        },
      ]);
    }
    const whole = `{"query":"{ products(first: 1) { nodes { name } } }","extensions":${extensions}}`;
    expect(await (await send(post(whole))).json()).toEqual({ data: { products: { nodes: [{ name: 'Wax' }] } } });
  });

  test.each([
    ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, ['BAD_INPUT']],
    ['deep in an input', `${'{"and":['.repeat(8000)}${']}'.repeat(8000)}`, ['BAD_INPUT']],
    ['wide', `[${'0,'.repeat(127_000)}0]`, undefined],
  ])('survives variables that are %s', async (_case, value, codes) => {
    const response = await send(post(`{"query":"{ __typename }","variables":{"x":${value}}}`));
    const { errors } = await response.json();
    expect(errors?.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual(codes);
  });

  test.each(['products', 'posts'])('rejects a long search in %s', async (list) => {
    const query = `query ($search: String) { ${list}(where: { search: $search }) { nodes { id } } }`;
    const body = JSON.stringify({ query, variables: { search: '<'.repeat(200_000) } });
    expect(firstMessage(await (await send(post(body))).json())).toBe('search is longer than 200 characters.');
  });

  test.each([
    ['variables', new Request(`${BASE_URL}/graphql?query={viewer{id}}&variables={broken`)],
    ['extensions', new Request(`${BASE_URL}/graphql?query={viewer{id}}&extensions=x`)],
  ])('answers %s that are no JSON by a client error', async (_case, request) => {
    const response = await send(request);
    const { errors, data } = await response.json();
    expect([response.status, data, errors[0].extensions.code]).toEqual([400, undefined, 'BAD_REQUEST']);
    expect(errors[0].message).not.toContain('broken');
  });

  test.each([
    ['another content type', post('x', { 'Content-Type': 'text/plain' }), 415],
    // Which a page of any site could send without asking first.
    ['a form', post('query={viewer{id}}', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415],
    ['another method', new Request(`${BASE_URL}/graphql`, { method: 'DELETE' }), 405],
  ])('%s is refused', async (_case, request, status) => {
    expect((await send(request)).status).toBe(status);
  });

  test('rejects a compressed body with the accepted encoding', async () => {
    const response = await send(post({ query: '{ viewer { id } }' }, { 'Content-Encoding': 'gzip' }));
    expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
    const { errors } = await response.json();
    expect(errors[0].extensions.code).toBe('UNSUPPORTED_CONTENT_ENCODING');
    const plain = await send(post({ query: '{ viewer { id } }' }, { 'Content-Encoding': 'identity' }));
    expect(plain.status).toBe(200);
  });

  const GRAPHQL = 'application/graphql-response+json';
  test.each([
    ['application/json', '{ viewer { id } }', 200, 'application/json'],
    ['application/json', '{ passwords }', 200, 'application/json'],
    [`${GRAPHQL}, application/json;q=0.9`, '{ viewer { id } }', 200, GRAPHQL],
    [`${GRAPHQL}, application/json;q=0.9`, '{ passwords }', 400, GRAPHQL],
  ])('answers Accept %s for %s by %i as %s', async (Accept, query, status, type) => {
    const { status: sent, headers } = await send(post({ query }, { Accept }));
    expect([sent, headers.get('Content-Type')]).toEqual([status, `${type}; charset=utf-8`]);
  });

  test.each([
    ['a syntax error', '{ viewer { id }', 'GRAPHQL_PARSE_FAILED'],
    ['a field that is not there', '{ passwords }', 'GRAPHQL_VALIDATION_FAILED'],
    ['depth', nested(7), 'QUERY_TOO_LARGE'],
    ['what is related to what is related', nested(2), 'QUERY_TOO_LARGE'],
    ['aliases', aliases(101), 'QUERY_TOO_LARGE'],
    ['root fields', aliases(21), 'QUERY_TOO_LARGE'],
    ['breadth', fields(1500), 'QUERY_TOO_LARGE'],
    ['tokens', fields(5000), 'GRAPHQL_PARSE_FAILED'],
    ['a fragment of itself', '{ ...A } fragment A on RootQuery { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'fragments that double',
      `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on RootQuery { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on RootQuery { viewer { id } }`,
      'QUERY_TOO_LARGE',
    ],
    [
      'introspection in circles',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['the character NUL in a text', String.raw`{ product(id: "\u0000", idType: SLUG) { name } }`, 'BAD_INPUT'],
  ])('rejects a query for %s', async (_case, query, code) => {
    const reply = await ask(shop, query);
    expect([reply.status, reply.data, firstCode(reply)]).toEqual([200, undefined, code]);
    expect(reply.errors[0]?.extensions?.category).toBe('graphql');
  });

  test('allows introspection', async () => {
    const { data, errors } = await ask(shop, getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data.__schema.queryType.name).toBe('RootQuery');
  });

  test.each([
    ['a country that does not exist', { input: { billing: { country: 'XX' } } }],
    ['a number where a text belongs', { input: { billing: { city: 7 } } }],
    ['a field nobody has', { input: { admin: true } }],
    ['the character NUL', { input: { billing: { city: 'Jakarta\0' } } }],
    ['half of a surrogate pair', { input: { billing: { city: 'Jakarta\ud800' } } }],
    ['nothing where something must be', {}],
  ])('answers variables with %s by a client error', async (_case, variables) => {
    const query = 'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }';
    const reply = await ask(shop, query, { variables });
    expect([reply.status, firstCode(reply)]).toEqual([200, 'BAD_INPUT']);
  });

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'order'])('finds nothing as a %s', async (kind) => {
    const { data, errors } = await ask(shop, `{ node(id: "${btoa(`${kind}:1`)}") { id } }`);
    expect([data.node, errors]).toEqual([null, []]);
  });

  test('runs the next mutation after one that fails', async () => {
    const { data, errors } = await ask(
      shop,
      `mutation { a: addToCart(input: { productId: 0 }) { cart { total } } b: addToCart(input: { productId: ${shop.ids.cleaner} }) { cart { isEmpty } } }`,
    );
    expect(data).toEqual({ a: null, b: { cart: { isEmpty: false } } });
    expect(errors).toHaveLength(1);
  });

  test('counts every mutation of a batch and under aliases, and runs none beyond the limit', async () => {
    const mutations: string[] = [];
    const rateLimitMutation = (mutation: string) => (mutations.push(mutation) > 3 ? 12 : 0);
    const add = `addToCart(input: { productId: ${shop.ids.cleaner} }) { cart { contents { itemCount } } }`;
    const batch = [
      { query: `mutation { a: ${add} ...More } fragment More on RootMutation { b: ${add} }` },
      { query: '{ cart { contents { itemCount } } }' },
      { query: `mutation { a: ${add} b: ${add} checkout(input: {}) { result } }` },
    ];
    const response = await shop.fetch(post(batch), { address: '203.0.113.9', rateLimitMutation });
    const [, , last] = await response.json();
    expect(mutations).toEqual([...Array(4).fill('addToCart'), 'checkout']);
    expect(last.data).toEqual({ a: { cart: { contents: { itemCount: 3 } } }, b: null, checkout: null });
    expect(last.errors[0].extensions).toEqual({ category: 'user', code: 'TOO_MANY_TRIES', facts: { seconds: 12 } });
  });

  test('treats SQL and HTML in a text as text', async () => {
    const countProducts = async () => (await ask(shop, '{ products { found } }')).data.products.found;
    const before = await countProducts();
    const evil = `'; drop table products; -- <script>alert(1)</script>`;
    const { data } = await ask(shop, 'query ($s: String) { products(where: { search: $s }) { found } }', {
      variables: { s: evil },
    });
    expect(data.products.found).toBe(0);
    const echoed = await ask(shop, ADD, {
      variables: { input: { productId: shop.ids.cleaner, variation: [{ attributeName: evil, attributeValue: 'x' }] } },
    });
    expect(firstCode(echoed)).toBe('ATTRIBUTE_UNKNOWN');
    expect(before).toBeGreaterThan(0);
    expect(await countProducts()).toBe(before);
  });

  test('lets only pages of allowed sites read the response', async () => {
    const friend = await send(post({ query: '{ cart { isEmpty } }' }, { Origin: FRIEND }));
    expect(Object.fromEntries(friend.headers)).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'woocommerce-session, X-WPGraphQL-Login-Token, X-WPGraphQL-Login-Refresh-Token',
    });
    const foreign = await send(post({ query: '{ cart { isEmpty } }' }, { Origin: 'https://evil.example' }));
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('creates no session for a preflight', async () => {
    const response = await send(new Request(`${BASE_URL}/graphql`, { method: 'OPTIONS', headers: { Origin: FRIEND } }));
    expect([response.status, response.headers.get('woocommerce-session')]).toEqual([200, null]);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Accept-Language, Authorization, Content-Type, X-WP-Nonce, woocommerce-session, X-WPGraphQL-Login-Token, X-WPGraphQL-Login-Refresh-Token',
    );
    expect(response.headers.get('access-control-max-age')).toBe('600');
  });

  test('sends Vary and forbids indexing', async () => {
    const { headers } = await ask(shop, '{ viewer { id } }');
    expect(headers.get('Vary')).toBe('Accept-Language, Authorization, Cookie, Origin, woocommerce-session');
    expect([headers.get('X-Robots-Tag'), headers.get('X-Content-Type-Options'), headers.get('Content-Type')]).toEqual([
      'noindex',
      'nosniff',
      'application/json; charset=utf-8',
    ]);
  });
});
