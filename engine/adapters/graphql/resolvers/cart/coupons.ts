import { displayedAmount, type PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { maskedCode } from '#engine/domain/promotions/gift-card.ts';
import type { AppliedCouponSource } from '../../context/sources.ts';
import { amountText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded, valuesOf } from '../inputs/input-values.ts';
import { changed } from './cart-mutations.ts';
import { refuseCode } from './cart-notices.ts';

const GIFT_CARD = { id: 'Kartu hadiah', en: 'Gift card' };

/** The coupons of a cart, then its gift cards. */
export const appliedCoupons = ({
  coupons,
  giftCards,
  displayIncludesTax,
}: PricedCart): readonly AppliedCouponSource[] => [
  ...coupons.map(({ code, description, discount }) => ({
    code,
    description,
    discount,
    displayIncludesTax,
    isGiftCard: false,
  })),
  ...giftCards.map(({ ending, amount }) => ({
    code: maskedCode(ending),
    description: GIFT_CARD,
    discount: { net: amount, tax: 0 },
    displayIncludesTax,
    isGiftCard: true,
  })),
];

export const appliedCouponResolvers: Pick<Resolvers, 'AppliedCoupon' | 'CartGiftCard'> = {
  AppliedCoupon: {
    description: ({ description }, _args, { language }) => description[language],
    discountAmount: ({ discount, displayIncludesTax }, { excludeTax, format }, { money }) => {
      const includesTax = excludeTax == null ? displayIncludesTax : !excludeTax;
      return amountText(displayedAmount(discount, includesTax), format, money);
    },
    discountTax: ({ discount }, { format }, { money }) => amountText(discount.tax, format, money),
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
    const typed = bounded(input.code, 'code', MAX_CODE_LENGTH);
    const done = await shop.applyCoupon(await session.caller(), typed);
    if (!done.ok) return refuseCode(done.refusal, context);
    session.renew();
    const { view, value } = done.value;
    const card = view.cart.giftCards.find(({ cardId }) => 'giftCard' in value && cardId === value.giftCard) ?? null;
    const code = 'coupon' in value ? value.coupon : card && maskedCode(card.ending);
    return {
      ...echo(input),
      applied: appliedCoupons(view.cart).find((one) => one.code === code) ?? null,
      cart: { view },
      giftCard: card,
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
