import { factsForCoupons } from '#engine/domain/pricing/price-cart.ts';
import { couponCode, type OfferedCoupon } from '#engine/domain/promotions/coupon.ts';
import { decideCoupon } from '#engine/domain/promotions/evaluate-coupons.ts';
import { decideGiftCard, normalizeGiftCardCode } from '#engine/domain/promotions/gift-card.ts';
import { removeCodes } from '#engine/domain/promotions/offers.ts';
import type { ApplyGiftCardRefusal, ApplyRefusal, RemoveCouponRefusal } from '#engine/domain/promotions/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { rateLimit, refundAttempt } from '../rate-limits/rate-limit.ts';
import { type Changed, changeSession, type SessionSnapshot } from '../sessions/change-session.ts';
import { couponQuery, findGiftCard } from '../sessions/load-offers.ts';

/** What the code belongs to. */
export type Applied = { readonly coupon: string } | { readonly giftCard: number };

export type CodeRefusal = ApplyRefusal | ApplyGiftCardRefusal | RateLimitRefusal;

type Application = Result<{ readonly session: Session; readonly value: Applied }, CodeRefusal>;

/** Applies a coupon. A code that no coupon has may be a gift card's. Only unknown codes count as attempts. */
export async function applyCoupon(needs: Needs, caller: Caller, typed: string): Promise<Changed<Applied, CodeRefusal>> {
  const attempt = { action: 'coupon', subject: caller.customerId, clientAddress: caller.clientAddress } as const;
  const limit = await rateLimit(needs, attempt);
  if (!limit.ok) return limit;
  const result = await applyCode(needs, caller, typed);
  if (result.ok || result.refusal.code !== 'COUPON_UNKNOWN') await refundAttempt(needs, attempt);
  return result;
}

const applyCode = (needs: Needs, caller: Caller, typed: string): Promise<Changed<Applied, CodeRefusal>> =>
  changeSession<Applied, CodeRefusal>(needs, caller, async (snapshot) => {
    const code = couponCode(typed);
    const [coupon] = await snapshot.reads.coupons.find(couponQuery(snapshot.session, [code], caller.language));
    return coupon ? addCoupon(needs, snapshot, coupon) : addGiftCard(needs, snapshot, typed);
  });

function addCoupon({ settings, now }: Needs, snapshot: SessionSnapshot, coupon: OfferedCoupon): Application {
  const { session, lineItems, offers } = snapshot;
  const onCart = session.cart.coupons.flatMap((code) => offers.coupons.filter((one) => one.code === code));
  const facts = factsForCoupons(lineItems, { session, settings, offers, at: now() });
  const codes = decideCoupon(coupon, onCart, facts);
  if (!codes.ok) return codes;
  const cart = { ...session.cart, coupons: codes.value };
  return ok({ session: { ...session, cart }, value: { coupon: coupon.code } });
}

async function addGiftCard(
  { settings, now, digest }: Needs,
  snapshot: SessionSnapshot,
  typed: string,
): Promise<Application> {
  const { session, reads } = snapshot;
  const card = await findGiftCard({ ...reads, digest }, typed);
  if (!card) return refuse({ code: 'COUPON_UNKNOWN', coupon: typed });
  const ids = decideGiftCard(card, session.cart.giftCards, { currency: settings.currency, at: now() });
  if (!ids.ok) return ids;
  const cart = { ...session.cart, giftCards: ids.value };
  return ok({ session: { ...session, cart }, value: { giftCard: card.id } });
}

/** Removes coupons and gift cards from the cart. */
export const removeCoupons = (
  needs: Needs,
  caller: Caller,
  codes: readonly string[],
): Promise<Changed<null, RemoveCouponRefusal>> =>
  changeSession<null, RemoveCouponRefusal>(needs, caller, ({ session, offers }) => {
    const given = codes.map((typed) => ({ typed, digest: needs.digest(normalizeGiftCardCode(typed)) }));
    const cart = removeCodes(session.cart, given, offers.giftCards);
    return cart.ok ? ok({ session: withCart(session, cart.value), value: null }) : cart;
  });
