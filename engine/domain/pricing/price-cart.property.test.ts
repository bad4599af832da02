import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_CART } from '../cart/cart.ts';
import { sum } from '../money/money.ts';
import type { Offers } from '../promotions/offers.ts';
import { anyCoupons, anyDelivery, anyGiftCards, anyLines, anyTax } from '../testing/arbitraries.ts';
import { GEOGRAPHY, JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { totalsThatDoNotAddUp } from '../testing/totals-add-up.ts';
import { priceCart } from './price-cart.ts';
import { gross, type PricedCart } from './priced-cart.ts';

const country = fc.constantFrom('ID', 'SG', 'DE', '');

const shop = fc.record({ lines: anyLines, tax: anyTax, shipping: anyDelivery, country });
type Shop = typeof shop extends fc.Arbitrary<infer T> ? T : never;

function price({ lines, tax, shipping, country: to }: Shop, offers: Offers): PricedCart {
  const settings = { ...SETTINGS, positions: GEOGRAPHY, tax, shipping };
  const cart = {
    ...EMPTY_CART,
    coupons: offers.coupons.map(({ code }) => code),
    giftCards: offers.giftCards.map(({ id }) => id),
  };
  const billing = { ...JAKARTA, country: 'ID' };
  const session = sessionOf({ cart, billing, shipping: { ...JAKARTA, country: to } });
  return priceCart(lines, { session, settings, offers, at: NOON });
}

test('totals are the sums of their parts for any lines, taxes, discounts, delivery and gift cards', () => {
  fc.assert(
    fc.property(shop, anyCoupons, anyGiftCards, (one, coupons, giftCards) => {
      const priced = price(one, { coupons, giftCards });
      expect(totalsThatDoNotAddUp(priced)).toEqual([]);
      expect(Number.isSafeInteger(priced.totals.total)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('no discount exceeds its line, and no amount is below zero', () => {
  fc.assert(
    fc.property(shop, anyCoupons, anyGiftCards, (one, coupons, giftCards) => {
      const { lines, totals, coupons: used, giftCards: cards } = price(one, { coupons, giftCards });
      const amounts = [
        ...lines.flatMap(({ charged, total, adjustments }) => [
          charged,
          total.net,
          total.tax,
          ...adjustments.map(({ amount }) => -amount),
        ]),
        ...used.flatMap(({ discount }) => [discount.net, discount.tax]),
        ...cards.flatMap(({ amount, balance }) => [amount, balance - amount]),
        totals.items.net,
        totals.total,
      ];
      expect(amounts.filter((amount) => amount < 0)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('one more coupon never raises the price of items or of the chosen delivery', () => {
  fc.assert(
    fc.property(shop, anyCoupons, (one, coupons) => {
      const before = price(one, { coupons: coupons.slice(1), giftCards: [] });
      const after = price(one, { coupons, giftCards: [] });
      expect(gross(after.totals.items)).toBeLessThanOrEqual(gross(before.totals.items));
      if (after.chosenRate?.id === before.chosenRate?.id) {
        expect(after.totals.total).toBeLessThanOrEqual(before.totals.total);
      }
    }),
    { numRuns: 300 },
  );
});

test('a fixed coupon takes exactly its amount, or all that is left', () => {
  fc.assert(
    fc.property(shop, anyCoupons, (one, coupons) => {
      const { lines, dropped } = price(one, { coupons, giftCards: [] });
      const good = coupons.filter(({ code }) => !dropped.coupons.some((gone) => gone.code === code));
      const last = good.findLast(({ discount }) => discount.kind === 'fixed-cart');
      const isOpen = last && last.productIds.length + last.categoryIds.length === 0 && last.itemLimit === null;
      if (last?.discount.kind !== 'fixed-cart' || !isOpen) return;
      const taken = sum(
        lines.flatMap(({ adjustments }) =>
          adjustments.filter(({ source }) => source === `coupon:${last.code}`).map(({ amount }) => -amount),
        ),
      );
      const left = sum(lines.map(({ charged }) => charged));
      expect(taken).toBe(Math.min(last.discount.amount, left + taken));
    }),
    { numRuns: 300 },
  );
});
