import { expect, test } from 'vitest';
import { NOON } from '../testing/shop.ts';
import { expiryOfCredit } from './gift-card.ts';

const inDays = (days: number) => new Date(NOON.getTime() + days * 86_400_000);

test.each([
  ['never expires', null, null],
  ['expires later', inDays(31), inDays(31)],
  ['expires sooner', inDays(2), inDays(30)],
  ['has expired since', inDays(-9), inDays(30)],
])('a refund to a card that %s can be spent for 30 days', (_case, expiresAt, expected) => {
  expect(expiryOfCredit({ expiresAt }, { at: NOON, heldSince: null })).toEqual(expected);
});

test.each([
  ['never expires', null, inDays(-1), null],
  ['still holds', inDays(2), inDays(-1), inDays(2)],
  ['has expired since, two days after it paid', inDays(-9), inDays(-11), inDays(2)],
  ['has expired since, long after it paid', inDays(-1), inDays(-90), inDays(30)],
])('an order that is never paid gives a card that %s the time it had left', (_case, expiresAt, heldSince, expected) => {
  expect(expiryOfCredit({ expiresAt }, { at: NOON, heldSince })).toEqual(expected);
});
