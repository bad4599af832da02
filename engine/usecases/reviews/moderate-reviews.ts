import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { answerOf, type ModerationRefusal, type Review } from '#engine/domain/reviews/review.ts';
import type { Needs } from '../ports/ports.ts';
import type { Reviews, ReviewsQuery } from '../ports/reviews.ts';

export interface ReviewAnswerRequest {
  readonly id: number;
  readonly text: string;
}

type Moderation = Promise<Result<Review, ModerationRefusal>>;

/** Moderation by an operator. Each change is announced to pages that show reviews. */
export const moderateReviews = (needs: Pick<Needs, 'unitOfWork' | 'reviews' | 'now'>) => ({
  /** Oldest first. */
  list: (query: ReviewsQuery) => needs.reviews.list(query),
  /** For the customer: in any status, oldest first. */
  ofCustomer: (customerId: number) => needs.reviews.ofCustomer(customerId),
  approve: (id: number): Moderation => change(needs, id, (reviews) => reviews.setStatus(id, 'approved')),
  /** Hides it. Its author cannot write another one. */
  reject: (id: number): Moderation => change(needs, id, (reviews) => reviews.setStatus(id, 'rejected')),
  /** Stands below the review. An empty text takes the answer away. */
  answer: ({ id, text }: ReviewAnswerRequest): Moderation =>
    change(needs, id, (reviews) => reviews.setAnswer(id, answerOf(text, needs.now()))),
  /** Deletes it. Its author may write a new one. */
  remove: (id: number): Moderation => change(needs, id, (reviews) => reviews.remove(id)),
});

const change = (
  { unitOfWork }: Pick<Needs, 'unitOfWork'>,
  id: number,
  work: (reviews: Reviews) => Promise<Review | null>,
): Moderation =>
  unitOfWork(async ({ reviews, changes }) => {
    const review = await work(reviews);
    if (!review) return refuse({ code: 'REVIEW_UNKNOWN', id });
    await changes.announce([{ kind: 'product', id: review.productId }]);
    return ok(review);
  });
