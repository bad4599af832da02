import type { OfferedCoupon } from './coupons/coupon.ts';
import type { GiftCard } from './gift-cards/gift-card.ts';

/** What the shop knows today of the codes on a cart. */
export interface Offers {
  readonly coupons: readonly OfferedCoupon[];
  readonly giftCards: readonly GiftCard[];
}

export const NO_OFFERS: Offers = { coupons: [], giftCards: [] };
