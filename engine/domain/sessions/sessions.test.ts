import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../addresses/address.ts';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { BUDI, GEOGRAPHY, JAKARTA, NOON, sessionOf } from '../testing/shop.ts';
import { afterOrder, updateAddresses, withCart } from './change-session.ts';
import { currentSession, customerNumber, guestId, isGuest, shouldExtend } from './session.ts';

const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const moment = (now: Date) => ({ customerId: BUDI, now, hours: 48 });
const full = sessionOf({
  cart: { lines: [lineOf(cleaner())], removed: [], coupons: ['race10'], giftCards: [] },
  shippingChoice: { rateId: 'flat_rate:2', offered: ['flat_rate:2'] },
  billing: JAKARTA,
  orders: [7],
});

test.each([
  [guestId('0123456789abcdef0123456789abcd'), true, null],
  ['42', false, 42],
  ['t_short', false, null],
  ['042', false, null],
  ['4e2', false, null],
])('%s is a guest: %o, a customer: %o', (id, guest, number) => {
  expect(isGuest(id)).toBe(guest);
  expect(customerNumber(id)).toBe(number);
});

describe('a session', () => {
  test('starts empty and expires after 48 hours', () => {
    expect(currentSession(null, moment(NOON))).toMatchObject({ customerId: BUDI, orders: [], expiresAt: hours(48) });
  });

  test('is extended by each request', () => {
    expect(currentSession(full, moment(hours(47)))).toEqual({ ...full, expiresAt: hours(95) });
  });

  test('of a guest expires after 48 hours of inactivity', () => {
    expect(currentSession(full, moment(hours(48)))).toEqual(sessionOf({ expiresAt: hours(96) }));
  });

  test('of a customer keeps its cart', () => {
    const session = { ...full, customerId: '42' };
    const later = currentSession(session, { ...moment(hours(1000)), customerId: '42' });
    expect(later.cart).toBe(session.cart);
  });

  test.each([
    ['within the hour', hours(1), false],
    ['after an hour', hours(1.01), true],
    ['when it has ended', hours(48), false],
  ])('reading moves its end: %s %o', (_case, now, worth) => {
    expect(shouldExtend(full, moment(now))).toBe(worth);
  });

  test('drops the chosen rate with the last line', () => {
    expect(withCart(full, full.cart).shippingChoice).toBe(full.shippingChoice);
    expect(withCart(full, { lines: [], removed: [], coupons: [], giftCards: [] }).shippingChoice).toBeNull();
  });

  test('keeps the addresses after an order and may read it', () => {
    expect(afterOrder(full, 8)).toEqual({
      ...full,
      cart: { lines: [], removed: [], coupons: [], giftCards: [] },
      shippingChoice: null,
      shippingCalculated: true,
      orders: [7, 8],
    });
  });
});

describe('changing addresses', () => {
  const change = (rest: Partial<Parameters<typeof updateAddresses>[1]>) =>
    updateAddresses(sessionOf(), { billing: null, shipping: null, shippingSameAsBilling: false, ...rest }, GEOGRAPHY);

  test('normalizes and stores given fields, and calculates shipping for them', () => {
    expect(change({ shipping: { country: 'id', state: 'Bali' } })).toMatchObject({
      ok: true,
      value: { shipping: { country: 'ID', state: 'BA' }, billing: EMPTY_ADDRESS, shippingCalculated: true },
    });
  });

  test('uses one address for both', () => {
    expect(change({ billing: JAKARTA, shippingSameAsBilling: true })).toMatchObject({
      ok: true,
      value: { billing: JAKARTA, shipping: { ...JAKARTA, email: '' } },
    });
  });

  test('accepts missing fields and refuses invalid ones', () => {
    expect(change({ billing: { email: 'budi', city: '' }, shipping: { country: 'ID', state: 'ZZ' } })).toMatchObject({
      ok: false,
      refusal: {
        code: 'ADDRESS_INVALID',
        problems: [
          { code: 'EMAIL_INVALID', role: 'billing', field: 'email' },
          { code: 'STATE_INVALID', role: 'shipping', field: 'state' },
        ],
      },
    });
  });
});
