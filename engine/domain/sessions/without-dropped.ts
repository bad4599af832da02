import type { PricedCart } from '../pricing/priced-cart.ts';
import type { Session } from './session.ts';

/** The session without the coupons and gift cards that count no longer. */
export function withoutDropped(session: Session, { coupons, giftCards }: PricedCart['dropped']): Session {
  if (coupons.length + giftCards.length === 0) return session;
  const { cart } = session;
  return {
    ...session,
    cart: {
      ...cart,
      coupons: cart.coupons.filter((code) => !coupons.some((one) => one.code === code)),
      giftCards: cart.giftCards.filter((id) => !giftCards.some((one) => one.cardId === id)),
    },
  };
}
