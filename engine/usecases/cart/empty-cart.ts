import type { LineRefusal } from '#engine/domain/cart/refusals.ts';
import { decideEmptying } from '#engine/domain/cart/remove-and-restore.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceLineItems } from './session-view.ts';

export interface Emptied {
  readonly before: PricedCart;
}

export const emptyCart = (needs: Needs, caller: Caller): Promise<Changed<Emptied, LineRefusal>> =>
  changeSession<Emptied, LineRefusal>(needs, caller, ({ session, lineItems, offers }) => {
    const cart = decideEmptying(session.cart);
    if (!cart.ok) return cart;
    const before = priceLineItems(needs, { session, lineItems, offers });
    return ok({ session: withCart(session, cart.value), value: { before } });
  });
