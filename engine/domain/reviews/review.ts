import { isEmail } from '../addresses/check-address.ts';
import { type CatalogReferences, checkRows, invalidUnless, unknownReferences } from '../catalog/import-problems.ts';
import type { ImportRefusal } from '../catalog/refusals.ts';
import type { Language } from '../language.ts';
import { plainText } from '../text/text.ts';

/** `held` waits for moderation. A rejected review is kept, so that its author cannot submit it again. */
export type ReviewStatus = 'approved' | 'held' | 'rejected';

interface ReviewFacts {
  readonly author: string;
  readonly email: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Plain text. Empty lines separate paragraphs. */
  readonly text: string;
  readonly language: Language;
  readonly writtenAt: Date;
  /** The author bought the product in this shop. */
  readonly verified: boolean;
  readonly status: ReviewStatus;
}

export interface NewReview extends ReviewFacts {
  readonly productId: number;
  /** The author's customer id. Null for a guest. */
  readonly customerId: number | null;
}

export interface Review extends NewReview {
  readonly id: number;
  /** The shop's, as plain text. Empty without one. */
  readonly answer: string;
  /** Null without an answer. */
  readonly answeredAt: Date | null;
}

/** Product, author, email and instant identify a review. */
export interface ReviewDraft extends ReviewFacts {
  readonly product: string;
}

export type ReviewRefusal =
  /** There is no such product, or it is not public. */
  | { readonly code: 'REVIEW_TARGET_UNKNOWN' }
  | { readonly code: 'REVIEWS_CLOSED' }
  | { readonly code: 'REVIEW_AUTHOR_MISSING' }
  /** The name that a customer chose is no name but leads readers elsewhere. */
  | { readonly code: 'REVIEW_AUTHOR_HAS_CONTACT' }
  | { readonly code: 'REVIEW_EMAIL_INVALID' }
  | { readonly code: 'REVIEW_RATING_INVALID' }
  | { readonly code: 'REVIEW_TEXT_LENGTH'; readonly min: number; readonly max: number }
  /** The author has reviewed this product already. */
  | { readonly code: 'REVIEW_DUPLICATE' };

/** For operators. */
export type ModerationRefusal = { readonly code: 'REVIEW_UNKNOWN'; readonly id: number };

/** Without a text the answer is taken away. */
export const answerOf = (typed: string, now: Date): Pick<Review, 'answer' | 'answeredAt'> => {
  const answer = plainText(typed);
  return { answer, answeredAt: answer === '' ? null : now };
};

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
