import { type Kysely, sql } from 'kysely';
import type { Review } from '#engine/domain/reviews/review.ts';
import { anyOf } from '../sql-lists.ts';
import type { Tables } from '../tables.ts';

/** Approved ones. */
const approved = (db: Kysely<Tables>) =>
  db
    .selectFrom('reviews')
    // A literal: a plan for any status could not use the index of the approved ones.
    .where(sql<boolean>`status = 'approved'`)
    .select(['id', 'product_id as productId', 'customer_id as customerId', 'author', 'email', 'rating', 'text'])
    .select(['language', 'written_at as writtenAt', 'verified', 'status']);

/** Approved ones of each product, newest first. */
export async function readReviews(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Review[]>> {
  const rows = await approved(db)
    .where('product_id', '=', anyOf(productIds))
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}

export const readReview = async (db: Kysely<Tables>, id: number): Promise<Review | null> =>
  (await approved(db).where('id', '=', id).executeTakeFirst()) ?? null;
