import type { Cents } from '../money/money.ts';

/** Why a coupon is not valid for a cart. */
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
  /** The coupon is limited to some email addresses, and the shopper's is not known yet. */
  | { readonly code: 'COUPON_NEEDS_EMAIL'; readonly coupon: string }
  | { readonly code: 'COUPON_OF_OTHERS'; readonly coupon: string }
  /** `coupon` is the one that cannot be combined. */
  | { readonly code: 'COUPON_STANDS_ALONE'; readonly coupon: string };

/** Why a coupon cannot be applied. */
export type ApplyRefusal =
  | CouponRefusal
  | { readonly code: 'COUPON_ALREADY_APPLIED' }
  /** The cart holds as many as allowed. */
  | { readonly code: 'COUPON_FAILED' };

export type RemoveCouponRefusal = { readonly code: 'NO_COUPON_CODES' } | { readonly code: 'COUPON_NOT_APPLIED' };

/** A coupon on the cart is not valid at checkout. It is removed, and the shopper looks at the new total. */
export type CheckoutCouponRefusal =
  | { readonly code: 'COUPON_LIMIT_REACHED' }
  | { readonly code: 'COUPON_INVALID_REMOVED'; readonly coupon: string }
  | { readonly code: 'COUPON_OF_OTHERS_REMOVED'; readonly coupon: string };

/** For operators. */
export type CouponMissing = { readonly code: 'COUPON_UNKNOWN'; readonly coupon: string };

/** Why a gift card cannot pay. */
export type GiftCardRefusal =
  | { readonly code: 'GIFT_CARD_VOID' }
  | { readonly code: 'GIFT_CARD_EXPIRED' }
  | { readonly code: 'GIFT_CARD_EMPTY' };

export type ApplyGiftCardRefusal =
  | GiftCardRefusal
  | { readonly code: 'GIFT_CARD_ALREADY_APPLIED' }
  /** The cart holds as many as allowed. */
  | { readonly code: 'COUPON_FAILED' };

/** For operators. */
export type IssueRefusal =
  /** Too short to be safe from guessing, or not alphanumeric. */
  | { readonly code: 'GIFT_CARD_CODE_INVALID' }
  | { readonly code: 'GIFT_CARD_CODE_TAKEN' }
  /** Zero, or more than the shop can count. */
  | { readonly code: 'GIFT_CARD_AMOUNT_INVALID'; readonly maximum: Cents }
  /** Nobody could spend it. */
  | { readonly code: 'GIFT_CARD_DAY_OVER' };

export type GiftCardMissing = { readonly code: 'GIFT_CARD_MISSING'; readonly id: number };
