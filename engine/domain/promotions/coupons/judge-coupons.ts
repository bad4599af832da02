import type { OfferedCoupon } from './coupon.ts';
import type { CouponRefusal } from './refusals.ts';
import { type CouponFacts, refuseCoupon } from './refuse-coupon.ts';

/** A coupon that was on the cart and counts no longer. */
export interface DroppedCoupon {
  readonly code: string;
  readonly refusal: CouponRefusal;
}

export interface JudgedCoupons {
  /** In the order they were put on the cart. */
  readonly valid: readonly OfferedCoupon[];
  readonly dropped: readonly DroppedCoupon[];
}

export const NO_COUPONS: JudgedCoupons = { valid: [], dropped: [] };

/** Looks at the cart's codes again. `offered` are the coupons behind them, as far as there are any still. */
export function judgeCoupons(
  codes: readonly string[],
  offered: readonly OfferedCoupon[],
  facts: CouponFacts,
): JudgedCoupons {
  const valid: OfferedCoupon[] = [];
  const dropped: DroppedCoupon[] = [];
  for (const code of codes) {
    const coupon = offered.find((one) => one.code === code);
    const refusal = coupon ? refuseCoupon(coupon, facts) : { code: 'COUPON_UNKNOWN' as const, coupon: code };
    if (coupon && !refusal) valid.push(coupon);
    else if (refusal) dropped.push({ code, refusal });
  }
  return standAlone({ valid, dropped });
}

/** A coupon may have been told to stand alone after it was put beside others. */
function standAlone({ valid, dropped }: JudgedCoupons): JudgedCoupons {
  const alone = valid.length > 1 ? valid.find(({ individualUse }) => individualUse) : undefined;
  if (!alone) return { valid, dropped };
  const refusal = { code: 'COUPON_STANDS_ALONE', coupon: alone.code } as const;
  const others = valid.filter((coupon) => coupon !== alone).map(({ code }) => ({ code, refusal }));
  return { valid: [alone], dropped: [...dropped, ...others] };
}
