import { describe, expect, test } from 'vitest';
import type { GoodsLine } from '../cart/goods-line.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { cleaner, handbook, lineOf } from '../testing/goods.ts';
import { JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { totalsThatDoNotAddUp } from '../testing/totals-add-up.ts';
import { priceCart } from './price-cart.ts';
import type { PricingFacts } from './pricing-facts.ts';

const price = (goods: readonly GoodsLine[], rest: Partial<PricingFacts> = {}) => {
  const cart = priceCart(goods, { session: sessionOf(), promotions: [], settings: SETTINGS, at: NOON, ...rest });
  expect(totalsThatDoNotAddUp(cart)).toEqual([]);
  return cart;
};

const off = (source: string, discounts: readonly number[]): Promotion => ({
  source,
  label: 'Race day',
  discounts: () => discounts,
});

describe('pricing a cart', () => {
  test('prices with tax: the goods and the delivery keep their price, the tax is inside', () => {
    const { totals, chosenRate, taxes } = price([lineOf(cleaner(), 2)]);
    expect(totals).toEqual({
      subtotal: { net: 1784, tax: 196 },
      discount: { net: 0, tax: 0 },
      goods: { net: 1784, tax: 196 },
      shipping: { net: 270, tax: 30 },
      tax: 226,
      total: 1980 + 300,
    });
    expect(chosenRate).toMatchObject({ id: 'flat_rate:2', method: 'flat_rate', instance: 2 });
    expect(taxes).toEqual([
      {
        rateId: 1,
        code: 'ID-PPN-1',
        label: { id: 'PPN 11%', en: 'VAT 11%' },
        compound: false,
        goods: 196,
        shipping: 30,
      },
    ]);
  });

  test('prices without tax: it comes on top of goods and delivery', () => {
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, pricesIncludeTax: false } };
    const { totals } = price([lineOf(cleaner(), 2)], { settings });
    expect(totals).toMatchObject({ goods: { net: 1980, tax: 218 }, shipping: { net: 300, tax: 33 }, total: 2531 });
  });

  test('abroad the shop’s tax comes off', () => {
    const session = sessionOf({ shipping: { ...JAKARTA, country: 'SG', state: '', postcode: '018956' } });
    const { totals } = price([lineOf(cleaner(), 2)], { session });
    expect(totals).toMatchObject({ goods: { net: 1784, tax: 0 }, shipping: { net: 1802, tax: 0 }, total: 3586 });
  });

  test.each([
    ['shipping', 'SG', 'ID', 0],
    ['billing', 'ID', 'SG', 0],
    ['billing', 'SG', 'ID', 196],
    ['shop', 'SG', 'SG', 196],
  ] as const)('tax by %s address (to %s, billed in %s)', (basedOn, to, billed, tax) => {
    const settings = { ...SETTINGS, tax: { ...SETTINGS.tax, basedOn } };
    const session = sessionOf({ shipping: { ...JAKARTA, country: to }, billing: { ...JAKARTA, country: billed } });
    expect(price([lineOf(cleaner(), 2)], { session, settings }).totals.goods.tax).toBe(tax);
  });

  test('a sale that runs at this second is the price, the regular one stays to be struck', () => {
    const sale = { price: 790, from: NOON, to: null };
    const [line] = price([lineOf(cleaner({ price: { regular: 990, sale } }), 2)]).lines;
    expect(line).toMatchObject({ unitPrice: 790, regularUnitPrice: 990, listed: 1580, charged: 1580 });
  });

  test('files need no delivery, and things beside them do', () => {
    expect(price([lineOf(handbook())])).toMatchObject({ needsShipping: false, offer: null, chosenRate: null });
    const mixed = price([lineOf(handbook()), lineOf(cleaner(), 3)]);
    expect(mixed.offer?.lines).toEqual([{ name: 'Fuel System Cleaner', quantity: 3 }]);
    expect(mixed.chosenRate?.cost).toMatchObject({ net: 315, tax: 35 });
  });

  test('where nothing is delivered to, nothing is chosen', () => {
    const settings = { ...SETTINGS, shipping: { ...SETTINGS.shipping, zones: [] } };
    expect(price([lineOf(cleaner())], { settings })).toMatchObject({ offer: { rates: [] }, chosenRate: null });
  });

  test('a discount is told line by line, and delivery looks at what is left', () => {
    const dear = lineOf(cleaner({ price: { regular: 5100, sale: null } }));
    expect(price([dear]).chosenRate?.id).toBe('free_shipping:1');
    const cart = price([dear], { promotions: [off('coupon:race10', [510])] });
    expect(cart.chosenRate?.id).toBe('flat_rate:2');
    expect(cart.lines[0]).toMatchObject({
      listed: 5100,
      adjustments: [{ source: 'coupon:race10', label: 'Race day', amount: -510 }],
      charged: 4590,
    });
    expect(cart.totals.discount).toEqual({ net: 460, tax: 50 });
  });

  test('discounts together never take a line below zero', () => {
    const promotions = [off('coupon:a', [600]), off('coupon:b', [600]), off('coupon:c', [1])];
    const [line] = price([lineOf(cleaner())], { promotions }).lines;
    expect(line?.adjustments.map(({ source, amount }) => [source, amount])).toEqual([
      ['coupon:a', -600],
      ['coupon:b', -390],
    ]);
    expect(line?.total).toMatchObject({ net: 0, tax: 0 });
  });

  test('an empty cart costs nothing', () => {
    expect(price([])).toMatchObject({ lines: [], needsShipping: false, itemCount: 0, totals: { total: 0, tax: 0 } });
  });
});
