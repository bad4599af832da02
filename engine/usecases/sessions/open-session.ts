import { currentSession, GUEST_ID_DIGITS, guestId, type Session } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports/ports.ts';

export const openSession = (
  needs: Pick<Needs, 'now' | 'settings'>,
  { customerId }: Pick<Caller, 'customerId'>,
  stored: Session | null,
): Session => currentSession(stored, { customerId, now: needs.now(), hours: needs.settings.sessionHours });

/** Id of a new guest. Nothing is stored until there is something to store. */
export const startGuest = ({ random }: Pick<Needs, 'random'>): string => guestId(random(GUEST_ID_DIGITS, 'hex'));
