import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { type CouponDraft, checkCoupons } from '#engine/domain/promotions/check-coupons.ts';
import { couponCode } from '#engine/domain/promotions/coupon.ts';
import type { CouponMissing } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Imported } from '../catalog/import-catalog.ts';
import type { CouponRecord } from '../ports/coupons.ts';
import type { Needs } from '../ports/ports.ts';

type Shop = Pick<Needs, 'unitOfWork'>;

export const listCoupons = ({ unitOfWork }: Shop): Promise<readonly CouponRecord[]> =>
  unitOfWork(({ coupons }) => coupons.list());

export const showCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<CouponRecord, CouponMissing>> =>
  unitOfWork(async ({ coupons }) => {
    const coupon = await coupons.show(couponCode(code));
    return coupon ? ok(coupon) : refuse({ code: 'COUPON_UNKNOWN', coupon: code });
  });

/** For shoppers a disabled coupon does not exist. Orders that used it keep it. */
export const disableCoupon = ({ unitOfWork }: Shop, code: string): Promise<Result<null, CouponMissing>> =>
  unitOfWork(async ({ coupons }) =>
    (await coupons.setEnabled(couponCode(code), false)) ? ok(null) : refuse({ code: 'COUPON_UNKNOWN', coupon: code }),
  );

/** Creates or updates by code, all or none. A disabled one is enabled again. */
export const saveCoupons = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  drafts: readonly CouponDraft[],
): Promise<Result<Imported, ImportRefusal>> =>
  unitOfWork(async ({ catalog, coupons }) => {
    const refusal = checkCoupons(drafts, await catalog.references());
    if (refusal) return refuse(refusal);
    let created = 0;
    for (const draft of drafts) created += (await coupons.save(draft)).created ? 1 : 0;
    return ok({ created, updated: drafts.length - created });
  });
