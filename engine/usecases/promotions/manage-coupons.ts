import { couponCode } from '#engine/domain/promotions/coupons/coupon.ts';
import type { CouponMissing } from '#engine/domain/promotions/coupons/refusals.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { CouponRecord } from '../ports/coupons.ts';
import type { Needs } from '../ports.ts';

type Shop = Pick<Needs, 'unitOfWork'>;

export const listCoupons = ({ unitOfWork }: Shop): Promise<readonly CouponRecord[]> =>
  unitOfWork(({ coupons }) => coupons.list());

export const showCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<CouponRecord, CouponMissing>> =>
  unitOfWork(async ({ coupons }) => {
    const coupon = await coupons.show(couponCode(code));
    return coupon ? granted(coupon) : refused({ code: 'COUPON_UNKNOWN', coupon: code });
  });

/** For shoppers it is then as if it did not exist. Orders that have used it keep it. */
export const disableCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<null, CouponMissing>> =>
  unitOfWork(async ({ coupons }) =>
    (await coupons.setEnabled(couponCode(code), false))
      ? granted(null)
      : refused({ code: 'COUPON_UNKNOWN', coupon: code }),
  );
