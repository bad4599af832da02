import { isEmail } from '../addresses/check-address.ts';
import type { Language } from '../language.ts';
import { ok, type Result, refuse } from '../result.ts';
import { oneLine, plainText, withoutInvisible } from '../text/text.ts';
import type { NewReview, ReviewRefusal } from './review.ts';

const TEXT_LENGTH = { min: 10, max: 2000 } as const;

/** Longer names are cut. */
const MAX_AUTHOR_LENGTH = 100;

export interface ReviewRequest {
  readonly productId: number;
  /** Of a guest. */
  readonly author: string;
  /** The name that a customer wants to be read under. Empty for the account's. */
  readonly publishedAs: string;
  readonly email: string;
  readonly rating: number;
  readonly text: string;
}

interface Facts {
  /** Null when there is no such product, or it is not public. */
  readonly product: { readonly id: number; readonly reviewsAllowed: boolean } | null;
  /** The logged-in customer. Null for a guest, who gives name and email address in the form. */
  readonly customer: { readonly id: number; readonly name: string; readonly email: string } | null;
  readonly language: Language;
  readonly now: Date;
}

const cutName = (name: string): string => [...name].slice(0, MAX_AUTHOR_LENGTH).join('').trim();

/** The review before it is known whether its author bought the product. */
export type ReviewDecision = Omit<NewReview, 'verified' | 'status'>;

export function decideReview(request: ReviewRequest, facts: Facts): Result<ReviewDecision, ReviewRefusal> {
  const { product, customer, language, now } = facts;
  if (!product) return refuse({ code: 'REVIEW_TARGET_UNKNOWN' });
  if (!product.reviewsAllowed) return refuse({ code: 'REVIEWS_CLOSED' });
  const chosen = customer ? cutName(oneLine(request.publishedAs)) : '';
  if (hasContact(chosen)) return refuse({ code: 'REVIEW_AUTHOR_HAS_CONTACT' });
  const author = chosen || cutName(customer?.name ?? oneLine(request.author));
  const email = customer?.email ?? request.email.trim();
  const text = plainText(request.text);
  const refusal = refuseContent({ author, email, rating: request.rating, text });
  if (refusal) return refuse(refusal);
  const who = { productId: product.id, customerId: customer?.id ?? null, language, writtenAt: now };
  return ok({ ...who, author, email, rating: request.rating, text });
}

type ReviewContent = Pick<NewReview, 'author' | 'email' | 'rating' | 'text'>;

function refuseContent({ author, email, rating, text }: ReviewContent): ReviewRefusal | null {
  if (!/[\p{L}\p{N}]/u.test(withoutInvisible(author))) return { code: 'REVIEW_AUTHOR_MISSING' };
  if (!isEmail(email)) return { code: 'REVIEW_EMAIL_INVALID' };
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return { code: 'REVIEW_RATING_INVALID' };
  const isShort = [...withoutInvisible(text)].length < TEXT_LENGTH.min;
  return isShort || [...text].length > TEXT_LENGTH.max ? { code: 'REVIEW_TEXT_LENGTH', ...TEXT_LENGTH } : null;
}

const EMAIL = /\S@\S/;
const LINK = /https?:|www\.|\b[a-z\d-]+\.(?:com|net|org|info|biz|shop|store|link|me|id|ly|xyz)\b/i;
/** So many digits are no distance and no price. */
const PHONE_NUMBER = /\+?\d(?:[\s()-]*\d){8,}/;

/** Wide letters and invisible characters do not disguise a contact. */
const asRead = (text: string) => withoutInvisible(text).normalize('NFKC');

const leadsElsewhere = (text: string) => LINK.test(asRead(text)) || PHONE_NUMBER.test(asRead(text));
const hasContact = (name: string) => leadsElsewhere(name) || EMAIL.test(asRead(name));

/** Reviews of buyers are published at once. All others wait for moderation, and so does what leads readers elsewhere. */
export const withVerification = (decision: ReviewDecision, hasBought: boolean): NewReview => ({
  ...decision,
  verified: hasBought,
  status: hasBought && !leadsElsewhere(decision.text) && !hasContact(decision.author) ? 'approved' : 'held',
});
