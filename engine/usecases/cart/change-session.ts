import type { CartLine } from '#engine/domain/cart/cart.ts';
import type { GoodsLine } from '#engine/domain/cart/goods-line.ts';
import { lookUpGoods } from '#engine/domain/cart/look-up-goods.ts';
import { withoutLines } from '#engine/domain/cart/remove.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import type { Offers } from '#engine/domain/promotions/offers.ts';
import { granted, type Result } from '#engine/domain/result.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import { withCart } from '#engine/domain/sessions/with-cart.ts';
import { withoutDropped } from '#engine/domain/sessions/without-dropped.ts';
import type { Caller, Needs, UnitOfWork } from '../ports.ts';
import { loadOffers } from '../promotions/load-offers.ts';
import { loadGoods } from './load-goods.ts';
import { openSession } from './open-session.ts';
import { rememberGoods } from './remember-goods.ts';
import { type SessionView, viewSession } from './session-view.ts';

/** A session held by its lock, with today's facts about its cart. */
export interface Visit {
  readonly shop: UnitOfWork;
  readonly session: Session;
  /** Lines that can still be bought. */
  readonly goods: readonly GoodsLine[];
  /** What stands behind the codes on the cart. */
  readonly offers: Offers;
}

interface Step<T> {
  readonly session: Session;
  /** What the change itself has looked up and put into the cart. */
  readonly found?: readonly Sellable[];
  readonly value: T;
}

export type Changed<T, R> = Result<{ readonly view: SessionView; readonly value: T }, R>;

/** Every change of a session goes this way: lock, look up, decide, drop what counts no longer, save, show. */
export const changeSession = async <T, R>(
  needs: Needs,
  caller: Caller,
  change: (visit: Visit) => Promise<Result<Step<T>, R>> | Result<Step<T>, R>,
): Promise<Changed<T, R>> => {
  const heart = await needs.knownGoods();
  return needs.unitOfWork(async (stored) => {
    const shop = { ...stored, sellables: rememberGoods(heart, stored.sellables) };
    const { language } = caller;
    const session = openSession(needs, caller, await shop.sessions.forUpdate(caller.customerId));
    const known = await loadGoods(shop.sellables, session.cart.lines, language);
    const offers = await loadOffers(shop, session, language);
    const step = await change({ shop, session, offers, goods: lookUpGoods(session.cart.lines, known).goods });
    if (!step.ok) return step;
    const next = step.value.session;
    const view = viewSession(needs, next, {
      sellables: [...known, ...(step.value.found ?? [])],
      offers: isAskedAlike(session, next) ? offers : await loadOffers(shop, next, language),
    });
    const saved = withoutStale(view);
    await shop.sessions.save(saved);
    return granted({ view: { ...view, session: saved }, value: step.value.value });
  });
};

/** The same codes and the same person: what was looked up before the change holds after it. */
const isAskedAlike = (before: Session, after: Session): boolean =>
  before.cart.coupons === after.cart.coupons &&
  before.cart.giftCards === after.cart.giftCards &&
  before.billing.email === after.billing.email;

/** The session without what counts no longer. */
const withoutStale = ({ session, vanished, cart }: SessionView): Session =>
  withoutDropped(dropVanished(session, vanished), cart.dropped);

/** They cannot be put back, so they are not remembered as removed. */
export function dropVanished(session: Session, vanished: readonly CartLine[]): Session {
  if (vanished.length === 0) return session;
  const keys = vanished.map(({ key }) => key);
  return withCart(session, { ...withoutLines(session.cart, keys, 0), removed: session.cart.removed });
}
