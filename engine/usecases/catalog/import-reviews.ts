import { checkReviews } from '#engine/domain/reviews/check-reviews.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import type { Needs } from '../ports.ts';
import { importRows, oneByOne } from './import-rows.ts';

/** The same product, writer and instant is the same review. */
export const importReviews = (needs: Needs, drafts: readonly ReviewDraft[]) =>
  importRows(needs, drafts, {
    check: checkReviews,
    save: oneByOne((catalog, draft) => catalog.saveReview(draft)),
    changes: () => [{ kind: 'catalog' }],
  });
