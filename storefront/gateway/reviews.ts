import { WriteReview } from './generated/operations.generated.ts';
import type { Result } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';

export interface ReviewRequest {
  readonly productId: number;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Name and email address of a guest; a customer's own stand instead. */
  readonly author: string;
  readonly email: string;
}

/** What one shopper does with reviews. */
export interface ReviewApi {
  /** Shown at once, or waiting until the shop has read it. */
  writeReview(review: ReviewRequest): Promise<Result<'shown' | 'waiting'>>;
}

export const createReviewApi = ({ run }: { readonly run: RunForShopper }): ReviewApi => ({
  writeReview: async ({ productId, rating, text, author, email }) => {
    const input = { commentOn: productId, rating, content: text, author, authorEmail: email };
    const result = await run(WriteReview, { input });
    if (!result.ok) return { ok: false, refusal: result.refusal };
    return { ok: true, value: result.data.writeReview?.review ? 'shown' : 'waiting' };
  },
});
