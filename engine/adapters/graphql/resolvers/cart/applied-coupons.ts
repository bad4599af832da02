import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { shown } from '#engine/domain/pricing/shown.ts';
import { shownCode } from '#engine/domain/promotions/gift-cards/gift-card.ts';
import { amountText } from '../../formats/product-price.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import type { AppliedCouponSource } from '../../sources.ts';

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
