import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Language } from '#engine/domain/language.ts';
import { isGuest } from '#engine/domain/sessions/session.ts';
import type { Visitor } from '#engine/usecases/customers/log-in.ts';
import type { Caller } from '#engine/usecases/ports/ports.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { refuse } from '../errors/refuse.ts';
import type { CallerLogin } from './caller-login.ts';
import type { ReadToken, SessionTokens } from './session-tokens.ts';

/**
 * The session behind one HTTP request, shared by all its operations. The first field that needs it opens it, so that a
 * query of the catalog alone never creates one.
 */
export interface CallerSession {
  readonly login: CallerLogin;
  /** The customer the request is from; null for a guest. */
  customer(): Promise<Customer | null>;
  /** The caller, a new guest when no token came; refuses an invalid token. */
  caller(): Promise<Caller>;
  /** The caller who is logged in, or who sent a valid token; null otherwise. Never creates a session. */
  existingCaller(): Promise<Caller | null>;
  /** For use cases that turn a guest into a customer. Refuses nothing. */
  visitor(): Promise<Visitor>;
  /** From now on the request is this customer's, or with null a new guest's, and so is its token. */
  switchTo(customer: Customer | null): void;
  /** To be called when a change of the session succeeded: its token is renewed. */
  renew(): void;
  /** A fresh token of the caller. */
  freshToken(): Promise<string>;
  /** What the client must store from now on; null when the token it sent stays valid. */
  tokenToSend(): Promise<string | null>;
}

interface Needs {
  readonly tokens: SessionTokens;
  readonly token: string | null;
  readonly login: CallerLogin;
  readonly language: Language;
  readonly clientAddress: string | undefined;
  readonly shop: Pick<Usecases, 'startGuest' | 'claimGuestSession'>;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the methods share the state of one request
export function createCallerSession({ tokens, token, login, language, clientAddress, shop }: Needs): CallerSession {
  let isTokenDue = false;
  let read: ReadToken | null | undefined;
  let finding: Promise<string> | undefined;
  let found: string | undefined;
  let switched: Customer | null | undefined;

  const readToken = () => {
    read ??= token === null ? null : tokens.read(token);
    return read;
  };
  const customer = async () => (switched === undefined ? ((await login.authentication())?.customer ?? null) : switched);
  const guestOf = (sent: ReadToken | null) => (sent?.ok && isGuest(sent.customerId) ? sent.customerId : null);
  const newGuest = () => {
    isTokenDue = true;
    return shop.startGuest();
  };
  async function findCustomerId(): Promise<string> {
    if (switched !== undefined) return switched ? String(switched.id) : newGuest();
    const sent = readToken();
    if (sent && !sent.ok) refuse(sent.code);
    const loggedIn = (await login.authentication())?.customer;
    if (!loggedIn) return guestOf(sent) ?? newGuest();
    const own = String(loggedIn.id);
    if (sent?.customerId !== own) {
      const guestId = guestOf(sent);
      if (guestId) await shop.claimGuestSession({ guestId, customer: loggedIn });
      isTokenDue = true;
    }
    return own;
  }
  const customerId = () => {
    finding ??= findCustomerId().then((id) => {
      found = id;
      return id;
    });
    return finding;
  };
  const callerAs = (id: string): Caller => ({ customerId: id, language, ...(clientAddress && { clientAddress }) });
  return {
    login,
    customer,
    caller: async () => callerAs(await customerId()),
    async existingCaller() {
      if (found !== undefined) return callerAs(found);
      const loggedIn = await customer();
      const id = loggedIn ? String(loggedIn.id) : guestOf(readToken());
      return id === null ? null : callerAs(id);
    },
    async visitor() {
      const guestId = guestOf(readToken());
      return { guestId, language, ...(clientAddress && { clientAddress }) };
    },
    switchTo(next) {
      switched = next;
      finding = undefined;
      found = undefined;
      isTokenDue = true;
    },
    renew() {
      isTokenDue = true;
    },
    freshToken: async () => tokens.issue(await customerId()),
    tokenToSend: async () => (isTokenDue ? tokens.issue(await customerId()) : null),
  };
}
