import { type Kysely, sql } from 'kysely';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import type { Saved } from '#engine/usecases/ports/writer.ts';
import type { Tables } from '../tables.ts';
import { WAS_CREATED } from './was-created.ts';

export async function saveReview(db: Kysely<Tables>, draft: ReviewDraft): Promise<Saved> {
  const { id: productId } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', draft.product)
    .executeTakeFirstOrThrow();
  const text = {
    rating: draft.rating,
    text: draft.text,
    language: draft.language,
    verified: draft.verified,
    status: draft.status,
  };
  const saved = await db
    .insertInto('reviews')
    .values({
      product_id: productId,
      customer_id: null,
      author: draft.author,
      email: draft.email,
      written_at: draft.writtenAt,
      ...text,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'author', 'email', 'written_at']).doUpdateSet(text))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await countStars(db, productId);
  return saved;
}

/** Average and count follow the approved reviews. */
export async function countStars(db: Kysely<Tables>, productId: number): Promise<void> {
  await sql`update products
    set (average_rating, review_count) = (
      select coalesce(round(avg(rating), 2), 0), count(*)
      from reviews where product_id = products.id and status = 'approved'
    )
    where id = ${productId}`.execute(db);
}
