import type { Language } from '../language.ts';

/** `held` waits for the shop's word; `rejected` had it, and stays so that its writer does not write it again. */
export type ReviewStatus = 'approved' | 'held' | 'rejected';

interface ReviewFacts {
  readonly author: string;
  readonly email: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Plain text: an empty line parts paragraphs. */
  readonly text: string;
  readonly language: Language;
  readonly writtenAt: Date;
  /** The writer bought the product here. */
  readonly verified: boolean;
  readonly status: ReviewStatus;
}

export interface NewReview extends ReviewFacts {
  readonly productId: number;
  /** The registered customer who wrote it; null for a guest. */
  readonly customerId: number | null;
}

export interface Review extends NewReview {
  readonly id: number;
}

/** The same writer, product and instant is the same review. */
export interface ReviewDraft extends ReviewFacts {
  readonly product: string;
}
