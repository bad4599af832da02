import type { LineRefusal } from '#engine/domain/cart/refusals.ts';
import { emptied } from '#engine/domain/cart/remove.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { granted } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/with-cart.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceGoods } from './session-view.ts';

export interface Emptied {
  readonly before: PricedCart;
}

export const emptyCart = (needs: Needs, caller: Caller): Promise<Changed<Emptied, LineRefusal>> =>
  changeSession<Emptied, LineRefusal>(needs, caller, ({ session, goods, offers }) => {
    const cart = emptied(session.cart);
    if (!cart.ok) return cart;
    const before = priceGoods(needs, { session, goods, offers });
    return granted({ session: withCart(session, cart.value), value: { before } });
  });
