import { type Kysely, sql } from 'kysely';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { Saved } from '#engine/usecases/ports/catalog-writer.ts';
import type { CouponQuery, Coupons } from '#engine/usecases/ports/coupons.ts';
import { pick } from '../sql/columns.ts';
import { anyTextOf } from '../sql/lists.ts';
import { WAS_CREATED } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';
import { createCouponReads, readCouponRecords, readCoupons } from './read-coupons.ts';

export const createCoupons = (db: Kysely<Tables>): Coupons => ({
  ...createCouponReads(db),

  async forUpdate(query) {
    // A statement of its own: the uses counted by the next one are those of whoever held the lock before.
    await lockLimited(db, query);
    return readCoupons(db, query);
  },

  async use({ orderId, couponIds, customerId, email }) {
    await db
      .insertInto('couponUses')
      .values(couponIds.map((id) => ({ couponId: id, orderId, customerId, email })))
      .onConflict((conflict) => conflict.columns(['couponId', 'orderId']).doNothing())
      .execute();
  },

  async release(orderId) {
    await db.deleteFrom('couponUses').where('orderId', '=', orderId).execute();
  },

  save: (draft) => saveCoupon(db, draft),
  list: () => readCouponRecords(db, null),
  show: async (code) => (await readCouponRecords(db, code))[0] ?? null,

  async setEnabled(code, isEnabled) {
    const changed = await db
      .updateTable('coupons')
      .set({ enabled: isEnabled, modifiedAt: sql<Date>`now()` })
      .where('code', '=', code)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },
});

const lockLimited = (db: Kysely<Tables>, { codes }: CouponQuery) =>
  db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', anyTextOf(codes))
    .where((coupon) =>
      coupon.or([coupon('usageLimit', 'is not', null), coupon('usageLimitPerCustomer', 'is not', null)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

async function saveCoupon(db: Kysely<Tables>, draft: CouponDraft): Promise<Saved> {
  const row = { ...factsOf(draft), ...(await referencesOf(db, draft)) };
  return db
    .insertInto('coupons')
    .values({ code: draft.code, ...row })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...row, enabled: true, modifiedAt: sql<Date>`now()` }),
    )
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
}

const PLAIN_FACTS = [
  'freeShipping',
  'startsAt',
  'expiresAt',
  'minimumSpend',
  'maximumSpend',
  'usageLimit',
  'usageLimitPerCustomer',
  'itemLimit',
  'individualUse',
  'excludesSaleItems',
  'emails',
] as const satisfies readonly (keyof CouponDraft)[];

const factsOf = (draft: CouponDraft) => ({
  ...pick(draft, PLAIN_FACTS),
  description: JSON.stringify(draft.description),
  kind: draft.discount.kind,
  share: draft.discount.kind === 'percent' ? draft.discount.share : null,
  amount: draft.discount.kind === 'percent' ? null : draft.discount.amount,
});

async function referencesOf(db: Kysely<Tables>, draft: CouponDraft) {
  return {
    productIds: await productIds(db, draft.products),
    excludedProductIds: await productIds(db, draft.excludedProducts),
    categoryIds: await categoryIds(db, draft.categories),
    excludedCategoryIds: await categoryIds(db, draft.excludedCategories),
  };
}

async function productIds(db: Kysely<Tables>, names: readonly string[]): Promise<readonly number[]> {
  if (names.length === 0) return [];
  const found = await db
    .selectFrom('products')
    .select('id')
    .where((product) => product.or([product('slug', '=', anyTextOf(names)), product('sku', '=', anyTextOf(names))]))
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

async function categoryIds(db: Kysely<Tables>, slugs: readonly string[]): Promise<readonly number[]> {
  if (slugs.length === 0) return [];
  const found = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', anyTextOf(slugs))
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}
