import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Translated } from '#engine/domain/language.ts';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { CouponDiscount, OfferedCoupon } from '#engine/domain/promotions/coupon.ts';
import type { CouponQuery, CouponReads, CouponRecord } from '#engine/usecases/ports/coupons.ts';
import { CATEGORIES_BELOW } from '../catalog/taxonomies.ts';
import type { Tables } from '../tables/tables.ts';

export const createCouponReads = (db: Kysely<Tables>): CouponReads => ({
  find: (query) => readCoupons(db, query),
});

/** Facts that both readers of the table `coupons c` need. */
const COUPON_COLUMNS = sql.raw(`c.id, c.code, c.description, c.kind, c.share, c.amount, c.free_shipping,
  c.starts_at, c.expires_at, c.minimum_spend, c.maximum_spend, c.usage_limit, c.usage_limit_per_customer,
  c.item_limit, c.individual_use, c.excludes_sale_items`);

interface CouponRow extends Omit<OfferedCoupon, 'discount' | 'description'>, DiscountColumns {
  readonly description: Translated;
}

interface DiscountColumns {
  readonly kind: CouponDiscount['kind'];
  readonly share: number | null;
  readonly amount: number | null;
}

export async function readCoupons(db: Kysely<Tables>, query: CouponQuery): Promise<readonly OfferedCoupon[]> {
  const { rows } = await sql<CouponRow>`
    select ${COUPON_COLUMNS},
      c.product_ids, c.excluded_product_ids,
      array(${belowOf(sql`c.category_ids`)}) as "categoryIds",
      (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.text #>> array[${query.language}, 'name'])), '[]')
        from categories k where k.id in (${belowOf(sql`c.excluded_category_ids`)})
      ) as "excludedCategories",
      c.emails, ${usesOf(query)}
    from coupons c
    where c.enabled and c.code = any(${sql.val([...query.codes])}::text[])`.execute(db);
  return rows.map(({ kind, share, amount, ...row }) => ({ ...row, discount: toDiscount({ kind, share, amount }) }));
}

const belowOf = (roots: RawBuilder<unknown>) =>
  sql`${CATEGORIES_BELOW} select below.id from below where below.root = any(${roots})`;

/**
 * Counted only where there is a limit, and no further than it. The order keeps the database on the index that has it: it expects each
 * coupon to have been used as often as any other, and would read the uses of all of them for every cart.
 */
const usesOf = ({ customerId, email }: CouponQuery) => sql`
  case when c.usage_limit is null then 0 else
    (select count(*) from (
      select from coupon_uses u where u.coupon_id = c.id order by u.email limit c.usage_limit
    ) as counted)
  end as uses,
  case when c.usage_limit_per_customer is null then 0 else
    (select count(*) from coupon_uses u where u.coupon_id = c.id
      and (u.customer_id = ${customerId}::integer or (u.email <> '' and u.email = ${email})))
  end as "usesByCustomer"`;

/** A check of the table makes sure that each kind has its number. */
const toDiscount = ({ kind, share, amount }: DiscountColumns): CouponDiscount =>
  kind === 'percent' ? { kind, share: share ?? 0 } : { kind, amount: amount ?? 0 };

interface RecordRow extends Omit<CouponDraft, 'discount'>, Omit<CouponRecord, 'draft'> {
  readonly kind: CouponDraft['discount']['kind'];
  readonly share: number | null;
  readonly amount: number | null;
}

/** All of them, the newest first, or the one with this code. Products and categories that are gone are left out. */
export async function readCouponRecords(db: Kysely<Tables>, code: string | null): Promise<readonly CouponRecord[]> {
  const { rows } = await sql<RecordRow>`
    select ${COUPON_COLUMNS},
      ${productsOf(sql`c.product_ids`)} as products, ${productsOf(sql`c.excluded_product_ids`)} as "excludedProducts",
      ${categoriesOf(sql`c.category_ids`)} as categories,
      ${categoriesOf(sql`c.excluded_category_ids`)} as "excludedCategories",
      c.emails, c.enabled as "isEnabled", c.created_at, c.modified_at,
      coalesce(used.uses, 0) as uses
    from coupons c
    left join (select coupon_id, count(*) as uses from coupon_uses group by coupon_id) used on used.coupon_id = c.id
    where ${code}::text is null or c.code = ${code}
    order by c.id desc`.execute(db);
  return rows.map(toRecord);
}

const productsOf = (ids: RawBuilder<unknown>) =>
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
