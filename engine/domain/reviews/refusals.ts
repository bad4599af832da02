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
