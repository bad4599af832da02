import { expect, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { NoApiResponse } from '../transport/run-operation.ts';
import { loadAllProducts } from './load-catalog.ts';

const card = (databaseId: number) => ({ __typename: 'SimpleProduct', databaseId, offer: null, nextPriceChange: null });

/** Lists these products as the engine does: a cursor that it does not know is ignored. */
function backendOf(listed: number[], onPage: (page: number) => void = () => {}): CommerceApi {
  let page = 0;
  return async ({ variables }) => {
    const { first, after } = variables as { readonly first: number; readonly after: string | null };
    const start = listed.indexOf(Number(after)) + 1;
    const ids = listed.slice(start, start + first);
    const pageInfo = { hasNextPage: start + first < listed.length, endCursor: String(ids.at(-1)) };
    onPage(page);
    page += 1;
    return { data: { products: { pageInfo, nodes: ids.map(card) } }, newSessionToken: null };
  };
}

const allIds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const idsOf = async (api: CommerceApi) => (await loadAllProducts({ api, language: 'id' })).products.map(({ id }) => id);

test('a catalog of several pages is loaded whole', async () => {
  expect(await idsOf(backendOf(allIds(1234)))).toEqual(allIds(1234));
});

test('a product that goes away between two pages hides no other, and none is listed twice', async () => {
  const listed = allIds(1234);
  const last = 500;
  const api = backendOf(listed, (page) => {
    if (page === 0) listed.splice(listed.indexOf(last), 1);
  });
  expect((await idsOf(api)).sort((a, b) => a - b)).toEqual(allIds(1234));
});

test.each([
  ['is asked for once more', [1], false, 1234],
  ['twice ends the loading', [1, 2], false, null],
  ['late is not, because the backend may still be at work', [1], true, null],
] as const)('a page whose response is lost %s', async (_case, lost, isLate, count) => {
  const whole = backendOf(allIds(1234));
  let asked = 0;
  const api: CommerceApi = async (request) => {
    const place = asked++;
    if (lost.some((one) => one === place)) throw new NoApiResponse('cut off', { isLate });
    return whole(request);
  };
  const loaded = await idsOf(api).catch((error: unknown) => (error instanceof NoApiResponse ? null : []));
  expect(loaded?.length ?? null).toBe(count);
});

/** What a WordPress says of a plugin that fails within a field, and what it then leaves out. */
const failedAt = (...path: (string | number)[]) => [
  { message: 'Internal server error', path, extensions: { category: 'internal' } },
];

test('a product of which a part is missing is listed without it, and the shop hears why', async () => {
  const page = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [card(1), { ...card(2), image: null }] };
  const errors = failedAt('products', 'nodes', 1, 'image');
  const api: CommerceApi = async () => ({ data: { products: page }, errors, newSessionToken: null });
  const missing: string[] = [];
  const onMissingPart = ({ message }: Error) => missing.push(message);
  const { products } = await loadAllProducts({ api, language: 'id', onMissingPart });
  expect(products.map(({ id }) => id)).toEqual([1, 2]);
  expect(missing).toEqual(['getProducts: Internal server error']);
});

test('a list that is missing as a whole is a failure', async () => {
  const errors = failedAt('products', 'nodes', 1);
  const api: CommerceApi = async () => ({ data: { products: null }, errors, newSessionToken: null });
  const source = { api, language: 'id', onMissingPart: () => {} } as const;
  await expect(loadAllProducts(source)).rejects.toThrow('getProducts: Internal server error');
});
