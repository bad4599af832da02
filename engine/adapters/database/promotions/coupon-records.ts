import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CouponDraft } from '#engine/domain/promotions/coupons/coupon-draft.ts';
import type { CouponRecord } from '#engine/usecases/ports/coupons.ts';
import type { Tables } from '../tables.ts';
import { toDiscount } from './read-coupons.ts';

interface RecordRow extends Omit<CouponDraft, 'discount'>, Omit<CouponRecord, 'draft'> {
  readonly kind: CouponDraft['discount']['kind'];
  readonly share: number | null;
  readonly amount: number | null;
}

/** All of them, the newest first, or the one with this code. Goods and categories that are gone are no longer named. */
export async function readCouponRecords(db: Kysely<Tables>, code: string | null): Promise<readonly CouponRecord[]> {
  const { rows } = await sql<RecordRow>`
    select c.id, c.code, c.description, c.kind, c.share, c.amount, c.free_shipping as "freeShipping",
      c.starts_at as "startsAt", c.expires_at as "expiresAt",
      c.minimum_spend as "minimumSpend", c.maximum_spend as "maximumSpend",
      c.usage_limit as "usageLimit", c.usage_limit_per_customer as "usageLimitPerCustomer",
      c.item_limit as "itemLimit", c.individual_use as "individualUse", c.excludes_sale_items as "excludesSaleItems",
      ${goodsOf(sql`c.product_ids`)} as products, ${goodsOf(sql`c.excluded_product_ids`)} as "excludedProducts",
      ${categoriesOf(sql`c.category_ids`)} as categories,
      ${categoriesOf(sql`c.excluded_category_ids`)} as "excludedCategories",
      c.emails, c.enabled as "isEnabled", c.created_at as "createdAt", c.modified_at as "modifiedAt",
      (select count(*) from coupon_uses u where u.coupon_id = c.id) as uses
    from coupons c
    where ${code}::text is null or c.code = ${code}
    order by c.id desc`.execute(db);
  return rows.map(toRecord);
}

const goodsOf = (ids: RawBuilder<unknown>) =>
  sql`array(select coalesce(p.slug, p.sku) from products p where p.id = any(${ids}) order by p.id)`;

const categoriesOf = (ids: RawBuilder<unknown>) =>
  sql`array(select k.slug from categories k where k.id = any(${ids}) order by k.id)`;

const toRecord = ({ id, isEnabled, uses, createdAt, modifiedAt, kind, share, amount, ...rest }: RecordRow) => ({
  id,
  isEnabled,
  uses,
  createdAt,
  modifiedAt,
  draft: { ...rest, discount: toDiscount({ kind, share, amount }) },
});
