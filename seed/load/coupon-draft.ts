import type { CouponDraft } from '#engine/domain/promotions/coupons/coupon-draft.ts';
import type { CouponSeed } from '../promotions/coupon-seed.ts';

const PER_CENT = 10_000;

/** A seeded coupon as the engine saves it. */
export const couponDraft = ({ code, discount, ...rest }: CouponSeed): CouponDraft => ({
  ...rest,
  code: code.toLowerCase(),
  discount: discountOf(discount),
  freeShipping: discount.kind === 'free-delivery',
  startsAt: null,
  expiresAt: null,
  maximumSpend: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
  excludesSaleItems: false,
  products: [],
  excludedProducts: [],
  excludedCategories: [],
  emails: [],
});

function discountOf(discount: CouponSeed['discount']): CouponDraft['discount'] {
  switch (discount.kind) {
    case 'percent':
      return { kind: 'percent', share: discount.percent * PER_CENT };
    case 'free-delivery':
      return { kind: 'fixed-cart', amount: 0 };
    default:
      return discount;
  }
}
