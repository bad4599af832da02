import type { Cents } from '../money/money.ts';

/** Why a coupon does not count for a cart. */
export type CouponRefusal =
  | { readonly code: 'COUPON_UNKNOWN'; readonly coupon: string }
  | { readonly code: 'COUPON_LIMIT_REACHED' }
  | { readonly code: 'COUPON_NOT_STARTED'; readonly coupon: string; readonly startsAt: Date }
  | { readonly code: 'COUPON_EXPIRED' }
  | { readonly code: 'COUPON_MINIMUM'; readonly amount: Cents }
  | { readonly code: 'COUPON_MAXIMUM'; readonly amount: Cents }
  | { readonly code: 'COUPON_NOT_APPLICABLE' }
  | { readonly code: 'COUPON_NOT_FOR_SALE_ITEMS' }
  | { readonly code: 'COUPON_EXCLUDES_PRODUCTS'; readonly products: readonly string[] }
  | { readonly code: 'COUPON_EXCLUDES_CATEGORIES'; readonly categories: readonly string[] }
  /** It is for certain people, and nobody has said yet who is shopping. */
  | { readonly code: 'COUPON_NEEDS_EMAIL'; readonly coupon: string }
  | { readonly code: 'COUPON_OF_OTHERS'; readonly coupon: string }
  /** `coupon` is the one that stands alone. */
  | { readonly code: 'COUPON_STANDS_ALONE'; readonly coupon: string };

/** Answers to putting a coupon on a cart, or taking one off. */
export type ApplyRefusal =
  | CouponRefusal
  | { readonly code: 'COUPON_ALREADY_APPLIED' }
  /** The cart holds as many as it can. */
  | { readonly code: 'COUPON_FAILED' };

export type RemoveCouponRefusal = { readonly code: 'NO_COUPON_CODES' } | { readonly code: 'COUPON_NOT_APPLIED' };

/** A coupon that was on the cart and does not count at checkout: it is taken off, and the order waits. */
export type CheckoutCouponRefusal =
  | { readonly code: 'COUPON_LIMIT_REACHED' }
  | { readonly code: 'COUPON_INVALID_REMOVED'; readonly coupon: string }
  | { readonly code: 'COUPON_OF_OTHERS_REMOVED'; readonly coupon: string };

/** Answer to the shop's owner. */
export type CouponMissing = { readonly code: 'COUPON_UNKNOWN'; readonly coupon: string };

/** Why a gift card pays nothing. */
export type GiftCardRefusal =
  | { readonly code: 'GIFT_CARD_VOID' }
  | { readonly code: 'GIFT_CARD_EXPIRED' }
  | { readonly code: 'GIFT_CARD_EMPTY' };

export type ApplyGiftCardRefusal =
  | GiftCardRefusal
  | { readonly code: 'GIFT_CARD_ALREADY_APPLIED' }
  /** The cart holds as many as it can. */
  | { readonly code: 'COUPON_FAILED' };

/** Answers to the shop's owner. */
export type IssueRefusal =
  /** Shorter than anyone could guess, or more than letters and digits. */
  | { readonly code: 'GIFT_CARD_CODE_INVALID' }
  | { readonly code: 'GIFT_CARD_CODE_TAKEN' }
  | { readonly code: 'GIFT_CARD_AMOUNT_INVALID' };

export type GiftCardMissing = { readonly code: 'GIFT_CARD_MISSING'; readonly id: number };
