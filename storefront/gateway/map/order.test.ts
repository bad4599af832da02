import { expect, test } from 'vitest';
import type { BoughtFileFragment, GetOrdersQuery } from '../generated/operations.generated.ts';
import { filesOf, listedOrderOf } from './order.ts';

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

test.each([
  ['2026-12-20T00:00:00+00:00', '2026-12-20T00:00:00+00:00'],
  ['2026-12-20T07:00:00Z', '2026-12-20T07:00:00Z'],
  ['2026-12-20 00:00:00', '2026-12-20T00:00:00Z'],
  [null, null],
])('a file that a backend closes at %s closes at one instant everywhere', (accessExpires, expires) => {
  const file = { id: 'guide', name: 'Guide', accessExpires } as BoughtFileFragment;
  expect(filesOf({ downloadableItems: { nodes: [file] } })).toMatchObject([{ expires }]);
});
