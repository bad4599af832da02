import { type Kysely, sql } from 'kysely';
import { pageOf } from '#engine/domain/paging/page-of.ts';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { ListedReview, ReviewReads, Reviews } from '#engine/usecases/ports/reviews.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';
import { countStars } from '../writer/save-review.ts';
import { REVIEW_COLUMNS, toReviewRow } from './review-rows.ts';

export const createReviewReads = (db: Kysely<Tables>): ReviewReads => ({
  async list({ status, page }) {
    const found = await db
      .selectFrom('reviews')
      .where('status', '=', status)
      .orderBy('written_at')
      .orderBy('id')
      .select('id')
      .execute();
    const { rows: ids, ...rest } = pageOf(
      found.map(({ id }) => id),
      page,
    );
    const rows: readonly ListedReview[] = await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .where('reviews.id', '=', anyOf(ids))
      .orderBy('written_at')
      .orderBy('reviews.id')
      .select(REVIEW_COLUMNS)
      .select(sql<string>`products.slug`.as('product'))
      .execute();
    return { ...rest, rows };
  },
});

export const createReviews = (db: Kysely<Tables>): Reviews => ({
  async of({ productId, customerId, email }) {
    const writer = email.toLowerCase();
    // There may be no row to lock yet, so the writer's name is locked for this product.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${writer}`}, 0))`.execute(db);
    const found = await db
      .selectFrom('reviews')
      .where('product_id', '=', productId)
      .where(sql<boolean>`(lower(email) = ${writer} or customer_id = ${customerId}::integer)`)
      .select(REVIEW_COLUMNS)
      .executeTakeFirst();
    return found ?? null;
  },

  async hasBought(customerId, productId) {
    const { rows } = await sql`
      select from orders join order_lines line on line.order_id = orders.id
      where orders.customer_id = ${customerId} and line.product_id = ${productId}
        and orders.paid_at is not null and orders.status not in ('cancelled', 'refunded', 'failed')
      limit 1`.execute(db);
    return rows.length > 0;
  },

  add: (review) =>
    counted(
      db,
      db.insertInto('reviews').values(toReviewRow(review)).returning(REVIEW_COLUMNS).executeTakeFirstOrThrow(),
    ),

  async setStatus(id, status) {
    const change = db.updateTable('reviews').set({ status }).where('id', '=', id).returning(REVIEW_COLUMNS);
    return (await counted(db, change.executeTakeFirst())) ?? null;
  },

  async remove(id) {
    const removal = db.deleteFrom('reviews').where('id', '=', id).returning(REVIEW_COLUMNS);
    return (await counted(db, removal.executeTakeFirst())) ?? null;
  },
});

/** The changed review, once average and count of its product are those after the change. */
async function counted<R extends Review | undefined>(db: Kysely<Tables>, change: Promise<R>): Promise<R> {
  const review = await change;
  if (review) await countStars(db, review.productId);
  return review;
}
