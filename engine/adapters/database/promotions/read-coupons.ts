import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Translated } from '#engine/domain/language.ts';
import type { CouponDiscount, OfferedCoupon } from '#engine/domain/promotions/coupons/coupon.ts';
import type { CouponAsk, CouponReads } from '#engine/usecases/ports/coupons.ts';
import { CATEGORIES_BELOW } from '../catalog/category-below.ts';
import type { Tables } from '../tables.ts';

export const createCouponReads = (db: Kysely<Tables>): CouponReads => ({
  find: (ask) => readCoupons(db, ask),
});

interface CouponRow extends Omit<OfferedCoupon, 'discount' | 'description'>, DiscountColumns {
  readonly description: Translated;
}

interface DiscountColumns {
  readonly kind: CouponDiscount['kind'];
  readonly share: number | null;
  readonly amount: number | null;
}

export async function readCoupons(db: Kysely<Tables>, ask: CouponAsk): Promise<readonly OfferedCoupon[]> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, c.description, c.kind, c.share, c.amount, c.free_shipping as "freeShipping",
      c.starts_at as "startsAt", c.expires_at as "expiresAt",
      c.minimum_spend as "minimumSpend", c.maximum_spend as "maximumSpend",
      c.usage_limit as "usageLimit", c.usage_limit_per_customer as "usageLimitPerCustomer",
      c.item_limit as "itemLimit", c.individual_use as "individualUse", c.excludes_sale_items as "excludesSaleItems",
      c.product_ids as "productIds", c.excluded_product_ids as "excludedProductIds",
      array(${belowOf(sql`c.category_ids`)}) as "categoryIds",
      (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.text #>> array[${ask.language}, 'name'])), '[]')
        from categories k where k.id in (${belowOf(sql`c.excluded_category_ids`)})
      ) as "excludedCategories",
      c.emails, ${usesOf(ask)}
    from coupons c
    where c.enabled and c.code = any(${sql.val([...ask.codes])}::text[])`.execute(db);
  return rows.map(({ kind, share, amount, ...row }) => ({ ...row, discount: toDiscount({ kind, share, amount }) }));
}

const belowOf = (roots: RawBuilder<unknown>) =>
  sql`${CATEGORIES_BELOW} select below.id from below where below.root = any(${roots})`;

/** Counted only where there is a limit, and no further than it. */
const usesOf = ({ customerId, email }: CouponAsk) => sql`
  case when c.usage_limit is null then 0 else
    (select count(*) from (select from coupon_uses u where u.coupon_id = c.id limit c.usage_limit) as counted)
  end as uses,
  case when c.usage_limit_per_customer is null then 0 else
    (select count(*) from coupon_uses u where u.coupon_id = c.id
      and (u.customer_id = ${customerId}::integer or (u.email <> '' and u.email = ${email})))
  end as "usesByCustomer"`;

/** The table sees to it that each kind has its number. */
export const toDiscount = ({ kind, share, amount }: DiscountColumns): CouponDiscount =>
  kind === 'percent' ? { kind, share: share ?? 0 } : { kind, amount: amount ?? 0 };
