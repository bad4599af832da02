import { changeQuantities as decide, type QuantityChange } from '#engine/domain/cart/change-quantities.ts';
import type { CartRefusal } from '#engine/domain/cart/refusals.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { priceLineItems } from './session-view.ts';

export interface QuantitiesChanged {
  /** The cart as it was: it still shows the removed lines. */
  readonly before: PricedCart;
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

export const changeQuantities = (
  needs: Needs,
  caller: Caller,
  changes: readonly QuantityChange[],
): Promise<Changed<QuantitiesChanged, CartRefusal>> =>
  changeSession<QuantitiesChanged, CartRefusal>(needs, caller, ({ session, lineItems, offers }) => {
    const cart = decide(session.cart, changes, { lineItems, limits: needs.settings });
    if (!cart.ok) return cart;
    const asked = [...new Set(changes.map(({ key }) => key))];
    const isLeft = (key: string) => cart.value.lines.some((line) => line.key === key);
    return ok({
      session: withCart(session, cart.value),
      value: {
        before: priceLineItems(needs, { session, lineItems, offers }),
        updated: asked.filter(isLeft),
        removed: asked.filter((key) => !isLeft(key)),
      },
    });
  });
