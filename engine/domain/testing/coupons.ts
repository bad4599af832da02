import type { CouponDraft } from '../promotions/check-coupons.ts';
import type { OfferedCoupon } from '../promotions/coupon.ts';
import type { GiftCard } from '../promotions/gift-card.ts';

/** Race day: 10 % off everything, for everybody, without an end. */
export const coupon = (rest: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: 1,
  code: 'race10',
  description: { id: 'Hari balap', en: 'Race day' },
  discount: { kind: 'percent', share: 100_000 },
  freeShipping: false,
  startsAt: null,
  expiresAt: null,
  minimumSpend: null,
  maximumSpend: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  itemLimit: null,
  individualUse: false,
  excludesSaleItems: false,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategories: [],
  emails: [],
  uses: 0,
  usesByCustomer: 0,
  ...rest,
});

/** € 10.00. */
export const giftCard = (rest: Partial<GiftCard> = {}): GiftCard => ({
  id: 7,
  digest: '0123456789abcdef0123456789abcdef',
  ending: '7F3A',
  balance: 1000,
  currency: 'EUR',
  expiresAt: null,
  voidedAt: null,
  ...rest,
});

/** The same as an operator writes it. */
export function draftCoupon(code: string, rest: Partial<CouponDraft> = {}): CouponDraft {
  const {
    id: _id,
    uses: _uses,
    usesByCustomer: _usesByCustomer,
    productIds: _productIds,
    excludedProductIds: _excludedProductIds,
    categoryIds: _categoryIds,
    ...facts
  } = coupon({ code });
  return { ...facts, products: [], excludedProducts: [], categories: [], excludedCategories: [], ...rest };
}
