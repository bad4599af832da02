import type { Review } from './product.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** How many reviews gave each number of stars, five first. */
export const starCounts = (
  reviews: readonly Pick<Review, 'rating'>[],
): readonly { readonly stars: number; readonly count: number }[] =>
  STARS.map((stars) => ({ stars, count: reviews.filter(({ rating }) => Math.round(rating) === stars).length }));
