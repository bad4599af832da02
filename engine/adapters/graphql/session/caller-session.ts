import type { Customer } from '#engine/domain/customers/customer.ts';
import type { Language } from '#engine/domain/language.ts';
import { isGuest } from '#engine/domain/sessions/customer-id.ts';
import type { Visitor } from '#engine/usecases/customers/visitor.ts';
import type { Caller } from '#engine/usecases/ports.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { refuse } from '../errors/refuse.ts';
import type { CallerLogin } from './caller-login.ts';
import type { ReadToken, SessionTokens } from './session-tokens.ts';

/**
 * The session behind one HTTP request, shared by all its operations. It is opened by the first field that needs it, so
 * that a question about the catalogue alone never makes one.
 */
export interface CallerSession {
  readonly login: CallerLogin;
  /** The customer the request is from; null for a guest. */
  customer(): Promise<Customer | null>;
  /** The caller, a new guest when no token came; refuses a bad token. */
  caller(): Promise<Caller>;
  /** The caller who is logged in, or whose token came and is good; null otherwise. Never makes a session. */
  knownCaller(): Promise<Caller | null>;
  /** Whoever asks, for verbs that make a customer of a guest. Refuses nothing. */
  visitor(): Promise<Visitor>;
  /** From now on the request is this customer's, or with null a new guest's: the token follows. */
  become(customer: Customer | null): void;
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
  readonly login: CallerLogin;
  readonly language: Language;
  readonly clientAddress: string | undefined;
  readonly shop: Pick<Usecases, 'startGuest' | 'claimGuest'>;
}

export function createCallerSession({ tokens, token, login, language, clientAddress, shop }: Needs): CallerSession {
  let isTokenDue = false;
  let read: ReadToken | null | undefined;
  let finding: Promise<string> | undefined;
  let found: string | undefined;
  let turned: Customer | null | undefined;

  const readToken = () => {
    read ??= token === null ? null : tokens.read(token);
    return read;
  };
  const customer = async () => (turned === undefined ? ((await login.present())?.customer ?? null) : turned);
  const guestOf = (named: ReadToken | null) => (named?.ok && isGuest(named.customerId) ? named.customerId : null);
  const newGuest = () => {
    isTokenDue = true;
    return shop.startGuest();
  };
  async function findCustomerId(): Promise<string> {
    if (turned !== undefined) return turned ? String(turned.id) : newGuest();
    const named = readToken();
    if (named && !named.ok) refuse(named.code);
    const present = (await login.present())?.customer;
    if (!present) return guestOf(named) ?? newGuest();
    const own = String(present.id);
    if (named?.customerId !== own) {
      isTokenDue = true;
      const guestId = guestOf(named);
      if (guestId) await shop.claimGuest({ guestId, customer: present });
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
    async knownCaller() {
      if (found !== undefined) return callerAs(found);
      const present = await customer();
      const id = present ? String(present.id) : guestOf(readToken());
      return id === null ? null : callerAs(id);
    },
    async visitor() {
      const guestId = guestOf(readToken());
      return { guestId, language, ...(clientAddress && { clientAddress }) };
    },
    become(next) {
      turned = next;
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
