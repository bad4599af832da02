import { describe, expect, test } from 'vitest';
import { returnPath } from '../paths.ts';
import { formWith } from '../testing/form.ts';
import { parseAddToCart, parseChangeQuantity, parseCouponCode } from './cart.ts';
import { choiceField, intentOf } from './cart-form.ts';

describe('adding to the cart', () => {
  test('requires only the id of a simple product', () => {
    expect(parseAddToCart(formWith({ productId: '12' })).data).toEqual({ productId: 12, quantity: 1, choices: [] });
  });

  test('reads a variation with the chosen options', () => {
    const fields = { productId: '12', variationId: '13', quantity: '2', [choiceField('size')]: '4l' };
    expect(parseAddToCart(formWith(fields)).data).toEqual({
      productId: 12,
      variationId: 13,
      quantity: 2,
      choices: [{ attribute: 'size', value: '4l' }],
    });
  });

  test.each([
    ['no product', {}],
    ['a product that is no number', { productId: '1 OR 1=1' }],
    ['a negative product', { productId: '-1' }],
    ['nothing of it', { productId: '1', quantity: '0' }],
    ['half of it', { productId: '1', quantity: '1.5' }],
    ['less than nothing', { productId: '1', quantity: '-3' }],
    ['more than a line holds', { productId: '1', quantity: '10000' }],
    ['infinitely many', { productId: '1', quantity: 'Infinity' }],
    ['a number in another notation', { productId: '1', quantity: '0x2' }],
    ['a product in another notation', { productId: '1e2' }],
    ['a product beyond what numbers tell apart', { productId: '9007199254740993' }],
  ])('%s is refused', (_case, fields) => {
    expect(parseAddToCart(formWith(fields)).success).toBe(false);
  });

  test('treats empty fields as left out', () => {
    expect(parseAddToCart(formWith({ productId: '1', variationId: '', quantity: '' })).data).toMatchObject({
      quantity: 1,
    });
  });
});

describe('changing a quantity', () => {
  test.each<[string, Record<string, string>, number | undefined]>([
    ['any whole number', { key: 'k', quantity: '7' }, 7],
    ['zero, which removes', { key: 'k', quantity: '0' }, 0],
    ['nothing typed', { key: 'k', quantity: '' }, undefined],
    ['a negative number', { key: 'k', quantity: '-1' }, undefined],
    ['digits of another script', { key: 'k', quantity: '１' }, undefined],
    ['a number no line holds', { key: 'k', quantity: '99999' }, undefined],
    ['no line', { quantity: '1' }, undefined],
  ])('%s', (_case, fields, quantity) => {
    expect(parseChangeQuantity(formWith(fields)).data?.quantity).toBe(quantity);
  });
});

test.each([
  ['/products', true],
  ['/id/product/oli?size=4l', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/a\nSet-Cookie: x', false],
  ['/＼evil.example', false],
  ['/..//evil.example', false],
  ['/id/%2E%2e/.//evil.example', false],
  ['/products?back=/..//x', true],
  ['', false],
])('%s is a page of this shop: %s', (path, isOurs) => {
  expect(returnPath(path)).toBe(isOurs ? path : null);
});

test('reads a code as it is seen, where it was copied', () => {
  expect(parseCouponCode(formWith({ code: ' \u200ehemat10\u200b' })).data).toBe('hemat10');
});

test('ignores an unknown intent', () => {
  expect([
    intentOf(formWith({ intent: 'add' })),
    intentOf(formWith({ intent: 'constructor' })),
    intentOf(formWith({})),
  ]).toEqual(['add', null, null]);
});
