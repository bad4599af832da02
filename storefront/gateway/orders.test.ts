import { expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { readOrder } from './orders.ts';
import { createShopperSession } from './shopper-session.ts';

const PLACED = { databaseId: 41, orderNumber: '41', orderKey: 'wc_order_mine', status: 'PROCESSING' };
const REFUSED = { message: 'Not authorized to access this order', path: ['order'] };

/** As WooGraphQL 0.21.2 and 1.0.2 answer the guest who has placed an order. */
const stock = (orders: readonly object[]) =>
  vi.fn<CommerceApi>(async ({ operationName }: ApiRequest) =>
    operationName === 'getOrder'
      ? { data: { order: null }, errors: [REFUSED], newSessionToken: null }
      : { data: { customer: { orders: { pageInfo: { hasNextPage: false }, nodes: orders } } }, newSessionToken: null },
  );

const read = (api: CommerceApi, { key = 'wc_order_mine' as string | null, refusesKeys = false } = {}) =>
  readOrder(
    {
      ...createShopperSession(
        { api, onMissingPart: () => {} },
        { language: 'id', sessionToken: 'jwt', onSessionToken: () => {} },
      ),
      refusesKeys,
    },
    { id: 41, key },
  );

test('a guest whose key is refused reads the order as one of the session', async () => {
  const api = stock([{ ...PLACED, databaseId: 40, orderKey: 'wc_order_older' }, PLACED]);
  expect(await read(api)).toMatchObject({ id: 41, number: '41', status: 'processing' });
  expect(api.mock.calls.map(([{ sessionToken }]) => sessionToken)).toEqual(['jwt', 'jwt']);
});

test('a backend known to refuse keys is asked for both at once', async () => {
  const api = stock([PLACED]);
  expect(await read(api, { refusesKeys: true })).toMatchObject({ id: 41 });
  expect(api.mock.calls.map(([{ operationName }]) => operationName).sort()).toEqual(['getOrder', 'getOwnOrders']);
});

test.each([
  ['another key', { key: 'wc_order_guessed' }],
  ['no key', { key: null }],
])('%s opens no order of the session', async (_case, address) => {
  expect(await read(stock([PLACED]), address)).toBe(null);
});

test.each([
  ['processing', 'PROCESSING', 2],
  ['completed: it has arrived', 'COMPLETED', 0],
])('a line sold beyond the stock, as WooCommerce writes it, of an order %s', async (_case, status, backordered) => {
  const nodes = [
    {
      id: 'a',
      quantity: 5,
      metaData: [
        { key: 'size', value: '1l' },
        { key: 'Backordered', value: '2' },
      ],
    },
  ];
  const order = await read(stock([{ ...PLACED, status, lineItems: { nodes } }]));
  expect(order?.lines).toMatchObject([{ quantity: 5, backordered }]);
});
