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
