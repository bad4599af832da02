import type { PricedCart } from '../pricing/priced-cart.ts';
import type { DroppedCoupon } from '../promotions/coupons/judge-coupons.ts';
import type { CheckoutCouponRefusal } from '../promotions/coupons/refusals.ts';
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
