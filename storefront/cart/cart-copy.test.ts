import { expect, test, vi } from 'vitest';
import { cartOf, line } from '../model/testing/cart.ts';
import { copyOf, lostLines, readCartCopy, saveCartCopy } from './cart-copy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const oil = line('oil', 2);
const wax = line('wax', 1, 2);
const copy = (guestId: string | null) => copyOf({ cart: cartOf(oil, wax), guestId }, 0);
const idsOf = (lines: readonly { readonly productId: number }[]) => lines.map(({ productId }) => productId);

test('holds ids and quantities, and no names or prices', () => {
  expect(copyOf({ cart: cartOf(oil), guestId: 't_1' }, 7)).toEqual({
    lines: [{ productId: oil.productId, variationId: oil.variationId, quantity: 2 }],
    guestId: 't_1',
    savedAt: 7,
  });
});

test('tells what the cart of another session lacks', () => {
  expect(idsOf(lostLines(copy('t_1'), { cart: cartOf(oil), guestId: 't_2' }))).toEqual([wax.productId]);
});

test.each([
  ['in the same session, where the shopper has emptied it', 't_1', 't_1'],
  ['after a customer has logged out', null, 't_2'],
  ['after a guest has logged in', 't_1', null],
])('nothing is lost %s', (_case, before, after) => {
  expect(lostLines(copy(before), { cart: cartOf(), guestId: after })).toEqual([]);
});

test('is kept for thirty days, and only while there is something in it', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  saveCartCopy(copy('t_1'));
  expect(readCartCopy(30 * DAY_MS - 1)).toEqual(copy('t_1'));
  expect(readCartCopy(30 * DAY_MS)).toBeNull();
  saveCartCopy(copyOf({ cart: cartOf(), guestId: 't_1' }, 0));
  expect(stored.size).toBe(0);
});

test.each([
  '{',
  '[]',
  '{"lines":7,"guestId":"t_1","savedAt":0}',
  '{"lines":[null],"guestId":"t_1","savedAt":0}',
  '{"lines":[{"productId":"1","variationId":null,"quantity":1}],"guestId":"t_1","savedAt":0}',
  '{"lines":[{"productId":1,"quantity":1}],"guestId":"t_1","savedAt":0}',
  '{"lines":[],"guestId":7,"savedAt":0}',
  '{"lines":[],"guestId":"t_1","savedAt":"0"}',
])('a copy that somebody has changed to %s is none', (text) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(readCartCopy(1)).toBeNull();
});

test('a browser that stores nothing is no error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => expect.fail('SecurityError'),
    setItem: () => expect.fail('QuotaExceededError'),
  });
  saveCartCopy(copy('t_1'));
  expect(readCartCopy(1)).toBeNull();
});
