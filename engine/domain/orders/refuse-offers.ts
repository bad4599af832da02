import type { PricedCart } from '../pricing/priced-cart.ts';
import type { DroppedCoupon } from '../promotions/coupons/judge-coupons.ts';
import type { CheckoutCouponRefusal } from '../promotions/coupons/refusals.ts';
import { isUsedUp } from '../promotions/coupons/refuse-coupon.ts';
import type { Offers } from '../promotions/offers.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './refusals.ts';

/** Nobody pays another sum than the cart has shown: what counts no longer is taken off first, and the order waits. */
export function refuseOffers({ dropped }: PricedCart): OrderRefusal | null {
  const [coupon] = dropped.coupons;
  if (coupon) return refuseCoupon(coupon);
  return dropped.giftCards.length > 0 ? { code: 'GIFT_CARD_CHANGED' } : null;
}

function refuseCoupon({ code, refusal }: DroppedCoupon): CheckoutCouponRefusal {
  switch (refusal.code) {
    case 'COUPON_LIMIT_REACHED':
      return refusal;
    case 'COUPON_NEEDS_EMAIL':
    case 'COUPON_OF_OTHERS':
      return { code: 'COUPON_OF_OTHERS_REMOVED', coupon: code };
    default:
      return { code: 'COUPON_INVALID_REMOVED', coupon: code };
  }
}

export type SpendingRefusal = Extract<OrderRefusal, { code: 'COUPON_LIMIT_REACHED' | 'GIFT_CARD_CHANGED' }>;

/** May an order that has given its coupons and gift cards back have them again? What it cost then, it costs now. */
export function refuseSpending({ giftCards }: Pick<Order, 'giftCards'>, offers: Offers): SpendingRefusal | null {
  if (offers.coupons.some(isUsedUp)) return { code: 'COUPON_LIMIT_REACHED' };
  const balances = new Map(offers.giftCards.map(({ id, balance }) => [id, balance]));
  const isShort = giftCards.some(({ cardId, amount }) => (balances.get(cardId) ?? 0) < amount);
  return isShort ? { code: 'GIFT_CARD_CHANGED' } : null;
}
