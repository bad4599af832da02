import { displayedAmount, type PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { maskedCode } from '#engine/domain/promotions/gift-card.ts';
import type { AppliedCouponSource } from '../../context/sources.ts';
import { amountText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
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
      return amountText(displayedAmount(coupon.discount, includesTax), format, money);
    },
    discountTax: ({ coupon }, { format }, { money }) => amountText(coupon.discount.tax, format, money),
  },
  CartGiftCard: {
    amount: ({ amount }, { format }, { money }) => amountText(amount, format, money),
    balance: ({ balance }, { format }, { money }) => amountText(balance, format, money),
    code: ({ ending }) => maskedCode(ending),
  },
};

export const MAX_CODE_LENGTH = 100;
const MAX_CODES = 100;

export const couponMutations: Pick<NonNullable<Resolvers['RootMutation']>, 'applyCoupon' | 'removeCoupons'> = {
  applyCoupon: async (_root, { input }, context) => {
    const { session, shop } = context;
    const code = bounded(input.code, 'code', MAX_CODE_LENGTH);
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
      .slice(0, MAX_CODES)
      .map((code) => bounded(code, 'codes', MAX_CODE_LENGTH));
    const { view } = await changed(context, context.shop.removeCoupons(await context.session.caller(), codes));
    return { ...echo(input), cart: { view } };
  },
};

/** There are no managers on this side of the shop. */
export const couponQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'coupon'> = { coupon: () => null };
