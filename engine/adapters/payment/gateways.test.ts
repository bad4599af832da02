import { describe, expect, test } from 'vitest';
import { instructionLines, paymentGuide } from '#engine/domain/orders/payment-guide.ts';
import { offerGateways, paymentFacts } from '#engine/domain/payment/gateway.ts';
import { priceCart } from '#engine/domain/pricing/price-cart.ts';
import { NO_OFFERS } from '#engine/domain/promotions/offers.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { handbook, lineOf } from '#engine/domain/testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '#engine/domain/testing/shop.ts';
import { bankTransfer } from './bank-transfer/gateway.ts';
import { createGateways } from './gateways.ts';

const SETUP = { settings: SETTINGS, stripe: null };
const FACTS = { total: 990, currency: 'EUR', country: 'ID', needsShipping: true, hasFiles: false, isGuest: true };
const offered = (rest: Partial<typeof FACTS> = {}) =>
  offerGateways(createGateways(SETUP), { ...FACTS, ...rest }).map(({ id }) => id);

describe('payment methods on offer', () => {
  test.each([
    ['items within the country', {}, ['bacs', 'cod']],
    ['as much as couriers collect', { total: 28_000 }, ['bacs', 'cod']],
    ['more than couriers collect', { total: 28_001 }, ['bacs']],
    ['items abroad', { country: 'SG' }, ['bacs']],
    ['files', { needsShipping: false }, ['bacs']],
  ])('%s', (_case, rest, ids) => {
    expect(offered(rest)).toEqual(ids);
  });

  test('decides by the billing country for files, by the shipping country for items that ship', () => {
    const session = sessionOf({ billing: { ...JAKARTA, country: 'SG' }, shipping: JAKARTA });
    const cart = priceCart([lineOf(handbook())], { session, offers: NO_OFFERS, settings: SETTINGS, at: NOON });
    expect(paymentFacts(cart, session, SETTINGS)).toEqual({
      total: 450,
      currency: 'EUR',
      country: 'SG',
      needsShipping: false,
      hasFiles: true,
      isGuest: true,
    });
  });
});

test.each([
  ['last when they are test cards', true, ['bacs', 'cod', 'stripe']],
  ['first otherwise', false, ['stripe', 'bacs', 'cod']],
])('cards come %s', (_case, isTest, ids) => {
  const keys = { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: null };
  const stripe = { ...keys, host: null, hostedPagesUrl: null, isTest, log: { warn: () => undefined } };
  expect(createGateways({ ...SETUP, stripe }).map(({ id }) => id)).toEqual(ids);
});

describe('cash on delivery', () => {
  const cod = createGateways(SETUP).find(({ id }) => id === 'cod');

  test.each([
    ['a guest’s order up to the amount', { total: 10_000 }, 'processing'],
    ['a guest’s order above it', { total: 10_001 }, 'on-hold'],
    ['a customer’s order above it', { total: 10_001, isGuest: false }, 'processing'],
    ['an order with files', { hasFiles: true, isGuest: false }, 'on-hold'],
  ])('%s begins %s', (_case, rest, status) => {
    expect(cod?.initialStatus({ ...FACTS, ...rest })).toBe(status);
  });

  test('says in plain words that the shop looks at the order first, until it is released', () => {
    const guide = (status: 'on-hold' | 'processing') => {
      const order = anOrder({ paymentMethod: 'cod', status, paidAt: null });
      return paymentGuide(order, { gateways: cod ? [cod] : [], language: 'id' });
    };
    expect(guide('on-hold').nextStep).toMatch(/^Pesanan ini kami periksa dulu/);
    expect(guide('on-hold').instructions).toBe(guide('on-hold').nextStep);
    expect(guide('processing').nextStep).toBe('Siapkan uang pas untuk kurir.');
  });
});

describe('bank transfer', () => {
  test('gives the reference and the account in the reader’s language', () => {
    const gateway = bankTransfer(SETUP);
    expect(gateway.texts.title.en).toBe('Bank transfer');
    const order = anOrder({ paymentMethod: 'bacs', status: 'on-hold', paidAt: null });
    const guide = paymentGuide(order, { gateways: [gateway], language: 'id' });
    expect(guide).toMatchObject({ kind: 'bank-transfer', nextStep: 'Tinggal satu langkah: selesaikan transfer.' });
    expect(instructionLines(guide)).toBe('Cantumkan nomor 1001.\nBCA · 123 · PT Toko · BIC CENAIDJA');
  });

  test('is not offered without an account', () => {
    expect(
      bankTransfer({
        ...SETUP,
        settings: { ...SETTINGS, bankTransfer: { ...SETTINGS.bankTransfer, accounts: [] } },
      }).available(FACTS),
    ).toBe(false);
  });
});
