import { toLineItems } from '#engine/domain/cart/line-item.ts';
import type { CartRefusal } from '#engine/domain/cart/refusals.ts';
import { restoreLines } from '#engine/domain/cart/remove-and-restore.ts';
import { ok } from '#engine/domain/result.ts';
import { withCart } from '#engine/domain/sessions/change-session.ts';
import type { Caller, Needs } from '../ports.ts';
import { type Changed, changeSession } from './change-session.ts';
import { loadSellables } from './load-goods.ts';

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
    const found = await loadSellables(reads.sellables, removed, caller.language);
    const known = [...lineItems, ...toLineItems(removed, found).lineItems];
    const cart = restoreLines(session.cart, keys, { lineItems: known, limits: needs.settings });
    if (!cart.ok) return cart;
    return ok({ session: withCart(session, cart.value), found, value: { restored: keys } });
  });
