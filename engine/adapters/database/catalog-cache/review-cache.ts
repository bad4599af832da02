import type { Review } from '#engine/domain/reviews/review.ts';
import type { Change } from '#engine/usecases/ports/unit-of-work.ts';

type Reviews = ReadonlyMap<number, readonly Review[]>;

export interface ReviewCache {
  of(productIds: readonly number[]): Promise<Reviews>;
  apply(changes: readonly Change[]): void;
}

/** Products whose reviews are remembered; a popular one has some dozens. */
const MOST_PRODUCTS = 1000;

/** Approved reviews are read when their product is first looked at, and anew after any change but a sale. */
export function createReviewCache(read: (productIds: readonly number[]) => Promise<Reviews>): ReviewCache {
  let kept = new Map<number, readonly Review[]>();
  return {
    async of(productIds) {
      // A change that is told while they are read puts another cache in place: these are not kept in it.
      const cache = kept;
      const known = new Map(productIds.flatMap((id) => entryOf(id, cache.get(id))));
      const missing = productIds.filter((id) => !cache.has(id));
      if (missing.length === 0) return known;
      const found = await read(missing);
      if (cache.size + missing.length > MOST_PRODUCTS) cache.clear();
      for (const id of missing) cache.set(id, found.get(id) ?? []);
      return new Map([...known, ...found]);
    },
    apply(changes) {
      if (changes.some(({ kind }) => kind !== 'stock')) kept = new Map();
    },
  };
}

/** A product without any has no entry. */
const entryOf = (id: number, reviews: readonly Review[] = []): readonly (readonly [number, readonly Review[]])[] =>
  reviews.length > 0 ? [[id, reviews]] : [];
