import { describe, expect, test } from 'vitest';
import type { ProductForSale, Sellable } from '../catalog/sellable.ts';
import { cleaner, engineOil, lineOf, pieces, SOLD_OUT, soldAlone } from '../testing/sellables.ts';
import { SETTINGS } from '../testing/shop.ts';
import { type Addition, addToCart } from './add-to-cart.ts';
import { type Cart, EMPTY_CART } from './cart.ts';

const cartOf = (...lines: ReturnType<typeof lineOf>[]): Cart => ({
  ...EMPTY_CART,
  lines: lines.map(({ sellable: _sellable, ...line }) => line),
});

const addition = (sellable: Sellable, quantity = 1, rest: Partial<Addition> = {}): Addition => ({
  sellable,
  quantity,
  key: lineOf(sellable).key,
  attributes: {},
  extraData: {},
  ...rest,
});

const add = (cart: Cart, one: Addition, product: ProductForSale = soldAlone(one.sellable)) =>
  addToCart(cart, one, { product, limits: SETTINGS });

const quantities = (answer: ReturnType<typeof add>) =>
  answer.ok ? answer.value.lines.map(({ key, quantity }) => [key, quantity]) : answer.refusal;

describe('adding to the cart', () => {
  test('appends a line for a new item', () => {
    const cart = cartOf(lineOf(cleaner(), 2));
    expect(quantities(add(cart, addition(cleaner({ productId: 2 }), 3)))).toEqual([
      ['1-', 2],
      ['2-', 3],
    ]);
  });

  test('increases the existing line in place', () => {
    const cart = cartOf(lineOf(cleaner(), 2), lineOf(cleaner({ productId: 2 }), 1));
    expect(quantities(add(cart, addition(cleaner(), 3)))).toEqual([
      ['1-', 5],
      ['2-', 1],
    ]);
  });

  test('adds another variation beside one that is sold individually', () => {
    const small = cleaner({ variationId: 11, soldIndividually: true });
    const large = cleaner({ variationId: 12, soldIndividually: true });
    expect(quantities(add(cartOf(lineOf(small)), addition(large)))).toEqual([
      ['1-11', 1],
      ['1-12', 1],
    ]);
  });

  test('adds an individually sold item once, whatever quantity is requested', () => {
    expect(quantities(add(EMPTY_CART, addition(cleaner({ soldIndividually: true }), 4)))).toEqual([['1-', 1]]);
  });

  const one = cleaner({ soldIndividually: true });
  test.each([
    ['nothing', EMPTY_CART, addition(cleaner(), 0), { code: 'ADD_FAILED' }],
    ['less than nothing', EMPTY_CART, addition(cleaner(), -1), { code: 'ADD_FAILED' }],
    ['half a bottle', EMPTY_CART, addition(cleaner(), 0.5), { code: 'ADD_FAILED' }],
    [
      'a draft',
      EMPTY_CART,
      addition(cleaner({ published: false })),
      { code: 'NOT_PURCHASABLE', name: 'Fuel System Cleaner' },
    ],
    [
      'without a price',
      EMPTY_CART,
      addition(cleaner({ price: { regular: null, sale: null } })),
      { code: 'NOT_PURCHASABLE', name: 'Fuel System Cleaner' },
    ],
    [
      'sold by another shop',
      EMPTY_CART,
      addition(cleaner({ kind: 'external' })),
      { code: 'NOT_PURCHASABLE', name: 'Fuel System Cleaner' },
    ],
    [
      'sold out',
      EMPTY_CART,
      addition(cleaner({ stock: SOLD_OUT })),
      { code: 'OUT_OF_STOCK', name: 'Fuel System Cleaner' },
    ],
    [
      'more than there is',
      EMPTY_CART,
      addition(cleaner(), 21),
      { code: 'NOT_ENOUGH_STOCK', name: 'Fuel System Cleaner', available: 20 },
    ],
    [
      'more than is left beside the cart',
      cartOf(lineOf(cleaner(), 15)),
      addition(cleaner(), 6),
      { code: 'NOT_ENOUGH_STOCK_WITH_CART', name: 'Fuel System Cleaner', available: 20, inCart: 15 },
    ],
    [
      'a second of one a customer',
      cartOf(lineOf(one)),
      addition(one),
      { code: 'SOLD_INDIVIDUALLY', name: 'Fuel System Cleaner' },
    ],
    [
      'a second of one a customer with other extra data',
      cartOf(lineOf(one)),
      addition(one, 1, { key: 'other', extraData: { note: 'x' } }),
      { code: 'SOLD_INDIVIDUALLY', name: 'Fuel System Cleaner' },
    ],
    [
      'a line beyond countable size',
      EMPTY_CART,
      addition(cleaner({ stock: pieces(0, { backorders: 'yes' }) }), 10_000),
      { code: 'QUANTITY_TOO_LARGE', limit: 9999 },
    ],
  ] as const)('refused: %s', (_case, cart, one, refusal) => {
    expect(quantities(add(cart, one))).toEqual(refusal);
  });

  test('counts variations that share stock together', () => {
    const shared = engineOil.variations.map((variation) => ({
      ...variation,
      sellable: { ...variation.sellable, stock: pieces(5), stockOwner: 5 },
    }));
    const [small, large] = shared.map(({ sellable }) => sellable);
    if (!small || !large) throw new Error('the oil has two variations');
    const product = { ...engineOil, variations: shared };
    expect(quantities(add(cartOf(lineOf(small, 4)), addition(large, 2), product))).toEqual({
      code: 'NOT_ENOUGH_STOCK_WITH_CART',
      name: large.name,
      available: 5,
      inCart: 4,
    });
    expect(quantities(add(cartOf(lineOf(small, 4)), addition(large, 1), product))).toHaveLength(2);
  });

  test('refuses a line above the limit, but not more of an existing line', () => {
    const full = cartOf(...Array.from({ length: 100 }, (_, index) => lineOf(cleaner({ productId: index + 1 }))));
    expect(quantities(add(full, addition(cleaner({ productId: 500 }))))).toEqual({ code: 'CART_FULL', limit: 100 });
    expect(add(full, addition(cleaner())).ok).toBe(true);
  });
});
