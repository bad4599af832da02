import { PARTS_PER_PERCENT } from '#engine/domain/money/rounding.ts';
import type { CouponDiscount } from '#engine/domain/promotions/coupon.ts';
import type { Context } from '../../context/context.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { globalId } from '../../formats/ids.ts';
import type { DiscountTypeEnum } from '../../generated/resolvers.generated.ts';

const TYPES = {
  percent: 'PERCENT',
  'fixed-product': 'FIXED_PRODUCT',
  'fixed-cart': 'FIXED_CART',
} as const satisfies Record<CouponDiscount['kind'], DiscountTypeEnum>;

/**
 * The coupon behind a code in an order, as it is today; null when there is none (any more). Whom else it is for and how
 * often it was used is not the buyer's to know.
 */
export async function usedCoupon(code: string, { shop, money, language }: Context) {
  const found = await shop.coupons.show(code);
  if (!found.ok) return null;
  const { id, draft, createdAt, modifiedAt } = found.value;
  const amount = (cents: number | null) => (cents === null ? null : Number(money.raw(cents)));
  const { discount } = draft;
  return {
    amount: discount.kind === 'percent' ? discount.share / PARTS_PER_PERCENT : amount(discount.amount),
    code: draft.code,
    databaseId: id,
    date: isoDate(createdAt),
    dateExpiry: isoDateOrNull(draft.expiresAt),
    description: draft.description[language] || null,
    discountType: TYPES[discount.kind],
    emailRestrictions: null,
    excludeSaleItems: draft.excludesSaleItems,
    freeShipping: draft.freeShipping,
    id: globalId('post', id),
    individualUse: draft.individualUse,
    limitUsageToXItems: draft.itemLimit,
    maximumAmount: amount(draft.maximumSpend),
    minimumAmount: amount(draft.minimumSpend),
    modified: isoDate(modifiedAt),
    usageCount: null,
    usageLimit: draft.usageLimit,
    usageLimitPerUser: draft.usageLimitPerCustomer,
  };
}
