import type { Cart } from '../cart/cart.ts';
import { ok, type Result, refuse } from '../result.ts';
import { couponCode, type OfferedCoupon } from './coupon.ts';
import type { DroppedCoupon } from './evaluate-coupons.ts';
import { type DroppedGiftCard, type GiftCard, maskedCode } from './gift-card.ts';
import type { RemoveCouponRefusal } from './refusals.ts';

/** Current facts about the coupons and gift cards on a cart. */
export interface Offers {
  readonly coupons: readonly OfferedCoupon[];
  readonly giftCards: readonly GiftCard[];
}

/** Offers on a cart that no longer count. */
export interface DroppedOffers {
  readonly coupons: readonly DroppedCoupon[];
  readonly giftCards: readonly DroppedGiftCard[];
}

export const NO_OFFERS: Offers = { coupons: [], giftCards: [] };

interface TypedCode {
  readonly typed: string;
  /** Digest of the code as a gift card's. */
  readonly digest: string;
}

/** Removes coupons and gift cards: all of the codes or none. A gift card is found by its code or its masked code. */
export function removeCodes(
  cart: Cart,
  codes: readonly TypedCode[],
  cards: readonly GiftCard[],
): Result<Cart, RemoveCouponRefusal> {
  if (codes.length === 0) return refuse({ code: 'NO_COUPON_CODES' });
  return codes.reduce<Result<Cart, RemoveCouponRefusal>>(
    (done, code) => (done.ok ? removeOne(done.value, code, cards) : done),
    ok(cart),
  );
}

function removeOne(
  cart: Cart,
  { typed, digest }: TypedCode,
  cards: readonly GiftCard[],
): Result<Cart, RemoveCouponRefusal> {
  const code = couponCode(typed);
  if (cart.coupons.includes(code)) {
    return ok({ ...cart, coupons: cart.coupons.filter((one) => one !== code) });
  }
  const onCart = cards.filter(({ id }) => cart.giftCards.includes(id));
  const card =
    onCart.find((one) => one.digest === digest) ?? onCart.find(({ ending }) => couponCode(maskedCode(ending)) === code);
  if (!card) return refuse({ code: 'COUPON_NOT_APPLIED' });
  return ok({ ...cart, giftCards: cart.giftCards.filter((id) => id !== card.id) });
}
