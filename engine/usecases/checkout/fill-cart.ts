import { type Address, type AddressPatch, EMPTY_ADDRESS, mergeAddress } from '#engine/domain/addresses/address.ts';
import { EMPTY_CART } from '#engine/domain/cart/cart.ts';
import { billingOf, type Customer } from '#engine/domain/customers/customer.ts';
import type { Language } from '#engine/domain/language.ts';
import { couponCode } from '#engine/domain/promotions/coupon.ts';
import { decideGiftCard } from '#engine/domain/promotions/gift-card.ts';
import type { ApplyGiftCardRefusal, CouponMissing } from '#engine/domain/promotions/refusals.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { currentSession, type Session } from '#engine/domain/sessions/session.ts';
import type { Needs, UnitOfWork } from '../ports/ports.ts';
import { couponQuery, findGiftCard } from '../sessions/load-offers.ts';
import { startGuest } from '../sessions/open-session.ts';
import { type ItemRefusal, linesOfSkus, type OrderedItem } from './lines-of-skus.ts';

export interface CartRequest {
  readonly items: readonly OrderedItem[];
  /** Over the address of the account. */
  readonly billing: AddressPatch;
  /** Coupons and gift cards, as they are typed. */
  readonly codes: readonly string[];
}

export type CodeRefusal = CouponMissing | ApplyGiftCardRefusal;

interface Context {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly language: Language;
  /** Null for a guest. */
  readonly customer: Customer | null;
}

/** A session with these items and codes, which is never stored. */
export async function fillCart(
  context: Context,
  { items, billing, codes }: CartRequest,
): Promise<Result<Session, ItemRefusal | CodeRefusal>> {
  const { needs, shop, language } = context;
  const lines = await linesOfSkus({ ...shop, digest: needs.digest }, items, language);
  if (!lines.ok) return lines;
  const session = emptySession(context, billing);
  return applyCodes(context, { ...session, cart: { ...session.cart, lines: lines.value } }, codes);
}

/** With the addresses of the account, and for the email address of the order, which limits of coupons are checked for. */
function emptySession({ needs: { now, random, settings }, customer }: Context, given: AddressPatch): Session {
  const customerId = customer ? String(customer.id) : startGuest({ random });
  const inBase = (address: Address): Address => ({ ...address, country: address.country || settings.base.country });
  const billing = inBase(customer ? billingOf(customer) : EMPTY_ADDRESS);
  return {
    ...currentSession(null, { customerId, now: now(), hours: settings.sessionHours }),
    cart: EMPTY_CART,
    billing: { ...billing, email: mergeAddress(billing, given).email },
    shipping: inBase(customer?.shipping ?? EMPTY_ADDRESS),
  };
}

/** A code that no coupon has may be a gift card's, as in the cart. */
async function applyCodes(
  { needs, shop, language }: Context,
  session: Session,
  typed: readonly string[],
): Promise<Result<Session, CodeRefusal>> {
  const codes = [...new Set(typed.map(couponCode))];
  const found = codes.length > 0 ? await shop.coupons.find(couponQuery(session, codes, language)) : [];
  const coupons = codes.filter((code) => found.some((one) => one.code === code));
  const facts = { currency: needs.settings.currency, at: needs.now() };
  let giftCards: readonly number[] = [];
  for (const coupon of codes.filter((code) => !coupons.includes(code))) {
    const card = await findGiftCard({ ...shop, digest: needs.digest }, coupon);
    if (!card) return refuse({ code: 'COUPON_UNKNOWN', coupon });
    const ids = decideGiftCard(card, giftCards, facts);
    if (!ids.ok) return ids;
    giftCards = ids.value;
  }
  return ok({ ...session, cart: { ...session.cart, coupons, giftCards } });
}
