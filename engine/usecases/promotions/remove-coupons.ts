import { normalizeGiftCardCode } from '#engine/domain/promotions/gift-card.ts';
import { removeCodes } from '#engine/domain/promotions/offers.ts';
import type { RemoveCouponRefusal } from '#engine/domain/promotions/refusals.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import { type Changed, changeSession } from '../cart/change-session.ts';
import type { Caller, Needs } from '../ports.ts';

/** Takes coupons and gift cards off the cart. */
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
