import type { LineRefusal } from '#engine/domain/cart/refusals.ts';
import { decideRemoval, withoutLines } from '#engine/domain/cart/remove.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { granted } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/with-cart.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceGoods } from './session-view.ts';

export interface Removed {
  /** The cart as it was: it still shows the removed lines. */
  readonly before: PricedCart;
  readonly removed: readonly string[];
}

export const removeFromCart = (
  needs: Needs,
  caller: Caller,
  wish: { readonly keys: readonly string[]; readonly all: boolean },
): Promise<Changed<Removed, LineRefusal>> =>
  changeSession<Removed, LineRefusal>(needs, caller, ({ session, goods, offers }) => {
    const keys = decideRemoval(session.cart, wish);
    if (!keys.ok) return keys;
    const cart = withoutLines(session.cart, keys.value, needs.settings.cartLineLimit);
    const before = priceGoods(needs, { session, goods, offers });
    return granted({ session: withCart(session, cart), value: { before, removed: keys.value } });
  });
