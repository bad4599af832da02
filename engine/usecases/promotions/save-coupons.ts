import type { ImportRefusal } from '#engine/domain/catalog/refusals.ts';
import { type CouponDraft, checkCoupons } from '#engine/domain/promotions/check-coupons.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Imported } from '../catalog/import-catalog.ts';
import type { Needs } from '../ports.ts';

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
