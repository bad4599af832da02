import { expect, test } from 'vitest';
import { PRODUCT, priceText, saleBadgeText, stockText, unitPriceText } from './product.ts';

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
  [{ cents: 878, per: 'L' }, '€8.78 per L'],
  [{ cents: 173, per: 'kg' }, '€1.73 per kg'],
])('the unit price of %o is %s', (unit, text) => {
  expect(unitPriceText(PRODUCT.en, unit)).toBe(text);
});

test.each([
  ['percent', '−20%'],
  ['amount', '−€2.00'],
  ['onSale', 'Promo'],
  ['hidden', null],
] as const)('a sale badge that is set to %s says %s', (badge, text) => {
  expect(saleBadgeText(PRODUCT.id, { current: 800, regular: 1000, percentOff: 20 }, badge)).toBe(text);
});

test('says that not every pack is reduced by that much', () => {
  const price = { current: 800, regular: 800, percentOff: 18, isUpTo: true };
  expect(saleBadgeText(PRODUCT.en, price, 'percent')).toBe('up to −18%');
  expect(saleBadgeText(PRODUCT.id, price, 'percent')).toBe('s.d. −18%');
});

test('without a discount there is no sale badge', () => {
  expect(saleBadgeText(PRODUCT.en, { current: 800, regular: 800, percentOff: 0 }, 'onSale')).toBeNull();
});

test('where only another pack is reduced no amount is claimed', () => {
  expect(saleBadgeText(PRODUCT.en, { current: 800, regular: 800, percentOff: 20 }, 'amount')).toBe('Sale');
});

test('counts the last pieces', () => {
  expect([stockText(PRODUCT.id, { kind: 'low', left: 4 }), stockText(PRODUCT.en, { kind: 'backorder' })]).toEqual([
    'Sisa 4',
    'On backorder',
  ]);
});
