import { expect, test } from 'vitest';
import { refusalMessage } from '#contract/refusals.ts';
import { noticeText } from '../../i18n/notice-text.ts';
import type { CartFragment } from '../generated/operations.generated.ts';
import { cartOf } from './cart.ts';

const RAW: CartFragment = {
  subtotal: '20.00',
  discountTotal: '2.00',
  appliedCoupons: [{ code: 'hemat10', discountAmount: '2.00', discountTax: '0.20' }],
  shippingTotal: '0',
  totalTax: '0.20',
  totalTaxes: null,
  total: '13.00',
  displayPricesIncludeTax: false,
  needsShippingAddress: true,
  chosenShippingMethods: null,
  availableShippingMethods: null,
  contents: null,
};

test('coupons stand before the gift cards that pay the rest', () => {
  expect(cartOf({ ...RAW, giftCards: [{ code: '****-7F3A', amount: '5.00' }] }).codes).toEqual([
    { kind: 'coupon', code: 'hemat10', amount: 200 },
    { kind: 'gift-card', code: '****-7F3A', amount: 500 },
  ]);
});

test.each([
  [
    { coupon: 'balap15', message: refusalMessage('COUPON_MINIMUM', { amount: '€100.00' }) },
    'Kupon BALAP15 sudah tidak berlaku untuk keranjang Anda dan dihapus. Kupon ini berlaku mulai subtotal €100.00.',
  ],
  [
    { coupon: null, message: refusalMessage('LINE_GONE') },
    'Produk yang sudah tidak dijual dihapus dari keranjang Anda.',
  ],
  [{ coupon: null, message: 'Closed for stocktaking.' }, 'Closed for stocktaking.'],
])('what left the cart by itself says why, in the language of the visitor: %o', (notice, words) => {
  expect(cartOf({ ...RAW, notices: [notice] }).notices?.map((one) => noticeText(one, 'id'))).toEqual([words]);
});

test('a backend that does not tell what left is not taken for one where nothing did', () => {
  expect([cartOf(RAW).notices, cartOf({ ...RAW, notices: [] }).notices]).toEqual([null, []]);
});
