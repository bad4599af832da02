import type { Session } from '#engine/domain/sessions/session.ts';
import type { ReadSession, SessionReads, Sessions } from '../../ports/sessions.ts';
import type { State } from './state.ts';

/** `inTurn` runs changes one after the other. */
export function sessionReads(state: () => State, inTurn: InTurn): SessionReads {
  const remembered = new Map<string, ReadSession>();
  return {
    find: async (customerId) => state().sessions.get(customerId) ?? null,
    async read(customerId) {
      const session = state().sessions.get(customerId) ?? null;
      return { session, version: session && versionOf(state(), customerId) };
    },
    remembered: (customerId) => remembered.get(customerId) ?? null,
    replace: (session, version) =>
      inTurn((copy) => {
        const { customerId } = session;
        remembered.delete(customerId);
        if ((copy.sessions.has(customerId) ? versionOf(copy, customerId) : null) !== version) return false;
        put(copy, session);
        remembered.set(customerId, { session, version: versionOf(copy, customerId) });
        return true;
      }),
    async touch(customerId, expiresAt) {
      const session = state().sessions.get(customerId);
      if (session) state().sessions.set(customerId, { ...session, expiresAt });
    },
  };
}

type InTurn = <T>(work: (state: State) => T) => Promise<T>;

const versionOf = ({ sessionVersions }: State, customerId: string): number => sessionVersions.get(customerId) ?? 0;

function put(state: State, session: Session): void {
  state.sessionVersions.set(session.customerId, versionOf(state, session.customerId) + 1);
  state.sessions.set(session.customerId, session);
}

export const sessions = (state: State): Sessions => ({
  forUpdate: async (customerId) => state.sessions.get(customerId) ?? null,
  async save(session) {
    put(state, session);
  },
  async remove(customerId) {
    state.sessions.delete(customerId);
  },
  async forgetOrder(orderId, except) {
    for (const session of [...state.sessions.values()]) {
      if (session.customerId === except || !session.orders.includes(orderId)) continue;
      put(state, { ...session, orders: session.orders.filter((id) => id !== orderId) });
    }
  },
  async removeEnded({ from, until, limit }) {
    const ended = [...state.sessions.values()]
      .filter(
        ({ customerId, expiresAt }) =>
          !state.customers.has(Number(customerId)) && expiresAt >= from && expiresAt <= until,
      )
      .sort((one, other) => Number(one.expiresAt) - Number(other.expiresAt))
      .slice(0, limit);
    for (const { customerId } of ended) state.sessions.delete(customerId);
    return ended.at(-1)?.expiresAt ?? null;
  },
});
