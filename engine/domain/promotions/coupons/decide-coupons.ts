import { ok, type Result, refuse } from '../../result.ts';
import type { Coupon, OfferedCoupon } from './coupon.ts';
import type { ApplyRefusal } from './refusals.ts';
import { type CouponFacts, refuseCoupon } from './refuse-coupon.ts';

/** More than anyone collects; each one is looked up and weighed with every change of the cart. */
const MOST_COUPONS = 10;

/** The codes on the cart with one more. One that stands alone comes first: the others leave when the cart is priced. */
export function decideCoupon(
  coupon: OfferedCoupon,
  onCart: readonly Coupon[],
  facts: CouponFacts,
): Result<readonly string[], ApplyRefusal> {
  if (onCart.some(({ code }) => code === coupon.code)) return refuse({ code: 'COUPON_ALREADY_APPLIED' });
  const refusal = refuseCoupon(coupon, facts);
  if (refusal) return refuse(refusal);
  const codes = onCart.map(({ code }) => code);
  if (coupon.individualUse) return ok([coupon.code, ...codes]);
  const alone = onCart.find(({ individualUse }) => individualUse);
  if (alone) return refuse({ code: 'COUPON_STANDS_ALONE', coupon: alone.code });
  if (onCart.length >= MOST_COUPONS) return refuse({ code: 'COUPON_FAILED' });
  return ok([...codes, coupon.code]);
}
