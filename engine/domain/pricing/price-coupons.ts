import { shareOut } from '../money/allocate.ts';
import { sum } from '../money/sum.ts';
import type { Coupon } from '../promotions/coupons/coupon.ts';
import { couponSource } from '../promotions/coupons/coupon-promotion.ts';
import type { NetAndTax, PricedCoupon, PricedLine } from './priced-cart.ts';

/** What each coupon takes off, without tax and in tax: together exactly what the discounts take off the lines. */
export function priceCoupons(coupons: readonly Coupon[], lines: readonly PricedLine[]): readonly PricedCoupon[] {
  const parts = lines.flatMap(partsOf);
  return coupons.map(({ id, code, description }) => {
    const own = parts.filter(({ source }) => source === couponSource(code));
    const discount = { net: sum(own.map(({ net }) => net)), tax: sum(own.map(({ tax }) => tax)) };
    return { couponId: id, code, description, discount };
  });
}

interface Part extends NetAndTax {
  readonly source: string;
}

function partsOf({ adjustments, subtotal, total }: PricedLine): readonly Part[] {
  const weights = adjustments.map(({ amount }) => -amount);
  const nets = shareOut(subtotal.net - total.net, weights);
  const taxes = shareOut(subtotal.tax - total.tax, weights);
  return adjustments.map(({ source }, place) => ({ source, net: nets[place] ?? 0, tax: taxes[place] ?? 0 }));
}
