import { describe, expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { NOON, SETTINGS } from '../testing/shop.ts';
import { canBecome, decideCancel, decideComplete, decidePaid, decideRelease } from './lifecycle.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from './order.ts';

const nextOf = (status: OrderStatus) => ORDER_STATUSES.filter((next) => canBecome(status, next));

const reachableFrom = (start: OrderStatus): Set<OrderStatus> => {
  const reached = new Set([start]);
  for (const status of reached) for (const next of nextOf(status)) reached.add(next);
  return reached;
};

describe('order transitions', () => {
  test('a pending order can reach every other status', () => {
    expect([...reachableFrom('pending')].toSorted()).toEqual(ORDER_STATUSES.toSorted());
  });

  test('every status can reach a final status, and final statuses have no transitions', () => {
    for (const status of ORDER_STATUSES) {
      const reached = reachableFrom(status);
      expect(reached.has('cancelled') || reached.has('refunded')).toBe(true);
    }
    expect([...nextOf('cancelled'), ...nextOf('refunded')]).toEqual([]);
  });

  test.each([
    ['pending', 'processing', true],
    ['pending', 'refunded', false],
    ['on-hold', 'completed', true],
    ['processing', 'completed', true],
    ['completed', 'pending', false],
    ['completed', 'cancelled', true],
    ['cancelled', 'processing', false],
    ['failed', 'pending', true],
    ['failed', 'processing', false],
  ] as const)('%s → %s: %o', (from, to, can) => {
    expect(canBecome(from, to)).toBe(can);
  });
});

const complete = (order: Order, isTransferred = true) =>
  decideComplete(order, { message: '', shipment: null, isTransferred, now: NOON });

test('an order that waits for its money is not sent before it is paid or released', () => {
  const waiting = anOrder({ status: 'on-hold', paidAt: null });
  expect(complete(waiting)).toMatchObject({ refusal: { code: 'ORDER_ON_HOLD' } });
  const released = decideRelease(waiting, NOON);
  for (const order of [{ ...waiting, paidAt: NOON }, released.ok ? released.value.order : waiting]) {
    expect(complete(order)).toMatchObject({ value: { order: { status: 'completed' } } });
  }
});

test('an order on hold is released unpaid, and no other', () => {
  const released = decideRelease(anOrder({ status: 'on-hold', paidAt: null }), NOON);
  expect(released).toMatchObject({
    ok: true,
    value: { order: { status: 'processing', paidAt: null }, event: { code: 'released' }, mails: [] },
  });
  for (const status of ORDER_STATUSES.filter((one) => one !== 'on-hold')) {
    expect(decideRelease(anOrder({ status }), NOON)).toMatchObject({ refusal: { code: 'ORDER_CANNOT_BECOME' } });
  }
});

test.each([
  ['a transfer that the order was let go without is not paid', null, true, null],
  ['a transfer that has arrived before stays paid', NOON, true, NOON],
  ['the courier takes the money', null, false, NOON],
])('when an order is sent, %s', (_case, paidAt, isTransferred, expected) => {
  const sent = complete(anOrder({ status: 'processing', paidAt }), isTransferred);
  expect(sent).toMatchObject({ value: { order: { status: 'completed', paidAt: expected, completedAt: NOON } } });
});

test.each([
  ['of files is complete as soon as it is paid', true, { status: 'completed', completedAt: NOON }],
  ['that is delivered is packed once it is paid', false, { status: 'processing', completedAt: null }],
])('an order %s', (_case, instant, expected) => {
  const lines = anOrder().lines.map((line) => ({ ...line, instant }));
  const paid = decidePaid(anOrder({ status: 'pending', lines }), { transactionId: 'pi_1', now: NOON });
  expect(paid).toMatchObject({ value: { order: { ...expected, paidAt: NOON, transactionId: 'pi_1' } } });
});

test('an order that was sent before its transfer arrived stays completed', () => {
  const LATER = new Date(NOON.getTime() + 86_400_000);
  const sent = anOrder({ status: 'completed', paidAt: null, completedAt: NOON });
  const paid = decidePaid(sent, { transactionId: null, now: LATER });
  const order = { ...sent, paidAt: LATER, modifiedAt: LATER };
  expect(paid).toMatchObject({ value: { order, mails: [{ kind: 'order-paid' }], event: { code: 'paid-by-hand' } } });
});

test('an order of files that cost nothing is cancelled once it is complete, and no other complete order', () => {
  const cancel = (rest: Partial<Order>) =>
    decideCancel(anOrder({ status: 'completed', paidAt: NOON, ...rest }), {
      reason: 'shop',
      now: NOON,
      shop: SETTINGS,
    });
  const totals = { ...anOrder().totals, total: 0, giftCards: 0 };
  expect(cancel({ totals, needsShipping: false })).toMatchObject({
    value: {
      order: { status: 'cancelled' },
      sold: [{ productId: 1, quantity: -2 }],
      undoesSale: true,
      mails: [{ kind: 'order-cancelled' }],
    },
  });
  for (const sent of [{ totals }, { totals: { ...totals, giftCards: 500 }, needsShipping: false }]) {
    expect(cancel(sent)).toMatchObject({ refusal: { code: 'ORDER_CANNOT_BECOME' } });
  }
  expect(cancel({ needsShipping: false })).toMatchObject({ refusal: { code: 'ORDER_IS_PAID' } });
});
