import { isGuest } from '#engine/domain/sessions/customer-id.ts';
import type { SessionReads, Sessions } from '../../ports/sessions.ts';
import type { State } from './state.ts';

export const sessionReads = (state: () => State): SessionReads => ({
  find: async (customerId) => state().sessions.get(customerId) ?? null,
  async touch(customerId, expiresAt) {
    const session = state().sessions.get(customerId);
    if (session) state().sessions.set(customerId, { ...session, expiresAt });
  },
});

export const sessions = (state: State): Sessions => ({
  forUpdate: async (customerId) => state.sessions.get(customerId) ?? null,
  async save(session) {
    state.sessions.set(session.customerId, session);
  },
  async remove(customerId) {
    state.sessions.delete(customerId);
  },
  async removeEnded(at) {
    for (const { customerId, expiresAt } of [...state.sessions.values()]) {
      if (isGuest(customerId) && expiresAt <= at) state.sessions.delete(customerId);
    }
  },
});
