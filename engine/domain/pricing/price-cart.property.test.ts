import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Promotion } from '../promotions/promotion.ts';
import { cleaner, lineOf } from '../testing/goods.ts';
import { DELIVERY, JAKARTA, NOON, PLACES, PPN, SETTINGS, sessionOf } from '../testing/shop.ts';
import { totalsThatDoNotAddUp } from '../testing/totals-add-up.ts';
import { priceCart } from './price-cart.ts';

const cents = fc.integer({ min: 0, max: 2_000_000 });

const goods = fc.record({
  price: fc.record({
    regular: cents,
    sale: fc.option(fc.record({ price: cents, from: fc.constant(null), to: fc.constant(null) })),
  }),
  taxClass: fc.constantFrom('standard' as const, 'reduced-rate' as const, 'zero-rate' as const),
  taxStatus: fc.constantFrom('taxable' as const, 'shipping' as const, 'none' as const),
  virtual: fc.boolean(),
  weight: fc.integer({ min: 0, max: 20_000 }),
});

const lines = fc
  .array(fc.tuple(goods, fc.integer({ min: 1, max: 500 })), { maxLength: 12 })
  .map((list) => list.map(([facts, quantity], index) => lineOf(cleaner({ productId: index + 1, ...facts }), quantity)));

const rates = fc
  .array(
    fc.record({
      country: fc.constantFrom('ID', 'SG', ''),
      taxClass: fc.constantFrom('standard' as const, 'reduced-rate' as const),
      priority: fc.integer({ min: 1, max: 3 }),
      compound: fc.boolean(),
      onShipping: fc.boolean(),
      rate: fc.integer({ min: 0, max: 600_000 }),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((rate, index) => ({ ...PPN, ...rate, id: index + 1 })));

const tax = fc.record({
  rates,
  pricesIncludeTax: fc.boolean(),
  displayIncludesTax: fc.boolean(),
  basedOn: fc.constantFrom('shipping' as const, 'billing' as const, 'shop' as const),
});

const delivery = fc.record({ perOrder: cents, perItem: cents, perKilogram: cents, minimum: cents }).map((costs) => ({
  ...DELIVERY,
  zones: DELIVERY.zones.map((zone) => ({ ...zone, methods: zone.methods.map((method) => ({ ...method, ...costs })) })),
}));

const promotions = fc
  .array(fc.array(cents, { maxLength: 12 }), { maxLength: 3 })
  .map((list) =>
    list.map(
      (discounts, index): Promotion => ({ source: `coupon:${index}`, label: 'Off', discounts: () => discounts }),
    ),
  );

const country = fc.constantFrom('ID', 'SG', 'DE', '');

test('totals are the sums of what is in them, whatever is sold, taxed, discounted and delivered', () => {
  fc.assert(
    fc.property(lines, tax, delivery, promotions, country, (cart, taxes, shipping, offers, to) => {
      const settings = { ...SETTINGS, places: PLACES, tax: taxes, shipping };
      const session = sessionOf({ shipping: { ...JAKARTA, country: to }, billing: { ...JAKARTA, country: 'ID' } });
      const priced = priceCart(cart, { session, settings, promotions: offers, at: NOON });
      expect(totalsThatDoNotAddUp(priced)).toEqual([]);
      expect(priced.lines.every(({ charged }) => charged >= 0)).toBe(true);
      expect(Number.isSafeInteger(priced.totals.total)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
