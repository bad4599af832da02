import { describe, expect, test } from 'vitest';
import { coupon } from '../testing/coupons.ts';
import { cleaner, lineOf } from '../testing/sellables.ts';
import { NOON } from '../testing/shop.ts';
import type { OfferedCoupon } from './coupon.ts';
import { couponPromotions } from './discounts.ts';
import { type CouponFacts, decideCoupon, evaluateCoupons, matchesEmail, refuseCoupon } from './evaluate-coupons.ts';
import { applyPromotions, type ListedLine } from './promotion.ts';

const line = (productId: number, unitPrice: number, rest: Partial<ListedLine> = {}): ListedLine => {
  const sellable = cleaner({ productId, name: `Product ${productId}`, categoryIds: [productId * 10] });
  const { quantity = 1 } = rest;
  return {
    ...lineOf(sellable, quantity),
    unitPrice,
    regularUnitPrice: unitPrice,
    listed: unitPrice * quantity,
    ...rest,
  };
};

const OIL = line(1, 3000);
const FLUSH = line(2, 1000, { quantity: 3 });
const ON_SALE = line(3, 500, { regularUnitPrice: 800 });

const off = (lines: readonly ListedLine[], ...coupons: readonly OfferedCoupon[]) =>
  applyPromotions(lines, couponPromotions(coupons)).map(({ listed, charged }) => listed - charged);

const percent = (share: number, rest: Partial<OfferedCoupon> = {}) =>
  coupon({ discount: { kind: 'percent', share }, ...rest });
const perPiece = (amount: number, rest: Partial<OfferedCoupon> = {}) =>
  coupon({ code: 'piece', discount: { kind: 'fixed-product', amount }, ...rest });
const perCart = (amount: number, rest: Partial<OfferedCoupon> = {}) =>
  coupon({ code: 'cart', discount: { kind: 'fixed-cart', amount }, ...rest });

describe('coupon discounts', () => {
  test.each([
    ['10 % of every line', [OIL, FLUSH], [percent(100_000)], [300, 300]],
    [
      'the odd cent of a percentage goes to the largest remainder',
      [line(1, 333), line(2, 334)],
      [percent(100_000)],
      [33, 34],
    ],
    ['a percentage is rounded once, not per line', [line(1, 5), line(2, 5), line(3, 5)], [percent(100_000)], [1, 1, 0]],
    ['everything', [OIL], [percent(1_000_000)], [3000]],
    ['an amount off each piece', [OIL, FLUSH], [perPiece(200)], [200, 600]],
    ['off a piece never more than it costs', [OIL, FLUSH], [perPiece(1500)], [1500, 3000]],
    ['an amount off the cart, by what the lines cost', [OIL, FLUSH], [perCart(1000)], [500, 500]],
    ['off the cart never more than the lines', [ON_SALE], [perCart(1000)], [500]],
    ['only the named products', [OIL, FLUSH], [percent(100_000, { productIds: [2] })], [0, 300]],
    ['only the named category', [OIL, FLUSH], [perPiece(100, { categoryIds: [10] })], [100, 0]],
    [
      'products or categories, whichever fits',
      [OIL, FLUSH, ON_SALE],
      [percent(100_000, { productIds: [1], categoryIds: [20] })],
      [300, 300, 0],
    ],
    ['not the excluded ones', [OIL, FLUSH], [percent(100_000, { excludedProductIds: [1] })], [0, 300]],
    ['nothing that is on sale', [OIL, ON_SALE], [percent(100_000, { excludesSaleItems: true })], [300, 0]],
    ['two pieces at most, the dearest first', [FLUSH, OIL], [percent(100_000, { itemLimit: 2 })], [100, 300]],
    [
      'an amount off the cart within the two dearest pieces',
      [FLUSH, OIL],
      [perCart(9000, { itemLimit: 2 })],
      [1000, 3000],
    ],
    ['each on the original price', [OIL], [percent(100_000), percent(100_000, { code: 'again' })], [600]],
    [
      'pieces first, then percentages, then the cart, in whatever order they came',
      [OIL],
      [perCart(3000), percent(500_000), perPiece(1000)],
      [3000],
    ],
    [
      'an amount off the cart is not lost on a line that is free already',
      [OIL, FLUSH],
      [perCart(1000), perPiece(3000, { productIds: [1] })],
      [3000, 1000],
    ],
  ])('%s', (_case, lines, coupons, expected) => {
    expect(off(lines, ...coupons)).toEqual(expected);
  });

  test('reports the share of each coupon', () => {
    const [only] = applyPromotions([OIL], couponPromotions([perCart(2500), percent(500_000)]));
    expect(only?.adjustments).toEqual([
      { source: 'coupon:race10', amount: -1500 },
      { source: 'coupon:cart', amount: -1500 },
    ]);
  });
});

const facts = (rest: Partial<CouponFacts> = {}): CouponFacts => ({
  lines: [OIL, FLUSH, ON_SALE],
  subtotal: 6500,
  emails: [],
  at: NOON,
  ...rest,
});
const SECOND_MS = 1000;
const later = new Date(NOON.getTime() + SECOND_MS);
const oils = [{ id: 10, name: 'Engine oil' }];

describe('a coupon is refused', () => {
  test.each<[string, Partial<OfferedCoupon>, Partial<CouponFacts>, string | null]>([
    ['when all its uses are used', { usageLimit: 5, uses: 5 }, {}, 'COUPON_LIMIT_REACHED'],
    ['not before', { usageLimit: 5, uses: 4 }, {}, null],
    ['when this customer has used it', { usageLimitPerCustomer: 1, usesByCustomer: 1 }, {}, 'COUPON_LIMIT_REACHED'],
    ['a second before it starts', { startsAt: later }, {}, 'COUPON_NOT_STARTED'],
    ['not in the second it starts', { startsAt: NOON }, {}, null],
    ['in the second it is over', { expiresAt: NOON }, {}, 'COUPON_EXPIRED'],
    ['not a second before', { expiresAt: later }, {}, null],
    ['a cent below its minimum', { minimumSpend: 6501 }, {}, 'COUPON_MINIMUM'],
    ['not at its minimum', { minimumSpend: 6500 }, {}, null],
    ['a cent above its maximum', { maximumSpend: 6499 }, {}, 'COUPON_MAXIMUM'],
    ['not at its maximum', { maximumSpend: 6500 }, {}, null],
    ['without one of its products', { productIds: [9] }, {}, 'COUPON_NOT_APPLICABLE'],
    ['without a product of its categories', { categoryIds: [90] }, {}, 'COUPON_NOT_APPLICABLE'],
    ['when all it could lower is on sale', { excludesSaleItems: true }, { lines: [ON_SALE] }, 'COUPON_NOT_APPLICABLE'],
    ['when all it could lower is excluded', { excludedCategories: oils }, { lines: [OIL] }, 'COUPON_NOT_APPLICABLE'],
    ['not when something is left', { excludedCategories: oils }, {}, null],
    ['on a cart with sale items', { ...perCart(500), excludesSaleItems: true }, {}, 'COUPON_NOT_FOR_SALE_ITEMS'],
    [
      'on a cart with an excluded product',
      { ...perCart(500), excludedProductIds: [2] },
      {},
      'COUPON_EXCLUDES_PRODUCTS',
    ],
    [
      'on a cart with an excluded category',
      { ...perCart(500), excludedCategories: oils },
      {},
      'COUPON_EXCLUDES_CATEGORIES',
    ],
    ['before anybody is known, when it is personal', { emails: ['budi@example.test'] }, {}, 'COUPON_NEEDS_EMAIL'],
    ['to somebody else', { emails: ['*@example.test'] }, { emails: ['sari@other.test'] }, 'COUPON_OF_OTHERS'],
    ['not to whom it is for', { emails: ['x@y.test', '*@example.test'] }, { emails: ['budi@example.test'] }, null],
    ['first for what comes first', { expiresAt: NOON, minimumSpend: 9999 }, {}, 'COUPON_EXPIRED'],
    ['not on an empty cart it may wait on', {}, { lines: [], subtotal: 0 }, null],
    [
      'on an empty cart when it is for certain things',
      { productIds: [1] },
      { lines: [], subtotal: 0 },
      'COUPON_NOT_APPLICABLE',
    ],
  ])('%s', (_case, rest, more, code) => {
    expect(refuseCoupon(coupon(rest), facts(more))?.code ?? null).toBe(code);
  });

  test('with the products or categories in its way', () => {
    const excluding = { excludedProductIds: [1, 3], excludedCategories: [] };
    expect(refuseCoupon(perCart(500, excluding), facts())).toEqual({
      code: 'COUPON_EXCLUDES_PRODUCTS',
      products: ['Product 1', 'Product 3'],
    });
    expect(refuseCoupon(perCart(500, { excludedCategories: oils }), facts())).toMatchObject({
      categories: ['Engine oil'],
    });
    expect(refuseCoupon(coupon({ startsAt: later }), facts())).toMatchObject({ coupon: 'race10', startsAt: later });
  });
});

test.each([
  ['budi@example.test', 'budi@example.test', true],
  ['budi@example.test', 'budi@example.tes', false],
  ['budi@example.test', '*@example.test', true],
  ['budi@example.test.evil', '*@example.test', false],
  ['@example.test', '*@example.test', true],
  ['budi@workshop.example.test', 'budi@*.test', true],
  ['sari@workshop.example.test', 'budi@*.test', false],
  ['abc', 'a*bc*c', false],
  ['aXbcYc', 'a*bc*c', true],
  ['budi.example@test', 'budi?example@test', false],
])('%s is one of %s: %o', (email, pattern, matches) => {
  expect(matchesEmail(email, pattern)).toBe(matches);
});

describe('several coupons', () => {
  const alone = coupon({ code: 'solo', individualUse: true });
  const other = coupon({ code: 'other' });

  test.each([
    ['stack in the order they came', coupon(), [other], ['other', 'race10']],
    ['stand alone: the others make room', alone, [other], ['solo']],
    ['stand alone: even another such one', alone, [coupon({ code: 'lone', individualUse: true })], ['solo']],
  ])('%s', (_case, next, onCart, left) => {
    const codes = decideCoupon(next, onCart, facts());
    const { valid } = evaluateCoupons(codes.ok ? codes.value : [], [...onCart, next], facts());
    expect(valid.map(({ code }) => code)).toEqual(left);
  });

  test.each([
    ['twice', coupon(), [coupon()], { code: 'COUPON_ALREADY_APPLIED' }],
    ['beside one that stands alone', coupon(), [alone], { code: 'COUPON_STANDS_ALONE', coupon: 'solo' }],
    [
      'without end',
      coupon(),
      Array.from({ length: 10 }, (_, id) => coupon({ code: `c${id}` })),
      { code: 'COUPON_FAILED' },
    ],
    ['after their time', coupon({ expiresAt: NOON }), [], { code: 'COUPON_EXPIRED' }],
  ])('do not go on a cart %s', (_case, next, onCart, refusal) => {
    expect(decideCoupon(next, onCart, facts())).toEqual({ ok: false, refusal });
  });

  test('are evaluated again: deleted, expired and individual-use ones are dropped with the reason', () => {
    const over = coupon({ code: 'over', expiresAt: NOON });
    expect(evaluateCoupons(['gone', 'other', 'over', 'solo'], [other, over, alone], facts())).toEqual({
      valid: [alone],
      dropped: [
        { code: 'gone', refusal: { code: 'COUPON_UNKNOWN', coupon: 'gone' } },
        { code: 'over', refusal: { code: 'COUPON_EXPIRED' } },
        { code: 'other', refusal: { code: 'COUPON_STANDS_ALONE', coupon: 'solo' } },
      ],
    });
  });
});
