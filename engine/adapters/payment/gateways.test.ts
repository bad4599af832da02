import { describe, expect, test } from 'vitest';
import type { Order } from '#engine/domain/orders/order.ts';
import { instructionLines, paymentGuide } from '#engine/domain/orders/payment-guide.ts';
import { paymentTitleIn } from '#engine/domain/orders/titles.ts';
import { offerGateways, paymentFacts } from '#engine/domain/payment/gateway.ts';
import { priceCart } from '#engine/domain/pricing/price-cart.ts';
import { NO_OFFERS } from '#engine/domain/promotions/offers.ts';
import { anOrder } from '#engine/domain/testing/order.ts';
import { handbook, lineOf } from '#engine/domain/testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '#engine/domain/testing/shop.ts';
import { bankTransfer } from './bank-transfer/gateway.ts';
import { createGateways } from './gateways.ts';

const SETUP = { settings: SETTINGS, stripe: null };
const FACTS = {
  total: 990,
  currency: 'EUR',
  country: 'ID',
  needsShipping: true,
  isPickedUp: false,
  hasFiles: false,
  isTrusted: false,
};
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
      total: 405,
      currency: 'EUR',
      country: 'SG',
      needsShipping: false,
      isPickedUp: false,
      hasFiles: true,
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
    ['an order up to the amount', { total: 10_000 }, 'processing'],
    ['an order above it of somebody who has never paid', { total: 10_001 }, 'on-hold'],
    ['an order above it of somebody who has paid before', { total: 10_001, isTrusted: true }, 'processing'],
    ['an order with files', { hasFiles: true, isTrusted: true }, 'on-hold'],
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

test('a transfer is asked for in other words once its order was let go, and no more when it has arrived', () => {
  const gateways = createGateways(SETUP);
  const guide = (rest: Partial<Order>) =>
    paymentGuide(anOrder({ paymentMethod: 'bacs', paidAt: null, ...rest }), { gateways, language: 'en' });
  const waiting = guide({ status: 'on-hold' });
  expect(waiting.instructions).not.toMatch(/has not arrived yet/);
  for (const status of ['processing', 'completed'] as const) {
    const released = guide({ status });
    expect(released.instructions).toMatch(/has not arrived yet.* order number 1001 /);
    expect(released.accounts).toEqual(waiting.accounts);
    expect(guide({ status, paidAt: NOON })).toMatchObject({ instructions: '', nextStep: '', accounts: [] });
  }
});

describe('an order that its buyer collects', () => {
  const gateways = createGateways(SETUP);
  const shippingLines = [{ rateId: 'local_pickup:3', title: 'Ambil', cost: { net: 0, tax: 0, taxes: [] } }];
  const texts = (isPickedUp: boolean) => offerGateways(gateways, { ...FACTS, isPickedUp }).map((one) => one.texts);

  test('is offered to be paid over the counter, and by transfer as any other', () => {
    expect(texts(true).map(({ title }) => title.en)).toEqual(['Bank transfer', 'Cash when you collect']);
    expect(JSON.stringify(texts(true))).not.toMatch(/courier|kurir|parcel|paket/i);
    expect(texts(false).map(({ title }) => title.en)).toEqual(['Bank transfer', 'Cash on delivery']);
  });

  test.each(['processing', 'on-hold'] as const)('reads so while it is %s', (status) => {
    const order = anOrder({ paymentMethod: 'cod', status, paidAt: null, shippingLines });
    const guide = paymentGuide(order, { gateways, language: 'en' });
    expect(guide.stage).toBe('Collected and paid');
    expect(`${guide.nextStep} ${guide.instructions}`).toMatch(/collect/);
    expect(`${guide.nextStep} ${guide.instructions}`).not.toMatch(/courier|parcel/);
  });

  test('is a parcel like others once it was sent after all', () => {
    const shipment = { courier: 'jne', number: '0012345' };
    const order = anOrder({ paymentMethod: 'cod', status: 'processing', paidAt: null, shippingLines, shipment });
    expect(paymentGuide(order, { gateways, language: 'en' }).stage).toBe('Cash on delivery');
  });

  test('has its payment named in the reader’s language', () => {
    const named = { paymentMethodTitle: 'Cash when you collect' };
    expect(paymentTitleIn(named, { language: 'id', gateways })).toBe('Bayar tunai saat mengambil');
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
