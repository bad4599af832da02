import { expect, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { createOrderChanges } from './order-changes.ts';
import { createShopperSession } from './shopper-session.ts';
import { ifSupported } from './transport/run-operation.ts';

/** Of a customer with two pages of orders, by the cursor that leads to each. */
const PAGES: ReadonlyMap<unknown, object> = new Map([
  [null, { nodes: [{ databaseId: 2, status: 'COMPLETED' }], pageInfo: { hasNextPage: true, endCursor: 'older' } }],
  ['older', { nodes: [{ databaseId: 1, status: 'COMPLETED' }], pageInfo: { hasNextPage: false, endCursor: 'end' } }],
]);

test('own orders come page by page, and say whether there are older ones', async () => {
  const api: CommerceApi = async ({ variables }) => ({
    data: { customer: { orders: PAGES.get(variables?.after) } },
    newSessionToken: null,
  });
  const { run } = createShopperSession(
    { api, onMissingPart: () => {} },
    { language: 'id', sessionToken: null, onSessionToken: () => {} },
  );
  const { orders } = createOrderChanges({ run, ifSupported });
  expect(await orders()).toMatchObject({ orders: [{ id: 2 }], next: 'older' });
  expect(await orders('older')).toMatchObject({ orders: [{ id: 1 }], next: null });
});
