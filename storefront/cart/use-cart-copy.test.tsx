import { beforeEach, expect, test, vi } from 'vitest';
import { LOST_LINES_FIELD } from '#contract/inputs/cart-form.ts';
import type { CartLine } from '../model/cart/cart.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { renderHtml } from '../testing/render.tsx';
import type { CartResponse } from './cart-controller.ts';
import { readCartCopy } from './cart-copy.ts';
import { cartForm } from './cart-form.tsx';
import { useCartCopy } from './use-cart-copy.ts';

const oil = line('oil', 2);
const wax = line('wax', 1, 2);
const ADDED = cartForm('add', { productId: wax.productId });

const written = (guestId: string, ...lines: readonly CartLine[]): CartResponse => ({
  kind: 'written',
  cart: cartOf(...lines),
  guestId,
});
const read = (guestId: string, ...lines: readonly CartLine[]): CartResponse => ({
  kind: 'read',
  cart: cartOf(...lines),
  guestId,
  viewer: null,
});

/** A page that has just been loaded. */
function openPage() {
  let keep: ReturnType<typeof useCartCopy> = () => null;
  function Page() {
    keep = useCartCopy();
    return null;
  }
  renderHtml(<Page />);
  return { keep };
}

const productIds = (lines: readonly { readonly productId: number }[]) => lines.map(({ productId }) => productId);
const copied = () => productIds(readCartCopy(Date.now())?.lines ?? []);
const lostIn = (form: FormData | null) => form && productIds(JSON.parse(String(form.get(LOST_LINES_FIELD))));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  openPage().keep(written('t_1', oil), ADDED);
  return () => vi.unstubAllGlobals();
});

test('the empty cart of another session does not replace the copy, it is rebuilt from it', () => {
  const { keep } = openPage();
  expect(lostIn(keep(read('t_2'), null))).toEqual([oil.productId]);
  expect(copied()).toEqual([oil.productId]);
  expect(keep(written('t_2', oil), cartForm('rebuild', {}))).toBeNull();
  expect(readCartCopy(Date.now())?.guestId).toBe('t_2');
});

test('what is added while the cart is being rebuilt neither replaces the copy nor rebuilds twice', () => {
  const { keep } = openPage();
  const rebuilding = keep(read('t_2'), null);
  expect(keep(written('t_2', wax), ADDED)).toBeNull();
  expect(copied()).toEqual([oil.productId]);
  expect(keep(written('t_2', wax, oil), rebuilding)).toBeNull();
  expect(copied()).toEqual([wax.productId, oil.productId]);
});

test('a cart whose rebuilding had no response is rebuilt by the next one that comes', () => {
  const { keep } = openPage();
  const rebuilding = keep(read('t_2'), null);
  expect(keep({ kind: 'failed', reason: 'offline' }, rebuilding)).toBeNull();
  expect(lostIn(keep(written('t_2', wax), ADDED))).toEqual([oil.productId]);
  expect(copied()).toEqual([oil.productId]);
});

test('the empty cart of the same session empties the copy', () => {
  openPage().keep(read('t_1'), null);
  expect(copied()).toEqual([]);
});

test('a response without a cart changes nothing', () => {
  expect(openPage().keep({ kind: 'unread' }, null)).toBeNull();
  expect(copied()).toEqual([oil.productId]);
});
