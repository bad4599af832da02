import { changeQuantities as decide, type QuantityChange } from '#engine/domain/cart/change-quantities.ts';
import { toLineItems } from '#engine/domain/cart/line-item.ts';
import type { CartRefusal, LineRefusal } from '#engine/domain/cart/refusals.ts';
import { decideEmptying, decideRemoval, restoreLines, withoutLines } from '#engine/domain/cart/remove-and-restore.ts';
import type { PricedCart } from '#engine/domain/pricing/priced-cart.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { type Changed, changeSession } from '../sessions/change-session.ts';
import { loadSellables } from '../sessions/load-sellables.ts';
import { priceLineItems } from '../sessions/session-view.ts';

export interface QuantitiesChanged {
  /** The cart before the change, which still shows removed lines. */
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
    const requestedKeys = [...new Set(changes.map(({ key }) => key))];
    const isLeft = (key: string) => cart.value.lines.some((line) => line.key === key);
    return ok({
      session: withCart(session, cart.value),
      value: {
        before: priceLineItems(needs, { session, lineItems, offers }),
        updated: requestedKeys.filter(isLeft),
        removed: requestedKeys.filter((key) => !isLeft(key)),
      },
    });
  });

export interface Removed {
  /** The cart before the change, which still shows removed lines. */
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

export interface Restored {
  readonly restored: readonly string[];
}

export const restoreToCart = (
  needs: Needs,
  caller: Caller,
  keys: readonly string[],
): Promise<Changed<Restored, CartRefusal>> =>
  changeSession<Restored, CartRefusal>(needs, caller, async ({ reads, session, lineItems }) => {
    const removed = session.cart.removed.filter(({ key }) => keys.includes(key));
    const addedSellables = await loadSellables(reads.sellables, removed, caller.language);
    const known = [...lineItems, ...toLineItems(removed, addedSellables).lineItems];
    const cart = restoreLines(session.cart, keys, { lineItems: known, limits: needs.settings });
    if (!cart.ok) return cart;
    return ok({ session: withCart(session, cart.value), addedSellables, value: { restored: keys } });
  });

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
