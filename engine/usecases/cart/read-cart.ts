import { ok } from '#engine/domain/result.ts';
import { shouldExtend } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';
import { changeSession } from '../sessions/change-session.ts';
import { loadOffers } from '../sessions/load-offers.ts';
import { loadSellables, withCachedSellables } from '../sessions/load-sellables.ts';
import { openSession } from '../sessions/open-session.ts';
import { isStale, type SessionView, viewSession } from '../sessions/session-view.ts';

/** The session as it is now, priced anew. What no longer counts is removed and reported once. */
export async function readCart(needs: Needs, caller: Caller): Promise<SessionView> {
  const { customerId, language } = caller;
  const stored = await needs.sessions.find(customerId);
  const session = openSession(needs, caller, stored);
  const sellables = withCachedSellables(await needs.cachedSellables(), needs.sellables);
  const view = viewSession(needs, session, {
    sellables: await loadSellables(sellables, session.cart.lines, language),
    offers: await loadOffers(needs, session, language),
  });
  if (isStale(view)) return dropStale(needs, caller);
  if (stored && shouldExtend(stored, { customerId, now: needs.now(), hours: needs.settings.sessionHours })) {
    await needs.sessions.touch(customerId, session.expiresAt);
  }
  return view;
}

async function dropStale(needs: Needs, caller: Caller): Promise<SessionView> {
  const changed = await changeSession<null, never>(needs, caller, ({ session }) => ok({ session, value: null }));
  if (!changed.ok) throw new Error('a change that asks for nothing was refused');
  return changed.value.view;
}
