import type { Promotion } from '../promotion.ts';
import type { Coupon } from './coupon.ts';
import { coveredPieces } from './covered-lines.ts';
import { discountOff, ORDER_OF_KINDS } from './discounts/discounts.ts';

export const couponSource = (code: string): string => `coupon:${code}`;

const couponPromotion = (coupon: Coupon): Promotion => ({
  source: couponSource(coupon.code),
  label: coupon.code,
  discounts(lines) {
    const pieces = coveredPieces(coupon, lines);
    return discountOff(
      coupon.discount,
      lines.map(({ unitPrice, left }, place) => ({ unitPrice, left, pieces: pieces[place] ?? 0 })),
    );
  },
});

/** In the order of their kinds, and within a kind in the order they were put on the cart. */
export const couponPromotions = (coupons: readonly Coupon[]): readonly Promotion[] =>
  ORDER_OF_KINDS.flatMap((kind) => coupons.filter(({ discount }) => discount.kind === kind)).map(couponPromotion);
