import { describe, expect, test } from 'vitest';
import { offerGateways, paymentFacts } from '#engine/domain/payment/offer-gateways.ts';
import { priceCart } from '#engine/domain/pricing/price-cart.ts';
import { NO_OFFERS } from '#engine/domain/promotions/offers.ts';
import { handbook, lineOf } from '#engine/domain/testing/goods.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '#engine/domain/testing/shop.ts';
import { bankTransfer } from './bank-transfer/gateway.ts';
import { createGateways } from './gateways.ts';

const SETUP = { settings: SETTINGS, stripe: null };
const FACTS = { total: 990, currency: 'EUR', country: 'ID', needsShipping: true, hasFiles: false };
const offered = (rest: Partial<typeof FACTS> = {}) =>
  offerGateways(createGateways(SETUP), { ...FACTS, ...rest }).map(({ id }) => id);

describe('what a cart can be paid with', () => {
  test.each([
    ['things within the country', {}, ['bacs', 'cod']],
    ['things abroad', { country: 'SG' }, ['bacs']],
    ['files', { needsShipping: false }, ['bacs']],
  ])('%s', (_case, rest, ids) => {
    expect(offered(rest)).toEqual(ids);
  });

  test('files are paid where the bill goes, things where they go', () => {
    const session = sessionOf({ billing: { ...JAKARTA, country: 'SG' }, shipping: JAKARTA });
    const cart = priceCart([lineOf(handbook())], { session, offers: NO_OFFERS, settings: SETTINGS, at: NOON });
    expect(paymentFacts(cart, session, SETTINGS)).toEqual({
      total: 450,
      currency: 'EUR',
      country: 'SG',
      needsShipping: false,
      hasFiles: true,
    });
  });
});

describe('bank transfer', () => {
  test('says in the buyer’s language what to quote, and where to', () => {
    const gateway = bankTransfer(SETUP);
    expect(gateway.title('en')).toBe('Bank transfer');
    expect(gateway.instructions({ id: 1001, language: 'id' })).toBe(
      'Cantumkan nomor 1001.\nBCA · 123 · PT Toko · BIC CENAIDJA',
    );
  });

  test('is not offered by a shop without an account', () => {
    expect(
      bankTransfer({
        ...SETUP,
        settings: { ...SETTINGS, bankTransfer: { ...SETTINGS.bankTransfer, accounts: [] } },
      }).available(FACTS),
    ).toBe(false);
  });
});
