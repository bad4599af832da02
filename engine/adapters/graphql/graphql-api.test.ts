import { expect, test, vi } from 'vitest';
import { SIZES } from '#engine/domain/testing/drafts.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import { emptyCatalog, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { createGraphqlApi } from './graphql-api.ts';

const AWAY = new Error('connect ECONNREFUSED 10.0.0.7:5432');

async function apiOver(catalog: Partial<Catalog>) {
  const { usecases } = await memoryShop({ catalog: { ...emptyCatalog, ...catalog } });
  const log = { error: vi.fn() };
  const onLookup = vi.fn();
  const api = createGraphqlApi({
    usecases,
    site: {
      title: 'Shop',
      description: { id: '', en: '' },
      baseUrl: 'https://shop.example',
      uploadsUrl: 'https://shop.example/uploads',
      moneyLocale: 'en-US',
    },
    sessionSecrets: ['a secret that no shop uses, long enough'],
    allowedOrigins: [],
    log,
    unavailabilityOf: (error) => (error === AWAY ? 'busy' : null),
    onLookup,
  });
  const ask = (query: string) => api.execute({ query, language: 'en' });
  return { ...api, ask, log, onLookup };
}

test('tells of operations about the catalog alone whether the response was cached', async () => {
  const { ask, onLookup } = await apiOver({});
  const CATALOG = '{ products { nodes { name } } }';
  for (const query of [CATALOG, '{ cart { total } }', CATALOG]) await ask(query);
  expect(onLookup.mock.calls.flat()).toEqual(['miss', 'hit']);
});

test('logs an internal error and masks it for the client', async () => {
  const broken = new Error('connect ECONNREFUSED 10.0.0.7:5432');
  const { ask, log } = await apiOver({ products: () => Promise.reject(broken) });
  expect(await ask('{ products { nodes { name } } viewer { id } }')).toEqual({
    data: { products: null, viewer: null },
    errors: [
      {
        message: 'Internal server error',
        path: ['products'],
        extensions: { category: 'internal', code: 'INTERNAL_SERVER_ERROR' },
      },
    ],
    newSessionToken: null,
  });
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: broken, path: 'products' }, 'a field failed');
});

test('is busy as well when the schema cannot be built without the database, in this process too', async () => {
  const { handleHttp, ask } = await apiOver({ attributes: () => Promise.reject(AWAY) });
  const request = { method: 'POST', url: '/graphql', body: async () => '{"query":"{ viewer { id } }"}' };
  const header = (name: string) => (name === 'content-type' ? 'application/json' : null);
  const { status, headers, body } = await handleHttp({ ...request, header });
  const errors = [
    { message: expect.any(String), extensions: { category: 'user', code: 'BUSY', facts: { seconds: 3 } } },
  ];
  expect([status, headers['Retry-After'], JSON.parse(body.join(''))]).toMatchObject([503, '3', { errors }]);
  expect(await ask('{ viewer { id } }')).toMatchObject({ errors, newSessionToken: null });
});

test('responds with a bare 500 when the schema cannot be built', async () => {
  const broken = new Error('connect ECONNREFUSED 10.0.0.7:5432');
  const { handleHttp, log } = await apiOver({ attributes: () => Promise.reject(broken) });
  const request = { method: 'POST', url: '/graphql', body: async () => '{"query":"{ viewer { id } }"}' };
  const header = (name: string) => (name === 'content-type' ? 'application/json' : null);
  const { status, body } = await handleHttp({ ...request, header });
  const extensions = { category: 'internal', code: 'INTERNAL_SERVER_ERROR' };
  expect([status, JSON.parse(body.join(''))]).toEqual([
    500,
    { errors: [{ message: 'Internal server error', extensions }] },
  ]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: broken }, 'a request failed');
});

test('a shop without its database is busy: status 503 and when to ask again, unless some of the response is there', async () => {
  const { handleHttp, log } = await apiOver({ products: () => Promise.reject(AWAY) });
  const header = (name: string) => (name === 'content-type' ? 'application/json' : null);
  const ask = async (query: string) => {
    const body = async () => JSON.stringify({ query });
    const response = await handleHttp({ method: 'POST', url: '/graphql', body, header });
    const { data, errors } = JSON.parse(response.body.join(''));
    return [response.status, response.headers['Retry-After'], data, errors[0].extensions.code];
  };
  expect(await ask('{ products { nodes { name } } }')).toEqual([503, '3', { products: null }, 'BUSY']);
  const some = await ask('{ products { nodes { name } } generalSettings { title } }');
  expect(some).toEqual([200, undefined, { products: null, generalSettings: { title: 'Shop' } }, 'BUSY']);
  expect(log.error).not.toHaveBeenCalled();
});

test('tells the server what a request has cost: a new document more than a known one, a cached response least', async () => {
  const { handleHttp } = await apiOver({});
  const header = (name: string) => (name === 'content-type' ? 'application/json' : null);
  async function costOf(query: string): Promise<number> {
    const charge = vi.fn<(cost: number) => void>();
    const body = async () => JSON.stringify({ query });
    await handleHttp({ method: 'POST', url: '/graphql', body, header }, { address: '203.0.113.9', charge });
    return charge.mock.calls.reduce((sum, [cost]) => sum + cost, 0);
  }
  const [first, cached] = [
    await costOf('{ generalSettings { title } }'),
    await costOf('{ generalSettings { title } }'),
  ];
  expect(first).toBeGreaterThan(cached);
  const [personal, again] = [await costOf('{ viewer { id } }'), await costOf('{ viewer { id } }')];
  expect(again).toBeGreaterThan(1000);
  expect(personal - again).toBe('{ viewer { id } }'.length);
  expect(await costOf('{ nobody }')).toBe(await costOf('{ nobody }'));
});

test('adds the types of a new attribute to the schema after the change', async () => {
  let attributes: Awaited<ReturnType<Catalog['attributes']>> = [];
  const { ask, handleChanges } = await apiOver({ attributes: async () => attributes });
  const SIZES_QUERY = '{ allPaSize { nodes { slug } } }';
  expect((await ask(SIZES_QUERY)).errors?.[0]?.message).toContain('Cannot query field "allPaSize"');
  const terms = [{ id: 1, slug: '1l', name: '1 L', order: 0, count: 0 }];
  attributes = [{ id: 1, slug: SIZES.slug, label: 'Size', terms }];
  handleChanges([{ kind: 'catalog' }]);
  expect((await ask(SIZES_QUERY)).data).toEqual({ allPaSize: { nodes: [{ slug: '1l' }] } });
});

test('reads the attributes again after a failure', async () => {
  const read = vi.fn<Catalog['attributes']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
  const { ask } = await apiOver({ attributes: read });
  expect(await ask('{ viewer { id } }')).toMatchObject({ errors: [{ message: 'Internal server error' }] });
  expect(await ask('{ viewer { id } }')).toMatchObject({ data: { viewer: null } });
});

const LONG = 'x'.repeat(20_000);
const WORDS = 'x '.repeat(10_000);

test.each<[string, string, Readonly<Record<string, unknown>>]>([
  ['a field', `{ ${LONG} }`, {}],
  ['an argument', `{ product(${LONG}: 1) { name } }`, {}],
  ['a value of an enum', `{ product(id: "a", idType: ${LONG}) { name } }`, {}],
  ['a word that is no document', `{ "${WORDS}" }`, {}],
  ['a variable', 'query ($t: ProductIdTypeEnum) { product(id: "a", idType: $t) { name } }', { t: WORDS }],
  ['a field of a variable', 'mutation ($i: LoginInput!) { login(input: $i) { authToken } }', { i: { [LONG]: 1 } }],
  ['an unknown name', `{ product(id: "${LONG}", idType: SLUG) { name } }`, {}],
  ['an unknown id', `{ product(id: "${LONG}") { name } }`, {}],
])('repeats little of %s that is wrong', async (_case, query, variables) => {
  const { execute } = await apiOver({});
  const { errors } = await execute({ query, variables, language: 'en' });
  expect(errors?.length).toBeGreaterThan(0);
  for (const { message, extensions } of errors ?? []) {
    expect(message).not.toBe('Internal server error');
    expect(JSON.stringify({ message, extensions }).length).toBeLessThan(3500);
    expect(message).not.toMatch(/x{102}/);
  }
});
