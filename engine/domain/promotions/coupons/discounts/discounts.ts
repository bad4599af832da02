import type { Cents } from '../../../money/cents.ts';
import type { CouponDiscount } from '../coupon.ts';
import type { CoveredLine } from './discount-rule.ts';
import { fixedCart } from './fixed-cart.ts';
import { fixedProduct } from './fixed-product.ts';
import { percent } from './percent.ts';

/** Every kind of discount, in the order they are applied: a new one is a file beside these, a case and a place here. */
export const ORDER_OF_KINDS = [
  'fixed-product',
  'percent',
  'fixed-cart',
] as const satisfies readonly CouponDiscount['kind'][];

export function discountOff(discount: CouponDiscount, lines: readonly CoveredLine[]): readonly Cents[] {
  switch (discount.kind) {
    case 'percent':
      return percent(discount, lines);
    case 'fixed-product':
      return fixedProduct(discount, lines);
    case 'fixed-cart':
      return fixedCart(discount, lines);
  }
}
