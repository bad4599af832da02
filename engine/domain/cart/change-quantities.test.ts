import { describe, expect, test } from 'vitest';
import { cleaner, lineOf, pieces, SOLD_OUT } from '../testing/sellables.ts';
import { SETTINGS } from '../testing/shop.ts';
import { type Cart, EMPTY_CART } from './cart.ts';
import { changeQuantities, type QuantityChange } from './change-quantities.ts';
import type { LineItem } from './line-item.ts';

const FSC = lineOf(cleaner(), 2, { key: 'fsc' });
const OCTANE = lineOf(cleaner({ productId: 2, name: 'Octane Booster', stock: pieces(3) }), 3, { key: 'octane' });

const cartOf = (lines: readonly LineItem[]): Cart => ({
  ...EMPTY_CART,
  lines: lines.map(({ sellable: _sellable, ...line }) => line),
});

const change = (changes: readonly QuantityChange[], lineItems: readonly LineItem[] = [FSC, OCTANE]) => {
  const answer = changeQuantities(cartOf([FSC, OCTANE]), changes, { lineItems, limits: SETTINGS });
  return answer.ok ? answer.value.lines.map(({ key, quantity }) => [key, quantity]) : answer.refusal;
};

const withStock = (stock: LineItem['sellable']['stock']) => [
  FSC,
  { ...OCTANE, sellable: { ...OCTANE.sellable, stock } },
];

describe('changing quantities', () => {
  test.each([
    [
      'more of one',
      [{ key: 'fsc', quantity: 9 }],
      [
        ['fsc', 9],
        ['octane', 3],
      ],
    ],
    [
      'several at once',
      [
        { key: 'fsc', quantity: 1 },
        { key: 'octane', quantity: 2 },
      ],
      [
        ['fsc', 1],
        ['octane', 2],
      ],
    ],
    ['none of one', [{ key: 'fsc', quantity: 0 }], [['octane', 3]]],
    ['less than none', [{ key: 'fsc', quantity: -4 }], [['octane', 3]]],
    [
      'the same as before',
      [{ key: 'octane', quantity: 3 }],
      [
        ['fsc', 2],
        ['octane', 3],
      ],
    ],
    [
      'one line twice: the last one counts',
      [
        { key: 'fsc', quantity: 7 },
        { key: 'fsc', quantity: 4 },
      ],
      [
        ['fsc', 4],
        ['octane', 3],
      ],
    ],
  ])('%s', (_case, changes, lines) => {
    expect(change(changes)).toEqual(lines);
  });

  test.each([
    ['nothing to change', [], { code: 'NO_ITEM_DATA' }],
    [
      'unknown lines',
      [
        { key: 'a', quantity: 1 },
        { key: 'fsc', quantity: 1 },
        { key: 'b', quantity: 0 },
      ],
      { code: 'LINES_UNKNOWN', keys: ['a', 'b'] },
    ],
    ['half a bottle', [{ key: 'fsc', quantity: 1.5 }], { code: 'LINES_UNKNOWN', keys: ['fsc'] }],
    ['an uncountable number', [{ key: 'fsc', quantity: 10_000 }], { code: 'QUANTITY_TOO_LARGE', limit: 9999 }],
    [
      'more than there is',
      [{ key: 'octane', quantity: 4 }],
      { code: 'NOT_ENOUGH_STOCK', name: 'Octane Booster', available: 3 },
    ],
    [
      'more than there is, beside a good one',
      [
        { key: 'fsc', quantity: 3 },
        { key: 'octane', quantity: 4 },
      ],
      { code: 'NOT_ENOUGH_STOCK', name: 'Octane Booster', available: 3 },
    ],
  ])('refused: %s', (_case, changes, refusal) => {
    expect(change(changes)).toEqual(refusal);
  });

  test('a sold-out line cannot grow, but can shrink or stay', () => {
    const lineItems = withStock(SOLD_OUT);
    expect(change([{ key: 'octane', quantity: 4 }], lineItems)).toEqual({
      code: 'OUT_OF_STOCK',
      name: 'Octane Booster',
    });
    expect(change([{ key: 'octane', quantity: 2 }], lineItems)).toEqual([
      ['fsc', 2],
      ['octane', 2],
    ]);
    expect(
      change(
        [
          { key: 'fsc', quantity: 5 },
          { key: 'octane', quantity: 3 },
        ],
        lineItems,
      ),
    ).toEqual([
      ['fsc', 5],
      ['octane', 3],
    ]);
  });

  test('a line that is no longer sold can only be removed, or left as it is', () => {
    expect(change([{ key: 'octane', quantity: 2 }], [FSC])).toEqual({ code: 'LINES_UNKNOWN', keys: ['octane'] });
    expect(change([{ key: 'octane', quantity: 3 }], [FSC])).toEqual([
      ['fsc', 2],
      ['octane', 3],
    ]);
    expect(change([{ key: 'octane', quantity: 0 }], [FSC])).toEqual([['fsc', 2]]);
  });

  test('an individually sold item stays at one', () => {
    const lineItems = [lineOf(cleaner({ soldIndividually: true }), 1, { key: 'fsc' })];
    const answer = changeQuantities(cartOf(lineItems), [{ key: 'fsc', quantity: 2 }], {
      lineItems,
      limits: SETTINGS,
    });
    expect(answer).toEqual({ ok: false, refusal: { code: 'SOLD_INDIVIDUALLY', name: 'Fuel System Cleaner' } });
  });

  test.each([
    ['of which all is in the cart', 5],
    ['of which less is left than is in the cart', 3],
  ])('lines that share stock, %s, can exchange quantities', (_case, left) => {
    const shared = { stock: pieces(left), stockOwner: 5 };
    const lineItems = [
      lineOf(cleaner({ productId: 5, variationId: 51, ...shared }), 4, { key: 'small' }),
      lineOf(cleaner({ productId: 5, variationId: 54, ...shared }), 1, { key: 'large' }),
    ];
    const trade = (small: number, large: number) =>
      changeQuantities(
        cartOf(lineItems),
        [
          { key: 'small', quantity: small },
          { key: 'large', quantity: large },
        ],
        { lineItems, limits: SETTINGS },
      ).ok;
    expect(trade(1, 4)).toBe(true);
    expect(trade(2, 4)).toBe(false);
  });

  test('removing the last line drops coupons and keeps them and the line restorable', () => {
    const cart = { ...cartOf([FSC]), coupons: ['race10'] };
    const answer = changeQuantities(cart, [{ key: 'fsc', quantity: 0 }], { lineItems: [FSC], limits: SETTINGS });
    expect(answer).toEqual({
      ok: true,
      value: {
        ...EMPTY_CART,
        removed: [{ ...cart.lines[0], place: 0 }],
        removedCodes: { coupons: ['race10'], giftCards: [] },
      },
    });
  });
});
