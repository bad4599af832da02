import { expect, test } from 'vitest';
import type { GetOrdersQuery } from '../generated/operations.generated.ts';
import { listedOrderOf } from './order.ts';

type RawListedOrder = NonNullable<NonNullable<GetOrdersQuery['customer']>['orders']>['nodes'][number];

const listed = (status: string | null) =>
  listedOrderOf({ databaseId: 87, status, total: '9.95', lineItems: { nodes: [] } } as unknown as RawListedOrder)
    .status;

test.each([
  ['ON_HOLD', 'on-hold'],
  ['PARTIAL_SHIPPED', 'other'],
  [null, 'other'],
])('the status %s of a backend is here %s', (status, expected) => {
  expect(listed(status)).toBe(expected);
});
