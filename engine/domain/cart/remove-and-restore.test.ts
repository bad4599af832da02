import { describe, expect, test } from 'vitest';
import { cleaner, lineOf, pieces } from '../testing/sellables.ts';
import { SETTINGS } from '../testing/shop.ts';
import { type Cart, EMPTY_CART } from './cart.ts';
import { decideEmptying, decideRemoval, restoreLines, withoutLines } from './remove-and-restore.ts';

const LINE_ITEMS = ['a', 'b', 'c'].map((key, index) => lineOf(cleaner({ productId: index + 1 }), index + 1, { key }));
const CART: Cart = {
  ...EMPTY_CART,
  lines: LINE_ITEMS.map(({ sellable: _sellable, ...line }) => line),
  coupons: ['race10'],
};
const FACTS = { lineItems: LINE_ITEMS, limits: SETTINGS };

const keysOf = (cart: Cart) => cart.lines.map(({ key }) => key);

describe('removing lines', () => {
  test.each([
    ['some', { keys: ['c', 'a'], all: false }, { ok: true, value: ['c', 'a'] }],
    ['all', { keys: [], all: true }, { ok: true, value: ['a', 'b', 'c'] }],
    ['none named', { keys: [], all: false }, { ok: false, refusal: { code: 'NO_LINE_KEYS' } }],
    [
      'one that is not there',
      { keys: ['a', 'x'], all: false },
      { ok: false, refusal: { code: 'LINE_UNKNOWN', key: 'x' } },
    ],
  ])('%s', (_case, removal, answer) => {
    expect(decideRemoval(CART, removal)).toEqual(answer);
  });

  test('is refused for an empty cart', () => {
    expect(decideRemoval(EMPTY_CART, { keys: ['a'], all: false })).toEqual({
      ok: false,
      refusal: { code: 'NO_LINES' },
    });
    expect(decideEmptying(EMPTY_CART)).toEqual({ ok: false, refusal: { code: 'CART_EMPTY' } });
  });

  test('keeps coupons while a line is left', () => {
    expect(withoutLines(CART, ['a', 'b'], 100).coupons).toEqual(['race10']);
    expect(withoutLines(CART, ['a', 'b', 'c'], 100).coupons).toEqual([]);
  });

  test('keeps what was removed before, each line once', () => {
    const cart = withoutLines(withoutLines(CART, ['a'], 100), ['b'], 100);
    expect(cart.removed.map(({ key }) => key)).toEqual(['a', 'b']);
    const again = withoutLines({ ...cart, lines: CART.lines.slice(0, 1) }, ['a'], 100);
    expect(again.removed.map(({ key }) => key)).toEqual(['b', 'a']);
  });

  test('keeps only the latest removed lines', () => {
    const cart = withoutLines(withoutLines(CART, ['a'], 2), ['b', 'c'], 2);
    expect(cart.removed.map(({ key }) => key)).toEqual(['b', 'c']);
  });

  test('emptying leaves nothing to restore', () => {
    expect(decideEmptying(CART)).toEqual({ ok: true, value: EMPTY_CART });
  });
});

describe('restoring lines', () => {
  test('restores a line at its index with its quantity', () => {
    const answer = restoreLines(withoutLines(CART, ['b'], 100), ['b'], FACTS);
    expect(answer).toEqual({ ok: true, value: CART });
  });

  test('gives an empty cart its codes back with the first line', () => {
    const cart = { ...CART, lines: CART.lines.slice(0, 2), giftCards: [7] };
    const emptied = withoutLines(withoutLines(cart, ['a'], 100), ['b'], 100);
    expect(emptied).toMatchObject({ lines: [], coupons: [], giftCards: [] });
    const restored = restoreLines(emptied, ['b'], FACTS);
    expect(restored).toMatchObject({ ok: true, value: { coupons: ['race10'], giftCards: [7] } });
  });

  test('keeps the codes of a cart that was filled anew', () => {
    const emptied = withoutLines({ ...CART, lines: CART.lines.slice(0, 1) }, ['a'], 100);
    const filled = { ...emptied, lines: CART.lines.slice(1, 2), coupons: ['other'] };
    expect(restoreLines(filled, ['a'], FACTS)).toMatchObject({ value: { coupons: ['other'] } });
  });

  test('restores all lines in any order', () => {
    const answer = restoreLines(withoutLines(CART, ['a', 'b', 'c'], 100), ['a', 'c', 'b'], FACTS);
    expect(answer.ok && keysOf(answer.value).toSorted()).toEqual(['a', 'b', 'c']);
    expect(answer.ok && answer.value.removed).toEqual([]);
  });

  test.each([
    ['nothing named', CART, [], LINE_ITEMS, { code: 'NO_LINE_KEYS' }],
    ['a line that was never there', CART, ['x'], LINE_ITEMS, { code: 'LINE_UNKNOWN', key: 'x' }],
    ['a line that is still there', CART, ['a'], LINE_ITEMS, { code: 'LINE_UNKNOWN', key: 'a' }],
    ['a product that is no longer sold', withoutLines(CART, ['b'], 100), ['b'], [], { code: 'LINE_UNKNOWN', key: 'b' }],
  ] as const)('refused: %s', (_case, cart, keys, lineItems, refusal) => {
    expect(restoreLines(cart, keys, { lineItems, limits: SETTINGS })).toEqual({ ok: false, refusal });
  });

  test('is refused when stock is gone', () => {
    const lineItems = LINE_ITEMS.map((line) => ({ ...line, sellable: { ...line.sellable, stock: pieces(1) } }));
    const answer = restoreLines(withoutLines(CART, ['c'], 100), ['c'], { lineItems, limits: SETTINGS });
    expect(answer).toEqual({
      ok: false,
      refusal: { code: 'NOT_ENOUGH_STOCK', name: 'Fuel System Cleaner', available: 1 },
    });
  });

  test('is refused for a full cart', () => {
    const limits = { ...SETTINGS, cartLineLimit: 2 };
    const answer = restoreLines(withoutLines(CART, ['c'], 100), ['c'], { lineItems: LINE_ITEMS, limits });
    expect(answer).toEqual({ ok: false, refusal: { code: 'CART_FULL', limit: 2 } });
  });
});
