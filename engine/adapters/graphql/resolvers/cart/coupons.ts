import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { shown } from '#engine/domain/pricing/shown.ts';
import type { CouponDiscount } from '#engine/domain/promotions/coupons/coupon.ts';
import { shownCode } from '#engine/domain/promotions/gift-cards/gift-card.ts';
import type { Context } from '../../context/context.ts';
import type { AppliedCouponSource } from '../../context/sources.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { globalId } from '../../formats/ids.ts';
import { amountText } from '../../formats/money.ts';
import type { DiscountTypeEnum, Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded, valuesOf } from '../inputs/input-values.ts';
import { changed } from './cart-mutations.ts';
import { refuseCode } from './cart-notices.ts';

export const appliedCoupons = ({ coupons, displayIncludesTax }: PricedCart): readonly AppliedCouponSource[] =>
  coupons.map((coupon) => ({ coupon, displayIncludesTax }));

export const appliedCouponResolvers: Pick<Resolvers, 'AppliedCoupon' | 'CartGiftCard'> = {
  AppliedCoupon: {
    code: ({ coupon }) => coupon.code,
    description: ({ coupon }, _args, { language }) => coupon.description[language],
    discountAmount: ({ coupon, displayIncludesTax }, { excludeTax, format }, { money }) => {
      const includesTax = excludeTax == null ? displayIncludesTax : !excludeTax;
      return amountText(shown(coupon.discount, includesTax), format, money);
    },
    discountTax: ({ coupon }, { format }, { money }) => amountText(coupon.discount.tax, format, money),
  },
  CartGiftCard: {
    amount: ({ amount }, { format }, { money }) => amountText(amount, format, money),
    balance: ({ balance }, { format }, { money }) => amountText(balance, format, money),
    code: ({ ending }) => shownCode(ending),
  },
};

export const LONGEST_CODE = 100;
const MOST_CODES = 100;

export const couponMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'applyCoupon' | 'removeCoupons'> = {
  applyCoupon: async (_root, { input }, context) => {
    const { session, shop } = context;
    const code = bounded(input.code, 'code', LONGEST_CODE);
    const done = await shop.applyCoupon(await session.caller(), code);
    if (!done.ok) return refuseCode(done.refusal, context);
    session.renew();
    const { view, value } = done.value;
    const coupon = 'coupon' in value ? value.coupon : null;
    const card = 'giftCard' in value ? value.giftCard : null;
    return {
      ...echo(input),
      applied: appliedCoupons(view.cart).find((one) => one.coupon.code === coupon) ?? null,
      cart: { view },
      giftCard: view.cart.giftCards.find(({ cardId }) => cardId === card) ?? null,
    };
  },
  removeCoupons: async (_root, { input }, context) => {
    const codes = (valuesOf(input.codes) ?? [])
      .slice(0, MOST_CODES)
      .map((code) => bounded(code, 'codes', LONGEST_CODE));
    const { view } = await changed(context, context.shop.removeCoupons(await context.session.caller(), codes));
    return { ...echo(input), cart: { view } };
  },
};

/** There are no managers on this side of the shop. */
export const couponQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'coupon'> = { coupon: () => null };

const TYPES = {
  percent: 'PERCENT',
  'fixed-product': 'FIXED_PRODUCT',
  'fixed-cart': 'FIXED_CART',
} as const satisfies Record<CouponDiscount['kind'], DiscountTypeEnum>;

const PARTS_PER_PERCENT = 10_000;

/**
 * The coupon behind a code in an order, as it is today; null when there is none (any more). Whom else it is for and how
 * often it was used is not the buyer's to know.
 */
export async function usedCoupon(code: string, { shop, money, language }: Context) {
  const found = await shop.showCoupon(code);
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
