import type { Page, PageRequest } from '#engine/domain/paging/page.ts';
import type { NewReview, Review, ReviewStatus } from '#engine/domain/reviews/review.ts';

export interface ListedReview extends Review {
  /** Slug of the product. */
  readonly product: string;
}

export interface ReviewReads {
  /** Oldest first. */
  list(query: { readonly status: ReviewStatus; readonly page: PageRequest }): Promise<Page<ListedReview>>;
}

export type Writer = Pick<NewReview, 'productId' | 'customerId' | 'email'>;

/** Each change brings average and count of the product up to date as well. */
export interface Reviews {
  /**
   * What this writer, known by number or by e-mail address, said of the product, of whatever state. Nobody else stores
   * a review of this writer of this product until the transaction ends.
   */
  of(writer: Writer): Promise<Review | null>;
  /** The customer has a paid order with the product in it that was not given back. */
  hasBought(customerId: number, productId: number): Promise<boolean>;
  add(review: NewReview): Promise<Review>;
  /** Null when there is none of that number. */
  setStatus(id: number, status: ReviewStatus): Promise<Review | null>;
  /** What was removed; null when there was nothing. */
  remove(id: number): Promise<Review | null>;
}
