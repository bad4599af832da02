import type { CartLine } from '#engine/domain/cart/cart.ts';
import { type LineItem, toLineItems } from '#engine/domain/cart/line-item.ts';
import { withoutLines } from '#engine/domain/cart/remove-and-restore.ts';
import type { Sellable } from '#engine/domain/catalog/sellable.ts';
import type { Offers } from '#engine/domain/promotions/offers.ts';
import { ok, type Result } from '#engine/domain/result.ts';
import { withCart, withoutDropped } from '#engine/domain/sessions/change-session.ts';
import type { Session } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { loadOffers } from './load-offers.ts';
import { loadSellables, withCachedSellables } from './load-sellables.ts';
import { openSession } from './open-session.ts';
import { type SessionView, viewSession } from './session-view.ts';

/** What a change of a session may look up; it writes nothing but the session. */
type Reads = Pick<Needs, 'sellables' | 'coupons' | 'giftCards'>;

/** A session with today's facts about its cart. */
export interface SessionSnapshot {
  readonly reads: Reads;
  readonly session: Session;
  /** Lines that can still be bought. */
  readonly lineItems: readonly LineItem[];
  /** What stands behind the codes on the cart. */
  readonly offers: Offers;
}

interface Step<T> {
  readonly session: Session;
  /** What the change itself has looked up and put into the cart. */
  readonly found?: readonly Sellable[];
  readonly value: T;
}

/** Decides, and may be asked to decide again on a newer session. */
type Change<T, R> = (visit: SessionSnapshot) => Promise<Result<Step<T>, R>> | Result<Step<T>, R>;

export type Changed<T, R> = Result<{ readonly view: SessionView; readonly value: T }, R>;

/** So often a change is decided anew when another one of the same session was stored first. */
const ATTEMPTS = 5;

/**
 * Every change of a session goes this way: read, look up, decide, drop what counts no longer, store, show. It holds no
 * lock: what was decided on is stored only if nobody has changed it meanwhile. Who is overtaken again and again waits
 * for the lock that orders take.
 */
export async function changeSession<T, R>(needs: Needs, caller: Caller, change: Change<T, R>): Promise<Changed<T, R>> {
  const heart = await needs.cachedSellables();
  const decide = (reads: Reads, stored: Session | null) => {
    const known = { ...reads, sellables: withCachedSellables(heart, reads.sellables) };
    return decideChange({ needs, caller, reads: known }, stored, change);
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { session, version } = await needs.sessions.read(caller.customerId);
    const changed = await decide(needs, session);
    if (!changed.ok || (await needs.sessions.replace(changed.value.view.session, version))) return changed;
  }
  return needs.unitOfWork(async (shop) => {
    const changed = await decide(shop, await shop.sessions.forUpdate(caller.customerId));
    if (changed.ok) await shop.sessions.save(changed.value.view.session);
    return changed;
  });
}

interface Deciding {
  readonly needs: Needs;
  readonly caller: Caller;
  readonly reads: Reads;
}

async function decideChange<T, R>(
  { needs, caller, reads }: Deciding,
  stored: Session | null,
  change: Change<T, R>,
): Promise<Changed<T, R>> {
  const { language } = caller;
  const session = openSession(needs, caller, stored);
  const known = await loadSellables(reads.sellables, session.cart.lines, language);
  const offers = await loadOffers(reads, session, language);
  const step = await change({ reads, session, offers, lineItems: toLineItems(session.cart.lines, known).lineItems });
  if (!step.ok) return step;
  const next = step.value.session;
  const view = viewSession(needs, next, {
    sellables: [...known, ...(step.value.found ?? [])],
    offers: isAskedAlike(session, next) ? offers : await loadOffers(reads, next, language),
  });
  return ok({ view: { ...view, session: withoutStale(view) }, value: step.value.value });
}

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
