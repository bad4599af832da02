import type { Language } from '../language.ts';

export type ReviewStatus = 'approved' | 'held';

interface ReviewFacts {
  readonly author: string;
  readonly email: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly language: Language;
  readonly writtenAt: Date;
  /** The writer bought the product here. */
  readonly verified: boolean;
  readonly status: ReviewStatus;
}

export interface Review extends ReviewFacts {
  readonly id: number;
  readonly productId: number;
  /** The registered customer who wrote it; null for a guest. */
  readonly customerId: number | null;
}

/** The same author, product and instant is the same review. */
export interface ReviewDraft extends ReviewFacts {
  readonly product: string;
}
