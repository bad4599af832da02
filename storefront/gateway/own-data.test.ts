import { expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { createOwnDataApi } from './own-data.ts';
import { createShopperSession } from './shopper-session.ts';
import { ifSupported } from './transport/run-operation.ts';

const ACCOUNT = { databaseId: 7, date: '2026-10-01', metaData: [{ key: 'wishlist', value: '[4]' }, null] };

const RECORDS = {
  databaseId: 7,
  logins: [{ begunAt: '2026-11-22', expiresAt: '2026-12-06', isCurrent: true }],
  reviews: [
    {
      answer: 'Terima kasih.',
      author: 'S',
      content: 'Enteng.',
      date: '2026-11-10',
      product: { name: 'Oli &amp; Gas' },
      rating: 4,
      status: 'HOLD',
    },
  ],
  stockAlerts: [{ databaseId: 9, email: 's@example.test', name: null, product: null, requestedAt: '2026-11-20' }],
};

/** Two pages of orders, and what else the backend answers. */
function openOwnData(answers: Readonly<Record<string, unknown>>) {
  const api = vi.fn<CommerceApi>(async ({ operationName = '', variables }: ApiRequest) => {
    if (operationName === 'getOwnOrders') {
      const isFirst = variables?.after === null;
      const nodes = [{ databaseId: isFirst ? 2 : 1, status: 'COMPLETED' }];
      const orders = { nodes, pageInfo: { hasNextPage: isFirst, endCursor: isFirst ? 'first' : null } };
      return { data: { customer: { databaseId: 7, orders } }, newSessionToken: null };
    }
    const customer = answers[operationName];
    if (customer !== undefined) return { data: { customer }, newSessionToken: null };
    const message = 'Cannot query field "logins" on type "Customer".';
    return { errors: [{ message }], newSessionToken: null };
  });
  const session = createShopperSession(
    { api, onMissingPart: () => {} },
    { language: 'id', sessionToken: null, onSessionToken: () => {} },
  );
  return { api, ...createOwnDataApi({ session, ifSupported }) };
}

test('reads what the account holds', async () => {
  const { ownAccount } = openOwnData({ getOwnAccount: ACCOUNT });
  expect(await ownAccount()).toEqual({ registered: '2026-10-01', stored: { wishlist: '[4]' } });
});

test('reads all orders, page by page', async () => {
  const { allOrders, api } = openOwnData({});
  expect((await allOrders()).map(({ id }) => id)).toEqual([2, 1]);
  expect(api.mock.calls.map(([{ variables }]) => variables?.after)).toEqual([null, 'first']);
});

test('reads the records of this shop’s own engine in words of the shop', async () => {
  const { ownRecords } = openOwnData({ getOwnRecords: RECORDS });
  expect(await ownRecords()).toEqual({
    logins: [{ begun: '2026-11-22', expires: '2026-12-06', isCurrent: true }],
    reviews: [
      {
        product: 'Oli & Gas',
        author: 'S',
        rating: 4,
        text: 'Enteng.',
        answer: 'Terima kasih.',
        date: '2026-11-10',
        status: 'waiting',
      },
    ],
    alerts: [{ id: 9, name: '', slug: null, email: 's@example.test', requested: '2026-11-20' }],
  });
});

test('another backend has no records, ends no login, stops no alert and erases nothing', async () => {
  const { ownRecords, endOtherLogins, stopStockAlert, eraseAccount } = openOwnData({});
  expect(await ownRecords()).toBeNull();
  const results = [await endOtherLogins(), await stopStockAlert(9), await eraseAccount('rahasia')];
  expect(results.map(({ ok }) => ok)).toEqual([false, false, false]);
});

test('no customer is a failure, not an empty account', async () => {
  const { ownAccount, ownRecords } = openOwnData({ getOwnAccount: null, getOwnRecords: { databaseId: null } });
  await expect(ownAccount()).rejects.toThrow('no customer');
  await expect(ownRecords()).rejects.toThrow('no customer');
});
