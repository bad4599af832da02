import { expect, test } from 'vitest';
import { createGateways } from '#engine/adapters/payment/gateways.ts';
import { SETTINGS } from '../testing/shop.ts';
import { paymentTitleIn, shippingTitleIn, taxLabelIn } from './titles.ts';

const english = {
  language: 'en',
  settings: SETTINGS,
  gateways: createGateways({ settings: SETTINGS, stripe: null }),
} as const;
const paid = (paymentMethodTitle: string) => ({ paymentMethodTitle });
const sent = (rateId: string, title: string) => ({ rateId, title });

test('what was bought in Indonesian is told in English', () => {
  expect(paymentTitleIn(paid('Transfer bank'), english)).toBe('Bank transfer');
  expect(shippingTitleIn(sent('flat_rate:2', 'Kurir'), english)).toBe('Courier');
  expect(taxLabelIn({ rateId: 1, label: 'PPN 11%' }, english)).toBe('VAT 11%');
});

test('in its own language it stays as it is', () => {
  const indonesian = { ...english, language: 'id' } as const;
  expect(paymentTitleIn(paid('Transfer bank'), indonesian)).toBe('Transfer bank');
});

test('what the shop has renamed or no longer has is told as it was bought', () => {
  expect(paymentTitleIn(paid('QRIS'), english)).toBe('QRIS');
  expect(shippingTitleIn(sent('flat_rate:99', 'Kurir'), english)).toBe('Kurir');
  expect(shippingTitleIn(sent('flat_rate:2', 'Kurir malam'), english)).toBe('Kurir malam');
  expect(taxLabelIn({ rateId: 9, label: 'PPN 10%' }, english)).toBe('PPN 10%');
});

test('an order without a payment names none', () => {
  expect(paymentTitleIn(paid(''), english)).toBe('');
});
