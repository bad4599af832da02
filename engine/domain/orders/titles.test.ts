import { expect, test } from 'vitest';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import { anOrder } from '../testing/order.ts';
import { SETTINGS } from '../testing/shop.ts';
import { paymentTitleIn, shippingTitleIn, taxLabelIn, withTitlesIn } from './titles.ts';

const english = {
  language: 'en',
  settings: SETTINGS,
  gateways: createGateways({ settings: SETTINGS, stripe: null }),
} as const;
const paid = (paymentMethodTitle: string) => ({ paymentMethodTitle });

test('shows titles of an Indonesian order in English', () => {
  expect(paymentTitleIn(paid('Transfer bank'), english)).toBe('Bank transfer');
  expect(shippingTitleIn({ title: 'Kurir' }, english)).toBe('Courier');
  expect(taxLabelIn({ label: 'PPN 11%' }, english)).toBe('VAT 11%');
});

test('keeps titles in the language of the order', () => {
  const indonesian = { ...english, language: 'id' } as const;
  expect(paymentTitleIn(paid('Transfer bank'), indonesian)).toBe('Transfer bank');
});

test('keeps stored titles that the shop has renamed or removed', () => {
  expect(paymentTitleIn(paid('QRIS'), english)).toBe('QRIS');
  expect(shippingTitleIn({ title: 'Kurir malam' }, english)).toBe('Kurir malam');
  expect(taxLabelIn({ label: 'PPN 10%' }, english)).toBe('PPN 10%');
});

test('shows no payment title for an order without payment', () => {
  expect(paymentTitleIn(paid(''), english)).toBe('');
});

test('names everything about an Indonesian order in English, whatever numbers its methods have by now', () => {
  const taxes = [{ rateId: 1, code: 'ID', label: 'PPN 11%', compound: false, items: 1, shipping: 0 }];
  const cost = { net: 0, tax: 0, taxes: [] };
  const shippingLines = [{ rateId: 'flat_rate:99', title: 'Kurir', cost }];
  const order = anOrder({ paymentMethodTitle: 'Transfer bank', shippingLines, taxes });
  expect(withTitlesIn(order, english)).toEqual({
    ...order,
    paymentMethodTitle: 'Bank transfer',
    shippingLines: [{ rateId: 'flat_rate:99', title: 'Courier', cost }],
    taxes: [{ ...taxes[0], label: 'VAT 11%' }],
  });
});
