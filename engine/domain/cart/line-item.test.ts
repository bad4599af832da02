import { expect, test } from 'vitest';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { type Cart, EMPTY_CART, hasUsedKey, withUsedKey } from './cart.ts';
import { lineKeyInput, toLineItems } from './line-item.ts';

const kept = cleaner();
const lines = [
  lineOf(kept, 1, { key: 'kept' }),
  lineOf(cleaner({ productId: 2 }), 1, { key: 'unpublished' }),
  lineOf(cleaner({ productId: 3 }), 1, { key: 'gone' }),
  lineOf(cleaner({ productId: 4 }), 1, { key: 'unpriced' }),
  lineOf(cleaner({ productId: 1, variationId: 7, kind: 'variable' }), 1, { key: 'another variation' }),
];

test('separates lines that are deleted, unpublished or without a price', () => {
  const today = [
    kept,
    cleaner({ productId: 2, published: false }),
    cleaner({ productId: 4, price: { regular: null, sale: null } }),
  ];
  const { lineItems, vanished } = toLineItems(lines, today);
  expect(lineItems.map(({ key }) => key)).toEqual(['kept']);
  expect(vanished.map(({ key }) => key)).toEqual(['unpublished', 'gone', 'unpriced', 'another variation']);
});

const oil = { productId: 5, variationId: 51, attributes: { size: '1l', viscosity: '5w30' }, extraData: {} };

test('the line key does not depend on the order of attributes', () => {
  expect(lineKeyInput({ ...oil, attributes: { viscosity: '5w30', size: '1l' } })).toBe(lineKeyInput(oil));
  const gift = { ...oil, extraData: { wrap: 'red', note: 'Untuk Ibu' } };
  expect(lineKeyInput({ ...gift, extraData: { note: 'Untuk Ibu', wrap: 'red' } })).toBe(lineKeyInput(gift));
});

test.each([
  ['another variation', { variationId: 54 }],
  ['no variation', { variationId: null }],
  ['another product', { productId: 6 }],
  ['another choice', { attributes: { size: '1l', viscosity: '10w40' } }],
  ['extra data', { extraData: { note: 'Untuk Ibu' } }],
  ['extra data that spells an attribute', { attributes: {}, extraData: { size: '1l', viscosity: '5w30' } }],
])('%s is another line', (_case, rest) => {
  expect(lineKeyInput({ ...oil, ...rest })).not.toBe(lineKeyInput(oil));
});

test('recognizes a used idempotency key, of many only the latest', () => {
  const forms = Array.from({ length: 30 }, (_, n) => `form-${n}`);
  const cart = forms.reduce<Cart>(withUsedKey, EMPTY_CART);
  expect(forms.filter((form) => hasUsedKey(cart, form))).toEqual(forms.slice(10));
  expect(hasUsedKey(EMPTY_CART, 'form-1')).toBe(false);
});
