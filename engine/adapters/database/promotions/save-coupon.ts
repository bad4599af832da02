import { type Kysely, sql } from 'kysely';
import type { CouponDraft } from '#engine/domain/promotions/coupons/coupon-draft.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import { anyTextOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { WAS_CREATED } from '../writer/was-created.ts';

export async function saveCoupon(db: Kysely<Tables>, draft: CouponDraft): Promise<Saved> {
  const row = { ...factsOf(draft), ...(await referencesOf(db, draft)) };
  return db
    .insertInto('coupons')
    .values({ code: draft.code, ...row })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...row, enabled: true, modified_at: sql<Date>`now()` }),
    )
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
}

const factsOf = ({ discount, ...draft }: CouponDraft) => ({
  description: JSON.stringify(draft.description),
  kind: discount.kind,
  share: discount.kind === 'percent' ? discount.share : null,
  amount: discount.kind === 'percent' ? null : discount.amount,
  free_shipping: draft.freeShipping,
  starts_at: draft.startsAt,
  expires_at: draft.expiresAt,
  minimum_spend: draft.minimumSpend,
  maximum_spend: draft.maximumSpend,
  usage_limit: draft.usageLimit,
  usage_limit_per_customer: draft.usageLimitPerCustomer,
  item_limit: draft.itemLimit,
  individual_use: draft.individualUse,
  excludes_sale_items: draft.excludesSaleItems,
  emails: draft.emails,
});

async function referencesOf(db: Kysely<Tables>, draft: CouponDraft) {
  return {
    product_ids: await productIds(db, draft.products),
    excluded_product_ids: await productIds(db, draft.excludedProducts),
    category_ids: await categoryIds(db, draft.categories),
    excluded_category_ids: await categoryIds(db, draft.excludedCategories),
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
