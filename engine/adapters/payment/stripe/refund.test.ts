import { expect, test } from 'vitest';
import { toRefundResult } from './refund.ts';

test.each([
  ['succeeded', undefined, { state: 'done', receipt: 're_1' }],
  ['pending', undefined, { state: 'pending', receipt: 're_1' }],
  ['requires_action', undefined, { state: 'pending', receipt: 're_1' }],
  ['failed', 'lost_or_stolen_card', { state: 'failed', reason: 'lost_or_stolen_card' }],
  ['failed', undefined, { state: 'failed', reason: 'failed' }],
  ['canceled', undefined, { state: 'failed', reason: 'canceled' }],
])('a refund that is %s at Stripe, because of %s', (status, reason, expected) => {
  expect(toRefundResult({ id: 're_1', status, ...(reason && { failure_reason: reason }) })).toEqual(expected);
});
