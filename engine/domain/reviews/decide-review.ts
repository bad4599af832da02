import { isEmail } from '../addresses/check-address.ts';
import type { Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import { oneLine, plainText } from '../text/text.ts';
import type { NewReview, ReviewRefusal } from './review.ts';

const TEXT_LENGTH = { min: 10, max: 2000 } as const;

/** Longer ones are nobody's name. */
const MAX_AUTHOR_LENGTH = 100;

export interface ReviewRequest {
  readonly productId: number;
  readonly author: string;
  readonly email: string;
  readonly rating: number;
  readonly text: string;
}

interface Facts {
  /** Null when there is none for anybody to see. */
  readonly product: { readonly id: number; readonly reviewsAllowed: boolean } | null;
  /** Who is logged in; null for a guest, who says who it is. */
  readonly customer: { readonly id: number; readonly name: string; readonly email: string } | null;
  readonly language: Language;
  readonly now: Date;
}

/** The review as it would stand; whether it is seen at once is decided when it is known who bought. */
export type ReviewDecision = Omit<NewReview, 'verified' | 'status'>;

export function decideReview(request: ReviewRequest, facts: Facts): Result<ReviewDecision, ReviewRefusal> {
  const { product, customer, language, now } = facts;
  if (!product) return refuse({ code: 'REVIEW_TARGET_UNKNOWN' });
  if (!product.reviewsAllowed) return refuse({ code: 'REVIEWS_CLOSED' });
  const author = [...(customer?.name ?? oneLine(request.author))].slice(0, MAX_AUTHOR_LENGTH).join('').trim();
  const email = customer?.email ?? request.email.trim();
  const text = plainText(request.text);
  const refusal = refuseContent({ author, email, rating: request.rating, text });
  if (refusal) return refuse(refusal);
  const who = { productId: product.id, customerId: customer?.id ?? null, language, writtenAt: now };
  return ok({ ...who, author, email, rating: request.rating, text });
}

type ReviewContent = Pick<NewReview, 'author' | 'email' | 'rating' | 'text'>;

function refuseContent({ author, email, rating, text }: ReviewContent): ReviewRefusal | null {
  if (author === '') return { code: 'REVIEW_AUTHOR_MISSING' };
  if (!isEmail(email)) return { code: 'REVIEW_EMAIL_INVALID' };
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return { code: 'REVIEW_RATING_INVALID' };
  const length = [...text].length;
  return length < TEXT_LENGTH.min || length > TEXT_LENGTH.max ? { code: 'REVIEW_TEXT_LENGTH', ...TEXT_LENGTH } : null;
}

/** A customer who bought the product is believed at once; everybody else waits for the shop. */
export const withVerification = (decision: ReviewDecision, hasBought: boolean): NewReview => ({
  ...decision,
  verified: hasBought,
  status: hasBought ? 'approved' : 'held',
});
