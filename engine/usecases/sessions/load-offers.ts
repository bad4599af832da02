import type { Language } from '#engine/domain/language.ts';
import { type GiftCard, normalizeGiftCardCode } from '#engine/domain/promotions/gift-card.ts';
import { NO_OFFERS, type Offers } from '#engine/domain/promotions/offers.ts';
import { customerNumber, type Session } from '#engine/domain/sessions/session.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { CouponQuery } from '../ports/coupons.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';

type Reads = Pick<Needs, 'coupons' | 'giftCards'>;

/** Identifies the shopper for limits per customer. */
export const couponQuery = (session: Session, codes: readonly string[], language: Language): CouponQuery => ({
  codes,
  customerId: customerNumber(session.customerId),
  email: foldName(session.billing.email),
  language,
});

/** By its code, as somebody types it. Null when there is none, or it is void. */
export const findGiftCard = (
  { giftCards, digest }: Pick<Needs, 'giftCards' | 'digest'>,
  typed: string,
): Promise<GiftCard | null> => giftCards.findByDigest(digest(normalizeGiftCardCode(typed)));

/** The coupons and gift cards on a cart. No query for a cart without any. */
export async function loadOffers({ coupons, giftCards }: Reads, session: Session, language: Language): Promise<Offers> {
  const { cart } = session;
  if (cart.coupons.length + cart.giftCards.length === 0) return NO_OFFERS;
  return {
    coupons: cart.coupons.length > 0 ? await coupons.find(couponQuery(session, cart.coupons, language)) : [],
    giftCards: cart.giftCards.length > 0 ? await giftCards.find(cart.giftCards) : [],
  };
}

/**
 * Like `loadOffers`, but locked until the transaction ends. Every order locks in the same sequence: session, coupons,
 * gift cards, stock.
 */
export async function lockOffers(
  { coupons, giftCards }: Pick<UnitOfWork, 'coupons' | 'giftCards'>,
  session: Session,
  language: Language,
): Promise<Offers> {
  const { cart } = session;
  return {
    coupons: cart.coupons.length > 0 ? await coupons.forUpdate(couponQuery(session, cart.coupons, language)) : [],
    giftCards: cart.giftCards.length > 0 ? await giftCards.forUpdate(cart.giftCards) : [],
  };
}
