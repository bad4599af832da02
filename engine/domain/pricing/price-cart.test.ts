import { describe, expect, test } from 'vitest';
import { EMPTY_CART } from '../cart/cart.ts';
import type { LineItem } from '../cart/line-item.ts';
import { NO_OFFERS } from '../promotions/offers.ts';
import type { Session } from '../sessions/session.ts';
import { coupon, giftCard } from '../testing/coupons.ts';
import { cleaner, handbook, lineOf } from '../testing/sellables.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { totalsThatDoNotAddUp } from '../testing/totals-add-up.ts';
import { priceCart } from './price-cart.ts';
import type { PricingFacts } from './priced-cart.ts';

const price = (lineItems: readonly LineItem[], rest: Partial<PricingFacts> = {}) => {
  const cart = priceCart(lineItems, { session: sessionOf(), offers: NO_OFFERS, settings: SETTINGS, at: NOON, ...rest });
  expect(totalsThatDoNotAddUp(cart)).toEqual([]);
  return cart;
};

/** What stands behind the codes, and a cart that holds them all. */
const on = (offers: Partial<PricingFacts['offers']>, rest: Partial<Session> = {}) => {
  const { coupons = [], giftCards = [] } = offers;
  const cart = { ...EMPTY_CART, coupons: coupons.map(({ code }) => code), giftCards: giftCards.map(({ id }) => id) };
  return { offers: { coupons, giftCards }, session: sessionOf({ cart, ...rest }) };
};

const amountOff = (code: string, amount: number) => coupon({ code, discount: { kind: 'fixed-cart', amount } });

describe('pricing a cart', () => {
  test('keeps prices entered with tax, and reports the tax in them', () => {
    const { totals, chosenRate, taxes } = price([lineOf(cleaner(), 2)]);
    expect(totals).toEqual({
      subtotal: { net: 1784, tax: 196 },
      discount: { net: 0, tax: 0 },
      items: { net: 1784, tax: 196 },
      shipping: { net: 270, tax: 30 },
      tax: 226,
      giftCards: 0,
      total: 1980 + 300,
    });
    expect(chosenRate).toMatchObject({ id: 'flat_rate:2', method: 'flat_rate', instance: 2 });
    expect(taxes).toEqual([
      {
        rateId: 1,
        code: 'ID-PPN-1',
        label: { id: 'PPN 11%', en: 'VAT 11%' },
        compound: false,
        items: 196,
        shipping: 30,
      },
    ]);
  });

  test('adds the tax to prices entered without it, on items and delivery', () => {
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, pricesIncludeTax: false } };
    const { totals } = price([lineOf(cleaner(), 2)], { settings });
    expect(totals).toMatchObject({ items: { net: 1980, tax: 218 }, shipping: { net: 300, tax: 33 }, total: 2531 });
  });

  test('takes the shop’s tax out of prices for a destination abroad', () => {
    const session = sessionOf({ shipping: { ...JAKARTA, country: 'SG', state: '', postcode: '018956' } });
    const { totals } = price([lineOf(cleaner(), 2)], { session });
    expect(totals).toMatchObject({ items: { net: 1784, tax: 0 }, shipping: { net: 1802, tax: 0 }, total: 3586 });
  });

  test.each([
    ['shipping', 'SG', 'ID', 0],
    ['billing', 'ID', 'SG', 0],
    ['billing', 'SG', 'ID', 196],
    ['shop', 'SG', 'SG', 196],
  ] as const)('tax by %s address (to %s, billed in %s)', (basedOn, to, billed, tax) => {
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, basedOn } };
    const session = sessionOf({ shipping: { ...JAKARTA, country: to }, billing: { ...JAKARTA, country: billed } });
    expect(price([lineOf(cleaner(), 2)], { session, settings }).totals.items.tax).toBe(tax);
  });

  test('taxes files by the billing address, as nothing is sent to the other', () => {
    const session = sessionOf({ shipping: { ...JAKARTA, country: 'SG' }, billing: JAKARTA });
    const bill = price([lineOf(handbook())], { session });
    expect(bill.totals.tax).toBe(price([lineOf(handbook())], { session: sessionOf({ billing: JAKARTA }) }).totals.tax);
    expect(bill.totals.tax).toBeGreaterThan(0);
    expect(price([lineOf(handbook()), lineOf(cleaner())], { session }).totals.tax).toBe(0);
  });

  test('uses the price of a running sale, and keeps the regular one beside it', () => {
    const sale = { price: 790, from: NOON, to: null };
    const [line] = price([lineOf(cleaner({ price: { regular: 990, sale } }), 2)]).lines;
    expect(line).toMatchObject({ unitPrice: 790, regularUnitPrice: 990, listed: 1580, charged: 1580 });
  });

  test('needs no delivery for files alone, but for items beside them', () => {
    expect(price([lineOf(handbook())])).toMatchObject({ needsShipping: false, offer: null, chosenRate: null });
    const mixed = price([lineOf(handbook()), lineOf(cleaner(), 3)]);
    expect(mixed.offer?.lines).toEqual([{ name: 'Fuel System Cleaner', quantity: 3 }]);
    expect(mixed.chosenRate?.cost).toMatchObject({ net: 315, tax: 35 });
  });

  test('chooses no rate where nothing is delivered', () => {
    const settings = { ...SETTINGS, shipping: { ...SETTINGS.shipping, zones: [] } };
    expect(price([lineOf(cleaner())], { settings })).toMatchObject({ offer: { rates: [] }, chosenRate: null });
  });

  test('reports a discount line by line, and rates delivery by the rest', () => {
    const dear = lineOf(cleaner({ price: { regular: 5100, sale: null } }));
    expect(price([dear]).chosenRate?.id).toBe('free_shipping:1');
    const cart = price([dear], on({ coupons: [coupon()] }));
    expect(cart.chosenRate?.id).toBe('flat_rate:2');
    expect(cart.lines[0]).toMatchObject({
      listed: 5100,
      adjustments: [{ source: 'coupon:race10', amount: -510 }],
      charged: 4590,
    });
    expect(cart.totals.discount).toEqual({ net: 460, tax: 50 });
    expect(cart.coupons).toEqual([
      { couponId: 1, code: 'race10', description: coupon().description, discount: { net: 460, tax: 50 } },
    ]);
  });

  test('shows of several coupons what each takes off a price with tax', () => {
    const line = lineOf(cleaner({ price: { regular: 450, sale: null } }));
    const [a, b] = [coupon({ code: 'a' }), coupon({ code: 'b' })];
    const shown = price([line], on({ coupons: [a, b] })).coupons.map(({ discount }) => discount);
    expect(shown).toEqual([
      { net: 40, tax: 5 },
      { net: 41, tax: 4 },
    ]);
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, pricesIncludeTax: false } };
    const added = price([line], { ...on({ coupons: [a, b] }), settings }).coupons.map(({ discount }) => discount);
    expect(added.map(({ net }) => net)).toEqual([45, 45]);
  });

  test('never discounts a line below zero', () => {
    const coupons = [amountOff('a', 600), amountOff('b', 600), amountOff('c', 1)];
    const [line] = price([lineOf(cleaner())], on({ coupons })).lines;
    expect(line?.adjustments.map(({ source, amount }) => [source, amount])).toEqual([
      ['coupon:a', -600],
      ['coupon:b', -390],
    ]);
    expect(line?.total).toMatchObject({ net: 0, tax: 0 });
  });

  test('offers free delivery that requires a coupon', () => {
    const gratis = coupon({ discount: { kind: 'fixed-cart', amount: 0 }, freeShipping: true });
    const cart = price([lineOf(cleaner())], on({ coupons: [gratis] }));
    expect([cart.chosenRate?.id, cart.totals.total, cart.coupons.length]).toEqual(['free_shipping:1', 990, 1]);
  });

  test.each([
    ['entered without tax and shown with it', { pricesIncludeTax: false, displayIncludesTax: true }, 4505],
    ['entered with tax and shown without it', { pricesIncludeTax: true, displayIncludesTax: false }, 5550],
    ['entered and shown with tax', { pricesIncludeTax: true, displayIncludesTax: true }, 5000],
  ])('gives free delivery from the amount that is shown, for prices %s', (_case, display, enough) => {
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, ...display } };
    const rateAt = (regular: number) =>
      price([lineOf(cleaner({ price: { regular, sale: null } }))], { settings }).chosenRate?.id;
    expect([rateAt(enough - 1), rateAt(enough)]).toEqual(['flat_rate:2', 'free_shipping:1']);
  });

  test('compares a minimum spend with the displayed subtotal', () => {
    const tax = { ...SETTINGS.tax, pricesIncludeTax: false };
    const big = coupon({ minimumSpend: 1000 });
    const shownWith = (displayIncludesTax: boolean) =>
      price([lineOf(cleaner())], {
        ...on({ coupons: [big] }),
        settings: { ...SETTINGS, tax: { ...tax, displayIncludesTax } },
      });
    expect(shownWith(true).dropped.coupons).toEqual([]);
    expect(shownWith(false).dropped.coupons).toEqual([
      { code: 'race10', refusal: { code: 'COUPON_MINIMUM', amount: 1000 } },
    ]);
  });

  test('accepts a coupon for certain email addresses by the billing address', () => {
    const own = coupon({ emails: ['*@example.test'] });
    const of = (email: string) =>
      price([lineOf(cleaner())], on({ coupons: [own] }, { billing: { ...JAKARTA, email } }));
    expect([of('Budi@Example.test'), of('budi@other.test')].map(({ coupons }) => coupons.length)).toEqual([1, 0]);
  });

  test('lets gift cards pay one after the other, without changing prices', () => {
    const giftCards = [giftCard(), giftCard({ id: 8, ending: '0001', balance: 5000 })];
    const { totals, giftCards: paid } = price([lineOf(cleaner(), 2)], on({ giftCards }));
    expect(totals).toMatchObject({ items: { net: 1784, tax: 196 }, tax: 226, giftCards: 2280, total: 0 });
    expect(paid).toEqual([
      { cardId: 7, ending: '7F3A', amount: 1000, balance: 1000 },
      { cardId: 8, ending: '0001', amount: 1280, balance: 5000 },
    ]);
  });

  test.each([
    ['empty', giftCard({ balance: 0 }), 'GIFT_CARD_EMPTY'],
    ['expired this second', giftCard({ expiresAt: NOON }), 'GIFT_CARD_EXPIRED'],
    ['void', giftCard({ voidedAt: NOON }), 'GIFT_CARD_VOID'],
    ['in another currency', giftCard({ currency: 'IDR' }), 'GIFT_CARD_VOID'],
  ])('a gift card that is %s pays nothing and leaves the cart', (_case, card, code) => {
    const { totals, dropped } = price([lineOf(cleaner())], on({ giftCards: [card] }));
    expect([totals.giftCards, dropped.giftCards]).toEqual([0, [{ cardId: 7, refusal: { code } }]]);
  });

  test('prices an empty cart at zero', () => {
    expect(price([])).toMatchObject({ lines: [], needsShipping: false, itemCount: 0, totals: { total: 0, tax: 0 } });
  });
});
