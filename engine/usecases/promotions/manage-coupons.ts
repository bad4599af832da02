import { couponCode } from '#engine/domain/promotions/coupon.ts';
import type { CouponMissing } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { CouponRecord } from '../ports/coupons.ts';
import type { Needs } from '../ports.ts';

type Shop = Pick<Needs, 'unitOfWork'>;

export const listCoupons = ({ unitOfWork }: Shop): Promise<readonly CouponRecord[]> =>
  unitOfWork(({ coupons }) => coupons.list());

export const showCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<CouponRecord, CouponMissing>> =>
  unitOfWork(async ({ coupons }) => {
    const coupon = await coupons.show(couponCode(code));
    return coupon ? ok(coupon) : refuse({ code: 'COUPON_UNKNOWN', coupon: code });
  });

/** For shoppers it is then as if it did not exist. Orders that have used it keep it. */
export const disableCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<null, CouponMissing>> =>
  unitOfWork(async ({ coupons }) =>
    (await coupons.setEnabled(couponCode(code), false)) ? ok(null) : refuse({ code: 'COUPON_UNKNOWN', coupon: code }),
  );
