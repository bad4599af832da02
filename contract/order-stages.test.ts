import { expect, test } from 'vitest';
import { orderProgress } from './order-stages.ts';

const FACTS = { isPaidLast: false, isPaid: true, isPickedUp: false, isReady: false };
const SENT = ['placed', 'payment', 'packed', 'onTheWay'];
const COLLECTED = ['placed', 'packed', 'toCollect', 'payment'];
const OWED = ['placed', 'packed', 'onTheWay', 'payment'];

test.each([
  ['waits for its transfer', 'on-hold', { isPaid: false }, SENT, 1],
  ['was let go without it', 'processing', { isPaid: false }, SENT, 1],
  ['is paid', 'processing', {}, SENT, 2],
  ['was sent', 'completed', {}, SENT, 4],
  ['was sent before its transfer arrived', 'completed', { isPaid: false }, OWED, 3],
  ['is on its way to be paid to the courier', 'completed', { isPaidLast: true }, OWED, 3],
  ['was collected and paid', 'completed', { isPaidLast: true, isPickedUp: true }, COLLECTED, 4],
] as const)('an order that %s has come so far', (_case, status, rest, stages, reached) => {
  expect(orderProgress({ ...FACTS, ...rest, status })).toEqual({ stages, reached });
});

test.each(['cancelled', 'refunded', 'failed'] as const)('an order that is %s has no progress', (status) => {
  expect(orderProgress({ ...FACTS, status })).toBeNull();
});
