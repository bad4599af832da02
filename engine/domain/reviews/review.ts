import { isEmail } from '../addresses/check-address.ts';
import { type CatalogReferences, checkRows, invalidUnless, unknownReferences } from '../catalog/import-problems.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
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

export type ReviewRefusal =
  /** No such product, or not for anybody to see. */
  | { readonly code: 'REVIEW_TARGET_UNKNOWN' }
  | { readonly code: 'REVIEWS_CLOSED' }
  | { readonly code: 'REVIEW_AUTHOR_MISSING' }
  | { readonly code: 'REVIEW_EMAIL_INVALID' }
  | { readonly code: 'REVIEW_RATING_INVALID' }
  | { readonly code: 'REVIEW_TEXT_LENGTH'; readonly min: number; readonly max: number }
  /** Each writer has one word on each product. */
  | { readonly code: 'REVIEW_DUPLICATE' };

/** What an operator meets. */
export type ModerationRefusal = { readonly code: 'REVIEW_UNKNOWN'; readonly id: number };

const STARS = [1, 2, 3, 4, 5];

export const checkReviews = (drafts: readonly ReviewDraft[], known: CatalogReferences): ImportRefusal | null =>
  checkRows(drafts, {
    idOf: ({ product, author, email, writtenAt }) => `${product} ${author} ${email} ${writtenAt.toISOString()}`,
    problemsOf: ({ product, author, email, rating, text }) => [
      ...unknownReferences('product', [product], known.products),
      ...invalidUnless(author !== '', 'author'),
      ...invalidUnless(isEmail(email), 'email'),
      ...invalidUnless(STARS.includes(rating), 'rating'),
      ...invalidUnless(text !== '', 'text'),
    ],
  });
