import type { Language } from '#engine/domain/language.ts';
import type { Caller } from '#engine/usecases/ports.ts';
import { refuse } from '../refuse.ts';
import type { ReadToken, SessionTokens } from './session-tokens.ts';

/**
 * The session behind one HTTP request, shared by all its operations. It is opened by the first field that needs it, so
 * that a question about the catalogue alone never makes one.
 */
export interface VisitorSession {
  /** The caller, a new guest when no token came; refuses a bad token. */
  caller(): Promise<Caller>;
  /** The caller of a token that came and is good; null otherwise. Never makes a session. */
  knownCaller(): Promise<Caller | null>;
  /** Says that a change of the session succeeded: its token is renewed. */
  renew(): void;
  /** A fresh token of the caller. */
  freshToken(): Promise<string>;
  /** What the client must store from now on; null when the token it has stays good. */
  tokenToSend(): Promise<string | null>;
}

interface Needs {
  readonly tokens: SessionTokens;
  readonly token: string | null;
  readonly language: Language;
  newGuestId(): string;
}

/** A customer's number is honoured only together with that customer's login, and nobody is logged in here. */
const GUEST_ID = /^t_[0-9a-f]{30}$/;

export function createVisitorSession({ tokens, token, language, newGuestId }: Needs): VisitorSession {
  let isTokenDue = false;
  let read: Promise<ReadToken | null> | undefined;
  let guestId: string | undefined;

  const readToken = () => {
    read ??= token === null ? Promise.resolve(null) : tokens.read(token);
    return read;
  };
  const newGuest = () => {
    isTokenDue = true;
    guestId ??= newGuestId();
    return guestId;
  };
  async function customerId(): Promise<string> {
    const found = await readToken();
    if (found && !found.ok) refuse(found.code);
    return found && GUEST_ID.test(found.customerId) ? found.customerId : newGuest();
  }
  return {
    async caller() {
      return { customerId: await customerId(), language };
    },
    async knownCaller() {
      const found = await readToken();
      const isGuest = found?.ok && GUEST_ID.test(found.customerId);
      return isGuest ? { customerId: found.customerId, language } : guestId ? { customerId: guestId, language } : null;
    },
    renew() {
      isTokenDue = true;
    },
    async freshToken() {
      return tokens.issue(await customerId());
    },
    async tokenToSend() {
      return isTokenDue ? tokens.issue(await customerId()) : null;
    },
  };
}
