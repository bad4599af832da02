import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { NewReview, Review, ReviewStatus } from '#engine/domain/reviews/review.ts';

export interface ListedReview extends Review {
  /** Slug of the product. */
  readonly product: string;
}

export interface ReviewsQuery {
  readonly status: ReviewStatus;
  /** Only those without an answer of the shop. */
  readonly isUnanswered?: boolean;
  readonly page: PageRequest;
}

export interface ReviewReads {
  /** Oldest first. */
  list(query: ReviewsQuery): Promise<Page<ListedReview>>;
  /** In any status, oldest first. */
  ofCustomer(customerId: number): Promise<readonly Review[]>;
}

export type Writer = Pick<NewReview, 'productId' | 'customerId' | 'email'>;

/** Each change also updates the product's average and count. */
export interface Reviews {
  /**
   * This author's review of the product in any status, by customer id or email address. Until the transaction ends,
   * nobody else can add one.
   */
  of(writer: Writer): Promise<Review | null>;
  /** True when the customer has an order with the product that is paid, and was not refunded. */
  hasBought(customerId: number, productId: number): Promise<boolean>;
  add(review: NewReview): Promise<Review>;
  /** Null when there is no such review. */
  setStatus(id: number, status: ReviewStatus): Promise<Review | null>;
  /** Null when there is no such review. */
  setAnswer(id: number, answer: Pick<Review, 'answer' | 'answeredAt'>): Promise<Review | null>;
  /** The removed review. Null when there was none. */
  remove(id: number): Promise<Review | null>;
}
