import fc from 'fast-check';
import type { OfferedCoupon } from '../promotions/coupon.ts';
import { coupon, giftCard } from './coupons.ts';
import { cleaner, lineOf } from './sellables.ts';
import { DELIVERY, PPN } from './shop.ts';

// Arbitrary shops, for invariants that hold in all of them.

const cents = fc.integer({ min: 0, max: 2_000_000 });
const smallIds = fc.subarray([1, 2, 3, 4], { maxLength: 2 });

const sellable = fc.record({
  price: fc.record({
    regular: cents,
    sale: fc.option(fc.record({ price: cents, from: fc.constant(null), to: fc.constant(null) })),
  }),
  taxClass: fc.constantFrom('standard' as const, 'reduced-rate' as const, 'zero-rate' as const),
  taxStatus: fc.constantFrom('taxable' as const, 'shipping' as const, 'none' as const),
  virtual: fc.boolean(),
  weight: fc.integer({ min: 0, max: 20_000 }),
  categoryIds: smallIds,
});

export const anyLines = fc
  .array(fc.tuple(sellable, fc.integer({ min: 1, max: 500 })), { maxLength: 12 })
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

export const anyTax = fc.record({
  rates,
  pricesIncludeTax: fc.boolean(),
  displayIncludesTax: fc.boolean(),
  basedOn: fc.constantFrom('shipping' as const, 'billing' as const, 'shop' as const),
});

export const anyDelivery = fc
  .record({ perOrder: cents, perItem: cents, perKilogram: cents, minimum: cents })
  .map((costs) => ({
    ...DELIVERY,
    zones: DELIVERY.zones.map((zone) => ({
      ...zone,
      methods: zone.methods.map((method) => ({ ...method, ...costs })),
    })),
  }));

const discount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), share: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ kind: fc.constantFrom('fixed-product' as const, 'fixed-cart' as const), amount: cents }),
);

const perhaps = fc.option(fc.integer({ min: 1, max: 600 }));

const anyCoupon = fc.record({
  discount,
  freeShipping: fc.boolean(),
  itemLimit: perhaps,
  excludesSaleItems: fc.boolean(),
  productIds: smallIds,
  excludedProductIds: smallIds,
  categoryIds: smallIds,
  excludedCategories: smallIds.map((ids) => ids.map((id) => ({ id, name: `Category ${id}` }))),
});

export const anyCoupons: fc.Arbitrary<readonly OfferedCoupon[]> = fc
  .array(anyCoupon, { maxLength: 4 })
  .map((list) => list.map((one, index) => coupon({ id: index + 1, code: `code${index}`, ...one })));

export const anyGiftCards = fc
  .array(cents, { maxLength: 3 })
  .map((balances) => balances.map((balance, index) => giftCard({ id: index + 1, balance })));
