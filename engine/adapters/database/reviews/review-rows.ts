import type { Insertable } from 'kysely';
import type { NewReview } from '#engine/domain/reviews/review.ts';
import type { Tables } from '../tables.ts';

export const REVIEW_COLUMNS = [
  'reviews.id',
  'reviews.product_id as productId',
  'reviews.customer_id as customerId',
  'reviews.author',
  'reviews.email',
  'reviews.rating',
  'reviews.text',
  'reviews.language',
  'reviews.written_at as writtenAt',
  'reviews.verified',
  'reviews.status',
] as const;

export const toReviewRow = (review: NewReview): Insertable<Tables['reviews']> => ({
  product_id: review.productId,
  customer_id: review.customerId,
  author: review.author,
  email: review.email,
  rating: review.rating,
  text: review.text,
  language: review.language,
  written_at: review.writtenAt,
  verified: review.verified,
  status: review.status,
});
