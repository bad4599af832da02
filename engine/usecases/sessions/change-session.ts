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

/** What a change may read. It writes nothing but the session. */
type Reads = Pick<Needs, 'sellables' | 'coupons' | 'giftCards'>;

/** A session with current facts about its cart. */
export interface SessionSnapshot {
  readonly reads: Reads;
  readonly session: Session;
  /** Lines that can still be bought. */
  readonly lineItems: readonly LineItem[];
  /** The coupons and gift cards on the cart. */
  readonly offers: Offers;
}

interface SessionChange<T> {
  readonly session: Session;
  /** Sellables that the change has read and added to the cart. */
  readonly addedSellables?: readonly Sellable[];
  readonly value: T;
}

/** May be called again with a newer session. */
type Change<T, R> = (snapshot: SessionSnapshot) => Promise<Result<SessionChange<T>, R>> | Result<SessionChange<T>, R>;

export type Changed<T, R> = Result<{ readonly view: SessionView; readonly value: T }, R>;

/** Retries when another change of the session was stored first. */
const MAX_ATTEMPTS = 5;

/**
 * Every change of a session goes through here: read, resolve, decide, drop what no longer counts, store, show. It uses
 * optimistic locking. The first attempt trusts this process's memory: a stale session cannot be stored, and what it
 * refuses is decided again. After several conflicts the change takes the lock that orders take.
 */
export async function changeSession<T, R>(needs: Needs, caller: Caller, change: Change<T, R>): Promise<Changed<T, R>> {
  const cached = await needs.cachedSellables();
  const decide = (reads: Reads, stored: Session | null) => {
    const withCache = { ...reads, sellables: withCachedSellables(cached, reads.sellables) };
    return decideChange({ needs, caller, reads: withCache }, stored, change);
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const remembered = attempt === 0 ? needs.sessions.remembered(caller.customerId) : null;
    const { session, version } = remembered ?? (await needs.sessions.read(caller.customerId));
    const changed = await decide(needs, session);
    const isFinal = changed.ok ? await needs.sessions.replace(changed.value.view.session, version) : !remembered;
    if (isFinal) return changed;
  }
  return needs.unitOfWork(async (shop) => {
    const changed = await decide(shop, await shop.sessions.forUpdate(caller.customerId));
    if (changed.ok) await shop.sessions.save(changed.value.view.session);
    return changed;
  });
}

interface DecisionContext {
  readonly needs: Needs;
  readonly caller: Caller;
  readonly reads: Reads;
}

async function decideChange<T, R>(
  { needs, caller, reads }: DecisionContext,
  stored: Session | null,
  change: Change<T, R>,
): Promise<Changed<T, R>> {
  const { language } = caller;
  const session = openSession(needs, caller, stored);
  const loaded = await loadSellables(reads.sellables, session.cart.lines, language);
  const offers = await loadOffers(reads, session, language);
  const step = await change({
    reads,
    session,
    offers,
    lineItems: toLineItems(session.cart.lines, loaded).lineItems,
  });
  if (!step.ok) return step;
  const next = step.value.session;
  const view = viewSession(needs, next, {
    sellables: [...loaded, ...(step.value.addedSellables ?? [])],
    offers: hasSameOffers(session, next) ? offers : await loadOffers(reads, next, language),
  });
  return ok({ view: { ...view, session: withoutStale(view) }, value: step.value.value });
}

/** True when the same codes are used by the same person, so that offers need not be loaded again. */
const hasSameOffers = (before: Session, after: Session): boolean =>
  before.cart.coupons === after.cart.coupons &&
  before.cart.giftCards === after.cart.giftCards &&
  before.billing.email === after.billing.email;

/** The session without what no longer counts. */
const withoutStale = ({ session, vanished, cart }: SessionView): Session =>
  withoutDropped(dropVanished(session, vanished), cart.dropped);

/** They cannot be restored, so they are not kept as removed lines. */
export function dropVanished(session: Session, vanished: readonly CartLine[]): Session {
  if (vanished.length === 0) return session;
  const keys = vanished.map(({ key }) => key);
  return withCart(session, { ...withoutLines(session.cart, keys, 0), removed: session.cart.removed });
}
