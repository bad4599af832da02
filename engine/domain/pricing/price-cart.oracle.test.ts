import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_CART } from '../cart/cart.ts';
import { anyCoupons, anyDelivery, anyGiftCards, anyLines, anyTax } from '../testing/arbitraries.ts';
import { type OracleCart, oracle } from '../testing/cart-oracle.ts';
import { GEOGRAPHY, JAKARTA, NOON, SETTINGS, sessionOf } from '../testing/shop.ts';
import { priceCart } from './price-cart.ts';

const usage = fc.record({
  usageLimit: fc.option(fc.integer({ min: 1, max: 3 })),
  uses: fc.integer({ min: 0, max: 2 }),
  usageLimitPerCustomer: fc.option(fc.integer({ min: 1, max: 2 })),
  usesByCustomer: fc.integer({ min: 0, max: 1 }),
  minimumSpend: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
  maximumSpend: fc.option(fc.integer({ min: 3_000_000, max: 90_000_000 })),
});
const limited = fc.tuple(anyCoupons, fc.array(usage, { minLength: 4, maxLength: 4 }), fc.integer({ min: 0, max: 30 }));

/** Few coupons stand alone, so that most carts have several. */
const coupons = limited.map(([list, limits, alone]) =>
  list.map((coupon, place) => ({ ...coupon, ...limits[place], individualUse: place === alone })),
);

const anyShop = fc.record({
  lines: anyLines,
  coupons,
  giftCards: anyGiftCards,
  tax: anyTax.map((tax) => ({ ...tax, basedOn: 'shipping' as const })),
  shipping: anyDelivery,
  country: fc.constantFrom('ID', 'SG'),
});
type Shop = typeof anyShop extends fc.Arbitrary<infer T> ? T : never;

const PRICES = [333, 500, 999, 1, 1050];

/** Few pieces at few prices, and offers of their size: there single cents decide, and many weigh the same. */
const small = ({ lines, coupons: offered, giftCards, shipping, ...rest }: Shop): Shop => ({
  ...rest,
  lines: lines.map((line, place) => ({ ...line, quantity: 1 + (line.quantity % (3 + place)), sellable: cheap(line) })),
  coupons: offered.map(smallCoupon),
  giftCards: giftCards.map((card) => ({ ...card, balance: card.balance % 4000 })),
  shipping: {
    ...shipping,
    zones: shipping.zones.map((zone) => ({ ...zone, methods: zone.methods.map(smallMethod) })),
  },
});

function cheap({ sellable }: Shop['lines'][number]) {
  const { regular, sale } = sellable.price;
  const priceAt = (cents: number) => PRICES[cents % PRICES.length] ?? 0;
  return {
    ...sellable,
    price: { regular: priceAt(regular ?? 0), sale: sale && { ...sale, price: priceAt(sale.price) } },
  };
}

const smallCoupon = (coupon: Shop['coupons'][number]) => ({
  ...coupon,
  minimumSpend: coupon.minimumSpend && coupon.minimumSpend % 2000,
  discount:
    coupon.discount.kind === 'percent'
      ? coupon.discount
      : { ...coupon.discount, amount: coupon.discount.amount % 1500 },
});

function smallMethod(method: Shop['shipping']['zones'][number]['methods'][number]) {
  if (method.kind === 'free_shipping') return { ...method, minimum: method.minimum % 6000 };
  return method.kind === 'flat_rate' ? { ...method, perOrder: method.perOrder % 900 } : method;
}

const shop = fc.oneof(anyShop, anyShop.map(small));

function priced({ lines, coupons: offered, giftCards, tax, shipping, country }: Shop) {
  const settings = { ...SETTINGS, positions: GEOGRAPHY, tax, shipping };
  const cart = {
    ...EMPTY_CART,
    coupons: offered.map(({ code }) => code),
    giftCards: giftCards.map(({ id }) => id),
  };
  const session = sessionOf({ cart, billing: JAKARTA, shipping: { ...JAKARTA, country } });
  const result = priceCart(lines, { session, settings, offers: { coupons: offered, giftCards }, at: NOON });
  const { chosenRate } = result;
  return {
    lines: result.lines.map(({ charged, total }) => ({
      charged,
      net: total.net,
      taxes: total.taxes.map(({ rateId, amount }) => [rateId, amount]).sort(([a = 0], [b = 0]) => a - b),
    })),
    coupons: result.coupons.map(({ code, discount }) => ({ code, ...discount })),
    shipping: chosenRate && { id: chosenRate.id, net: chosenRate.cost.net, tax: chosenRate.cost.tax },
    giftCards: result.giftCards.map(({ cardId, amount }) => [cardId, amount]),
    tax: result.totals.tax,
    total: result.totals.total,
  };
}

function expected({ shipping, country, ...rest }: Shop): ReturnType<typeof oracle> {
  const zone = shipping.zones[country === 'ID' ? 0 : 2];
  const isShipped = rest.lines.some(({ sellable }) => !sellable.virtual);
  const cart: OracleCart = {
    ...rest,
    country: isShipped ? country : JAKARTA.country,
    home: SETTINGS.base.country,
    methods: zone?.methods ?? [],
  };
  return oracle(cart);
}

test('prices any cart as the rules say when they are worked out piece by piece', () => {
  fc.assert(
    fc.property(shop, (one) => {
      expect(priced(one)).toEqual(expected(one));
    }),
    { numRuns: 10_000 },
  );
});
