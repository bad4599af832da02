import { type Cents, sum } from '../money/money.ts';
import { allocateOrZero, fraction, PARTS_PER_MILLION } from '../money/rounding.ts';
import type { Coupon, CouponDiscount } from './coupon.ts';
import { coveredQuantities } from './coupon-scope.ts';
import type { Promotion } from './promotion.ts';

/** What a discount rule sees of one line. */
export interface CoveredLine {
  readonly unitPrice: Cents;
  /** Pieces it may discount. 0 when the coupon does not cover the line. */
  readonly pieces: number;
  /** What is left of the line's price after earlier discounts. */
  readonly left: Cents;
}

/** The discount of each line, in the order of the lines: zero or more. */
export type DiscountRule<Discount> = (discount: Discount, lines: readonly CoveredLine[]) => readonly Cents[];

/** Kinds of discounts with a lower rank are applied before the others. */
const RANKS: Readonly<Record<CouponDiscount['kind'], number>> = { 'fixed-product': 1, percent: 2, 'fixed-cart': 3 };

function discountAmounts(discount: CouponDiscount, lines: readonly CoveredLine[]): readonly Cents[] {
  switch (discount.kind) {
    case 'percent':
      return percent(discount, lines);
    case 'fixed-product':
      return fixedProduct(discount, lines);
    case 'fixed-cart':
      return fixedCart(discount, lines);
  }
}

const fixedProduct: DiscountRule<{ readonly amount: Cents }> = ({ amount }, lines) =>
  lines.map(({ unitPrice, pieces }) => Math.min(amount, unitPrice) * pieces);

/** Rounded once over all covered pieces at list price, then split into whole cents. */
const percent: DiscountRule<{ readonly share: number }> = ({ share }, lines) => {
  const prices = lines.map(({ unitPrice, pieces }) => unitPrice * pieces);
  return allocateOrZero(fraction(sum(prices), share, PARTS_PER_MILLION), prices);
};

/**
 * Spread in proportion to what is left of the covered pieces, so that nothing is lost on a line that is free already.
 */
const fixedCart: DiscountRule<{ readonly amount: Cents }> = ({ amount }, lines) => {
  const open = lines.map(({ unitPrice, pieces, left }) => Math.min(left, unitPrice * pieces));
  return allocateOrZero(Math.min(amount, sum(open)), open);
};

export const couponSource = (code: string): string => `coupon:${code}`;

const couponPromotion = (coupon: Coupon): Promotion => ({
  source: couponSource(coupon.code),
  discounts(lines) {
    const pieces = coveredQuantities(coupon, lines);
    return discountAmounts(
      coupon.discount,
      lines.map(({ unitPrice, left }, index) => ({ unitPrice, left, pieces: pieces[index] ?? 0 })),
    );
  },
});

/** By kind, and within a kind in the order the coupons were applied. */
export const couponPromotions = (coupons: readonly Coupon[]): readonly Promotion[] =>
  coupons.toSorted((a, b) => RANKS[a.discount.kind] - RANKS[b.discount.kind]).map(couponPromotion);
