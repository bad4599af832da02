import { currentSession, type Session } from '#engine/domain/sessions/session.ts';
import type { Caller, Needs } from '../ports.ts';

export const openSession = (
  needs: Pick<Needs, 'now' | 'settings'>,
  { customerId }: Pick<Caller, 'customerId'>,
  stored: Session | null,
): Session => currentSession(stored, { customerId, now: needs.now(), hours: needs.settings.sessionHours });
