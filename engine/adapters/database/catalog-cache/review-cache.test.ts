import { expect, test } from 'vitest';
import type { Review } from '#engine/domain/reviews/review.ts';
import { createReviewCache } from './review-cache.ts';

const review = (id: number) => ({ id }) as Review;

/** A database that counts how often it is asked. */
function shopWith(reviews: Map<number, readonly Review[]>) {
  const asked: (readonly number[])[] = [];
  const kept = createReviewCache(async (ids) => {
    asked.push(ids);
    return new Map([...reviews].filter(([id]) => ids.includes(id)));
  });
  return { asked, kept };
}

test('reads reviews once, also of a product that has none', async () => {
  const { asked, kept } = shopWith(new Map([[1, [review(11)]]]));
  const expected = new Map([[1, [review(11)]]]);
  expect(await kept.of([1, 2])).toEqual(expected);
  expect(await kept.of([2, 1])).toEqual(expected);
  expect(asked).toEqual([[1, 2]]);
});

test('reads them again after a change, not after a sale', async () => {
  const reviews = new Map([[1, [review(11)]]]);
  const { asked, kept } = shopWith(reviews);
  await kept.of([1]);
  reviews.set(1, [review(12), review(11)]);
  kept.apply([{ kind: 'stock', productId: 1, totalSales: 1, left: [] }]);
  expect((await kept.of([1])).get(1)).toHaveLength(1);
  kept.apply([{ kind: 'product', id: 1 }]);
  expect((await kept.of([1])).get(1)).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test('reads them again after a change during a read', async () => {
  const reviews = new Map([[1, [review(11)]]]);
  const { kept } = shopWith(reviews);
  const reading = kept.of([1]);
  kept.apply([{ kind: 'catalog' }]);
  reviews.set(1, []);
  await reading;
  expect([...(await kept.of([1])).values()].flat()).toEqual([]);
});
