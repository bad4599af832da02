import { expect, test } from 'vitest';
import type { Review } from '#engine/domain/reviews/review.ts';
import { createReviewCache } from './review-cache.ts';

const review = (id: number) => ({ id }) as Review;

/** A database that counts how often it is reads. */
function shopWith(reviews: Map<number, readonly Review[]>) {
  const reads: (readonly number[])[] = [];
  const cache = createReviewCache(async (ids) => {
    reads.push(ids);
    return new Map([...reviews].filter(([id]) => ids.includes(id)));
  });
  return { reads, cache };
}

test('reads reviews once, also of a product that has none', async () => {
  const { reads, cache } = shopWith(new Map([[1, [review(11)]]]));
  const expected = new Map([[1, [review(11)]]]);
  expect(await cache.of([1, 2])).toEqual(expected);
  expect(await cache.of([2, 1])).toEqual(expected);
  expect(reads).toEqual([[1, 2]]);
});

test('reads them again after a change, not after a sale', async () => {
  const reviews = new Map([[1, [review(11)]]]);
  const { reads, cache } = shopWith(reviews);
  await cache.of([1]);
  reviews.set(1, [review(12), review(11)]);
  cache.apply([{ kind: 'stock', productId: 1, totalSales: 1, left: [] }]);
  expect((await cache.of([1])).get(1)).toHaveLength(1);
  cache.apply([{ kind: 'product', id: 1 }]);
  expect((await cache.of([1])).get(1)).toHaveLength(2);
  expect(reads).toHaveLength(2);
});

test('reads them again after a change during a read', async () => {
  const reviews = new Map([[1, [review(11)]]]);
  const { cache } = shopWith(reviews);
  const reading = cache.of([1]);
  cache.apply([{ kind: 'catalog' }]);
  reviews.set(1, []);
  await reading;
  expect([...(await cache.of([1])).values()].flat()).toEqual([]);
});
