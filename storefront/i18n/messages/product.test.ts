import { expect, test } from 'vitest';
import { PRODUCT, priceText, stockText, unitPriceText, withUnbrokenPackSize } from './product.ts';

test('a price on offer shows the regular one, a plain price does not', () => {
  expect(priceText(PRODUCT.en, { current: 3690, regular: 4490, isFrom: false })).toMatchObject({
    current: '€36.90',
    regular: '€44.90',
  });
  expect(priceText(PRODUCT.en, { current: 3690, regular: 3690, isFrom: false }).regular).toBeUndefined();
});

test('packs of several prices are shown from the lowest', () => {
  expect(priceText(PRODUCT.id, { current: 1050, regular: 1050, isFrom: true }).prefix).toBe('mulai');
});

test('nothing to pay is said in text', () => {
  expect(priceText(PRODUCT.id, { current: 0, regular: 0, isFrom: false }).current).toBe('Gratis');
});

test.each([
  [{ cents: 878, per: '1 L' }, '€8.78 per L'],
  [{ cents: 173, per: '100 ml' }, '€1.73 per 100 ml'],
])('the unit price of %o is %s', (unit, text) => {
  expect(unitPriceText(PRODUCT.en, unit)).toBe(text);
});

test('the last pieces are counted', () => {
  expect([stockText(PRODUCT.id, { kind: 'low', left: 4 }), stockText(PRODUCT.en, { kind: 'backorder' })]).toEqual([
    'Sisa 4',
    'On backorder',
  ]);
});

test('a pack size stays in one line, a name that ends otherwise is untouched', () => {
  expect([withUnbrokenPackSize('Gear Treatment, 150 ml'), withUnbrokenPackSize('DOT 4 Racing')]).toEqual([
    'Gear Treatment, 150\u00a0ml',
    'DOT 4 Racing',
  ]);
});
