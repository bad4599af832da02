import { WriteReview, WriteReviewAs } from './generated/operations.generated.ts';
import { ok, type Result, refused } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';

export interface ReviewRequest {
  readonly productId: number;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** The name that everyone reads. Empty for the one of the customer's account. */
  readonly author: string;
  /** Of a guest. Null for a customer, whose account has it. */
  readonly email: string | null;
}

/** What one shopper does with reviews. */
export interface ReviewApi {
  /** Whether customers choose the name that their reviews carry. */
  takesReviewNames(): boolean;
  /** Shown at once, or waiting until the shop has read it. */
  writeReview(review: ReviewRequest): Promise<Result<'shown' | 'waiting'>>;
}

interface Needs {
  readonly run: RunForShopper;
  isStockBackend(): boolean;
}

export const createReviewApi = ({ run, isStockBackend }: Needs): ReviewApi => ({
  takesReviewNames: () => !isStockBackend(),
  writeReview: async ({ productId, rating, text, author, email }) => {
    const review = { commentOn: productId, rating, content: text };
    const result =
      email === null && author !== ''
        ? await run(WriteReviewAs, { ...review, publishedAs: author })
        : await run(WriteReview, { input: { ...review, author, authorEmail: email ?? '' } });
    if (!result.ok) return refused(result.refusal);
    return ok(result.data.writeReview?.review ? 'shown' : 'waiting');
  },
});
