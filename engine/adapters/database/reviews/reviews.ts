import { type Kysely, sql } from 'kysely';
import { pageOf } from '#engine/domain/paging/page.ts';
import type { NewReview, Review, ReviewDraft } from '#engine/domain/reviews/review.ts';
import type { Saved } from '#engine/usecases/ports/catalog-writer.ts';
import type { ListedReview, ReviewReads, Reviews } from '#engine/usecases/ports/reviews.ts';
import { columns, pick } from '../sql/columns.ts';
import { anyOf } from '../sql/lists.ts';
import { WAS_CREATED } from '../sql/rows.ts';
import type { Tables } from '../tables/tables.ts';

const NEW_REVIEW_COLUMNS = [
  'productId',
  'customerId',
  'author',
  'email',
  'rating',
  'text',
  'language',
  'writtenAt',
  'verified',
  'status',
] as const satisfies readonly (keyof NewReview)[];

const REVIEW_COLUMNS = columns('reviews', ['id', ...NEW_REVIEW_COLUMNS, 'answer', 'answeredAt']);

export const createReviewReads = (db: Kysely<Tables>): ReviewReads => ({
  async list({ status, isUnanswered = false, page }) {
    const found = await db
      .selectFrom('reviews')
      .where('status', '=', status)
      .$if(isUnanswered, (reviews) => reviews.where(sql<boolean>`answer = ''`))
      .orderBy('writtenAt')
      .orderBy('id')
      .select('id')
      .execute();
    const { rows: ids, ...rest } = pageOf(
      found.map(({ id }) => id),
      page,
    );
    const rows: readonly ListedReview[] = await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.productId')
      .where('reviews.id', '=', anyOf(ids))
      .orderBy('writtenAt')
      .orderBy('reviews.id')
      .select(REVIEW_COLUMNS)
      .select(sql<string>`products.slug`.as('product'))
      .execute();
    return { ...rest, rows };
  },

  ofCustomer: (customerId) =>
    db
      .selectFrom('reviews')
      .where('customerId', '=', customerId)
      .orderBy('writtenAt')
      .orderBy('id')
      .select(REVIEW_COLUMNS)
      .execute(),
});

export const createReviews = (db: Kysely<Tables>): Reviews => ({
  async of({ productId, customerId, email }) {
    const writer = email.toLowerCase();
    // There may be no row to lock yet, so the writer's name is locked for this product.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`review ${productId} ${writer}`}, 0))`.execute(db);
    const found = await db
      .selectFrom('reviews')
      .where('productId', '=', productId)
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
    withRating(
      db,
      db
        .insertInto('reviews')
        .values(pick(review, NEW_REVIEW_COLUMNS))
        .returning(REVIEW_COLUMNS)
        .executeTakeFirstOrThrow(),
    ),

  async setStatus(id, status) {
    const change = db.updateTable('reviews').set({ status }).where('id', '=', id).returning(REVIEW_COLUMNS);
    return (await withRating(db, change.executeTakeFirst())) ?? null;
  },

  async setAnswer(id, answer) {
    const change = db.updateTable('reviews').set(answer).where('id', '=', id).returning(REVIEW_COLUMNS);
    return (await change.executeTakeFirst()) ?? null;
  },

  async remove(id) {
    const removal = db.deleteFrom('reviews').where('id', '=', id).returning(REVIEW_COLUMNS);
    return (await withRating(db, removal.executeTakeFirst())) ?? null;
  },
});

/** The changed review, once average and count of its product are those after the change. */
async function withRating<R extends Review | undefined>(db: Kysely<Tables>, change: Promise<R>): Promise<R> {
  const review = await change;
  if (review) await updateRating(db, review.productId);
  return review;
}

/** Approved ones. */
const approved = (db: Kysely<Tables>) =>
  db
    .selectFrom('reviews')
    // A literal: a plan for any status could not use the index of the approved ones.
    .where(sql<boolean>`status = 'approved'`)
    .select(REVIEW_COLUMNS);

/** Approved ones of each product, newest first. */
export async function readReviews(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Review[]>> {
  const rows = await approved(db)
    .where('productId', '=', anyOf(productIds))
    .orderBy('writtenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}

export const readReview = async (db: Kysely<Tables>, id: number): Promise<Review | null> =>
  (await approved(db).where('id', '=', id).executeTakeFirst()) ?? null;

export async function saveReview(db: Kysely<Tables>, draft: ReviewDraft): Promise<Saved> {
  const { id: productId } = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', draft.product)
    .executeTakeFirstOrThrow();
  const text = pick(draft, ['rating', 'text', 'language', 'verified', 'status']);
  const saved = await db
    .insertInto('reviews')
    .values({
      ...text,
      ...pick(draft, ['author', 'email', 'writtenAt']),
      productId,
      customerId: null,
    })
    .onConflict((conflict) => conflict.columns(['productId', 'author', 'email', 'writtenAt']).doUpdateSet(text))
    .returning(['id', WAS_CREATED])
    .executeTakeFirstOrThrow();
  await updateRating(db, productId);
  return saved;
}

/** Average and count follow the approved reviews. */
async function updateRating(db: Kysely<Tables>, productId: number): Promise<void> {
  await sql`update products
    set (average_rating, review_count) = (
      select coalesce(round(avg(rating), 2), 0), count(*)
      from reviews where product_id = products.id and status = 'approved'
    )
    where id = ${productId}`.execute(db);
}
