import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '../addresses/address.ts';
import { type CartLine, EMPTY_CART } from '../cart/cart.ts';
import { JAKARTA, sessionOf } from '../testing/shop.ts';
import { mergeSessions } from './merge-sessions.ts';

const line = (key: string, quantity = 1): CartLine => ({
  key,
  productId: 1,
  variationId: null,
  quantity,
  attributes: {},
  extraData: {},
});
const withLines = (...lines: CartLine[]) => sessionOf({ cart: { ...EMPTY_CART, lines } });
const stored = (...lines: CartLine[]) => ({ ...withLines(...lines), customerId: '7' });
const LIMIT = { cartLineLimit: 3 };
const keysOf = (session: ReturnType<typeof sessionOf>) => session.cart.lines.map(({ key }) => key);

describe('merging carts at login', () => {
  test('merges line by line; the guest’s line wins and quantities are not added up', () => {
    const merged = mergeSessions(withLines(line('b', 5), line('c')), stored(line('a'), line('b', 2)), LIMIT);
    expect(merged.customerId).toBe('7');
    expect(merged.cart.lines).toEqual([line('a'), line('b', 5), line('c')]);
  });

  test('keeps the guest’s lines when the limit is reached', () => {
    const merged = mergeSessions(withLines(line('x'), line('y')), stored(line('a'), line('b'), line('x')), LIMIT);
    expect(keysOf(merged)).toEqual(['a', 'x', 'y']);
  });

  test('keeps the coupons of both', () => {
    const guest = sessionOf({ cart: { ...EMPTY_CART, lines: [line('x')], coupons: ['new', 'both'] } });
    const kept = { ...sessionOf({ cart: { ...EMPTY_CART, lines: [line('a')], coupons: ['both', 'old'] } }) };
    expect(mergeSessions(guest, kept, LIMIT).cart.coupons).toEqual(['new', 'both', 'old']);
  });
});

test('a guest’s address wins over the stored one, unless it is blank', () => {
  const bandung = { ...JAKARTA, city: 'Bandung' };
  const merged = mergeSessions(
    sessionOf({ billing: bandung }),
    sessionOf({ billing: JAKARTA, shipping: JAKARTA }),
    LIMIT,
  );
  expect(merged).toMatchObject({ billing: bandung, shipping: JAKARTA });
  expect(
    mergeSessions(sessionOf({ shipping: EMPTY_ADDRESS }), sessionOf({ shipping: JAKARTA }), LIMIT).shipping,
  ).toEqual(JAKARTA);
});

test('keeps the orders of both', () => {
  expect(mergeSessions(sessionOf({ orders: [2, 3] }), sessionOf({ orders: [1, 2] }), LIMIT).orders).toEqual([1, 2, 3]);
});

test('any two carts: respects the limit, keeps each line once and all lines of the guest', () => {
  const cart = fc.uniqueArray(
    fc.record({ key: fc.constantFrom(...'abcdefgh'), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ key }) => key,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(cart, cart, (guestLines, storedLines) => {
      const lines = (all: typeof guestLines) => all.map(({ key, quantity }) => line(key, quantity));
      const merged = mergeSessions(withLines(...lines(guestLines)), stored(...lines(storedLines)), { cartLineLimit: 6 })
        .cart.lines;
      expect(merged.length).toBe(Math.min(6, new Set([...guestLines, ...storedLines].map(({ key }) => key)).size));
      expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
      expect(merged).toEqual(expect.arrayContaining(lines(guestLines)));
    }),
  );
});
