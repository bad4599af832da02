import type { Resolvers } from '../generated/resolvers.generated.ts';
import { appliedCoupons } from './applied-coupons.ts';
import { bounded } from './bounded-text.ts';
import { changed, echo } from './cart-mutations.ts';
import { refuseCode } from './code-refusal.ts';
import { valuesOf } from './input-lists.ts';

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
