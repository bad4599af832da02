import { sum } from '../money/sum.ts';
import type { DroppedCoupon } from '../promotions/coupons/judge-coupons.ts';
import { judgeGiftCards } from '../promotions/gift-cards/judge-gift-cards.ts';
import { payWithGiftCards } from '../promotions/gift-cards/pay-with-gift-cards.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricingFacts } from './pricing-facts.ts';

/** A cart that is priced and taxed, before anything is paid. */
export interface DueCart extends Omit<PricedCart, 'giftCards' | 'dropped'> {
  readonly droppedCoupons: readonly DroppedCoupon[];
}

/** What the cards on the cart pay of it, and what that leaves. */
export function payGiftCards(due: DueCart, { session, offers, settings, at }: PricingFacts): PricedCart {
  const { droppedCoupons, totals, ...cart } = due;
  const { valid, dropped } = judgeGiftCards(session.cart.giftCards, offers.giftCards, {
    currency: settings.currency,
    at,
  });
  const payments = payWithGiftCards(totals.total, valid);
  const paid = sum(payments.map(({ amount }) => amount));
  return {
    ...cart,
    totals: { ...totals, giftCards: paid, total: totals.total - paid },
    giftCards: payments.map((payment, place) => ({ ...payment, balance: valid[place]?.balance ?? 0 })),
    dropped: { coupons: droppedCoupons, giftCards: dropped },
  };
}
