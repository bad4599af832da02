import { type Kysely, sql } from 'kysely';
import type { CouponAsk, Coupons } from '#engine/usecases/ports/coupons.ts';
import { anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { readCouponRecords } from './coupon-records.ts';
import { createCouponReads, readCoupons } from './read-coupons.ts';
import { saveCoupon } from './save-coupon.ts';

export const createCoupons = (db: Kysely<Tables>): Coupons => ({
  ...createCouponReads(db),

  async forUpdate(ask) {
    // A statement of its own: the uses counted by the next one are those of whoever held the lock before.
    await lockLimited(db, ask);
    return readCoupons(db, ask);
  },

  async use({ orderId, couponIds, customerId, email }) {
    await db
      .insertInto('coupon_uses')
      .values(couponIds.map((id) => ({ coupon_id: id, order_id: orderId, customer_id: customerId, email })))
      .onConflict((conflict) => conflict.columns(['coupon_id', 'order_id']).doNothing())
      .execute();
  },

  async giveBack(orderId) {
    await db.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
  },

  save: (draft) => saveCoupon(db, draft),
  list: () => readCouponRecords(db, null),
  show: async (code) => (await readCouponRecords(db, code))[0] ?? null,

  async setEnabled(code, isEnabled) {
    const changed = await db
      .updateTable('coupons')
      .set({ enabled: isEnabled, modified_at: sql<Date>`now()` })
      .where('code', '=', code)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },
});

const lockLimited = (db: Kysely<Tables>, { codes }: CouponAsk) =>
  db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', anyTextOf(codes))
    .where((coupon) =>
      coupon.or([coupon('usage_limit', 'is not', null), coupon('usage_limit_per_customer', 'is not', null)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
