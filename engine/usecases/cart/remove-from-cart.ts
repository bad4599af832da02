import type { LineRefusal } from '#engine/domain/cart/refusals.ts';
import { decideRemoval, withoutLines } from '#engine/domain/cart/remove-and-restore.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceLineItems } from './session-view.ts';

export interface Removed {
  /** The cart as it was: it still shows the removed lines. */
  readonly before: PricedCart;
  readonly removed: readonly string[];
}

export const removeFromCart = (
  needs: Needs,
  caller: Caller,
  request: { readonly keys: readonly string[]; readonly all: boolean },
): Promise<Changed<Removed, LineRefusal>> =>
  changeSession<Removed, LineRefusal>(needs, caller, ({ session, lineItems, offers }) => {
    const keys = decideRemoval(session.cart, request);
    if (!keys.ok) return keys;
    const cart = withoutLines(session.cart, keys.value, needs.settings.cartLineLimit);
    const before = priceLineItems(needs, { session, lineItems, offers });
    return ok({ session: withCart(session, cart), value: { before, removed: keys.value } });
  });
