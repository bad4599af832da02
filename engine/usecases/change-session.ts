import type { CartLine } from '#engine/domain/cart/cart.ts';
import type { GoodsLine } from '#engine/domain/cart/goods-line.ts';
import { lookUpGoods } from '#engine/domain/cart/look-up-goods.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import { granted, type Result } from '#engine/domain/result.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import { withCart } from '#engine/domain/sessions/with-cart.ts';
import { loadGoods } from './load-goods.ts';
import { openSession } from './open-session.ts';
import type { Caller, Needs, UnitOfWork } from './ports.ts';
import { type SessionView, viewSession } from './session-view.ts';

/** A session held by its lock, with today's facts about its cart. */
export interface Visit {
  readonly shop: UnitOfWork;
  readonly session: Session;
  /** Lines that can still be bought. */
  readonly goods: readonly GoodsLine[];
}

interface Step<T> {
  readonly session: Session;
  /** What the change itself has looked up and put into the cart. */
  readonly found?: readonly Sellable[];
  readonly value: T;
}

export type Changed<T, R> = Result<{ readonly view: SessionView; readonly value: T }, R>;

/** Every change of a session goes this way: lock, look up, decide, drop what has vanished, save, show. */
export const changeSession = <T, R>(
  needs: Needs,
  caller: Caller,
  change: (visit: Visit) => Promise<Result<Step<T>, R>> | Result<Step<T>, R>,
): Promise<Changed<T, R>> =>
  needs.unitOfWork(async (shop) => {
    const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
    const known = await loadGoods(shop.sellables, session.cart.lines, caller.language);
    const step = await change({ shop, session, goods: lookUpGoods(session.cart.lines, known).goods });
    if (!step.ok) return step;
    const view = viewSession(needs, step.value.session, [...known, ...(step.value.found ?? [])]);
    const saved = dropVanished(view.session, view.vanished);
    await shop.sessions.save(saved);
    return granted({ view: { ...view, session: saved }, value: step.value.value });
  });

/** They cannot be put back, so they are not remembered as removed. */
export function dropVanished(session: Session, vanished: readonly CartLine[]): Session {
  if (vanished.length === 0) return session;
  const gone = new Set(vanished.map(({ key }) => key));
  const lines = session.cart.lines.filter(({ key }) => !gone.has(key));
  return withCart(session, { ...session.cart, lines, coupons: lines.length > 0 ? session.cart.coupons : [] });
}
