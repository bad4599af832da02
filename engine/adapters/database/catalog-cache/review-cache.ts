import { LRUCache } from 'lru-cache';
import type { Review } from '#engine/domain/reviews/review.ts';
import type { Change } from '#engine/usecases/ports/changes.ts';

type Reviews = ReadonlyMap<number, readonly Review[]>;

export interface ReviewCache {
  of(productIds: readonly number[]): Promise<Reviews>;
  apply(changes: readonly Change[]): void;
}

/** A popular product has some dozens of reviews. */
const MAX_PRODUCTS = 1000;

const createCache = () => new LRUCache<number, readonly Review[]>({ max: MAX_PRODUCTS });

/** Approved reviews are read when their product is first looked at, and anew after any change but a sale. */
export function createReviewCache(read: (productIds: readonly number[]) => Promise<Reviews>): ReviewCache {
  let current = createCache();
  return {
    async of(productIds) {
      // A change during the reading replaces the cache: what was read before it is not stored in the new one.
      const cache = current;
      const known = new Map(productIds.map((id) => [id, cache.get(id)]));
      const missing = productIds.filter((id) => known.get(id) === undefined);
      const found = missing.length > 0 ? await read(missing) : new Map<number, readonly Review[]>();
      for (const id of missing) cache.set(id, found.get(id) ?? []);
      return new Map(productIds.flatMap((id) => withReviews(id, known.get(id) ?? found.get(id))));
    },
    apply(changes) {
      if (changes.some(({ kind }) => kind !== 'stock')) current = createCache();
    },
  };
}

/** A product without any has no entry. */
const withReviews = (id: number, reviews: readonly Review[] = []): readonly (readonly [number, readonly Review[]])[] =>
  reviews.length > 0 ? [[id, reviews]] : [];
