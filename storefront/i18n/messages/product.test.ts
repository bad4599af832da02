import { expect, test } from 'vitest';
import { PRODUCT, priceText, stockText, unitPriceText, withUnbrokenPackSize } from './product.ts';

test('shows the regular price only beside a sale price', () => {
  expect(priceText(PRODUCT.en, { current: 3690, regular: 4490, isFrom: false })).toMatchObject({
    current: '€36.90',
    regular: '€44.90',
  });
  expect(priceText(PRODUCT.en, { current: 3690, regular: 3690, isFrom: false }).regular).toBeUndefined();
});

test('marks the lowest of several prices with “from”', () => {
  expect(priceText(PRODUCT.id, { current: 1050, regular: 1050, isFrom: true }).prefix).toBe('mulai');
});

test('writes a price of zero as “free”', () => {
  expect(priceText(PRODUCT.id, { current: 0, regular: 0, isFrom: false }).current).toBe('Gratis');
});

test.each([
  [{ cents: 878, per: '1 L' }, '€8.78 per L'],
  [{ cents: 173, per: '100 ml' }, '€1.73 per 100 ml'],
])('the unit price of %o is %s', (unit, text) => {
  expect(unitPriceText(PRODUCT.en, unit)).toBe(text);
});

test('counts the last pieces', () => {
  expect([stockText(PRODUCT.id, { kind: 'low', left: 4 }), stockText(PRODUCT.en, { kind: 'backorder' })]).toEqual([
    'Sisa 4',
    'On backorder',
  ]);
});

test('keeps a pack size at the end of a name in one line', () => {
  expect([withUnbrokenPackSize('Gear Treatment, 150 ml'), withUnbrokenPackSize('DOT 4 Racing')]).toEqual([
    'Gear Treatment, 150\u00a0ml',
    'DOT 4 Racing',
  ]);
});
