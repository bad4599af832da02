import { expect, test } from 'vitest';
import { listedOrderOf } from './order.ts';

const PICKUP = { nodes: [{ shippingMethod: { id: 'local_pickup' } }] };
const COURIER = { nodes: [{ shippingMethod: { id: 'flat_rate' } }] };
const SHIPMENT = { courier: 'JNE', number: 'JX1', trackingUrl: null };

const listed = (rest: object) => listedOrderOf({ databaseId: 1, status: 'COMPLETED', ...rest } as never);

test.each([
  ['goes by courier', { needsShippingAddress: true, shippingLines: COURIER }, true],
  ['is collected', { needsShippingAddress: true, shippingLines: PICKUP }, false],
  [
    'was to be collected, and sent after all',
    { needsShippingAddress: true, shippingLines: PICKUP, shipment: SHIPMENT },
    true,
  ],
  ['has files only', { needsShippingAddress: false, shippingLines: { nodes: [] } }, false],
])('an order in the list that %s', (_case, rest, isSentByCourier) => {
  expect(listed(rest)).toMatchObject({ isSentByCourier });
});
