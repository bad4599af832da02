import { type LoginKind, loginExpiry } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { LoginRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Account, Login } from '../ports/customers.ts';
import type { Needs, UnitOfWork } from '../ports.ts';
import { rateLimit, refundAttempt } from '../rate-limit.ts';
import { withRollBack } from '../roll-back.ts';
import { joinSessions } from './join-sessions.ts';
import { triedAccount } from './tried-account.ts';
import type { Visitor } from './visitor.ts';

export interface Credentials {
  /** User name or e-mail address. */
  readonly login: string;
  readonly password: string;
}

export interface LoggedIn {
  readonly customer: Customer;
  readonly login: Login;
}

/** Proves who somebody is, and brings what they gathered as a guest along. */
export async function logIn(
  needs: Needs,
  visitor: Visitor,
  { login, password, kind }: Credentials & { readonly kind: LoginKind },
): Promise<Result<LoggedIn, LoginRefusal | RateLimitRefusal>> {
  if (login.trim() === '') return refuse({ code: 'USERNAME_EMPTY' });
  if (password === '') return refuse({ code: 'PASSWORD_EMPTY' });
  const account = await needs.customers.findByLogin(login);
  const subject = triedAccount(account?.customer, login);
  const attempt = { action: 'login', subject, clientAddress: visitor.clientAddress } as const;
  const open = await rateLimit(needs, attempt);
  if (!open.ok) return open;
  if (!account) return refuse({ code: 'LOGIN_UNKNOWN' });
  if (!(await needs.passwords.verify(password, account.passwordHash))) return refuse({ code: 'PASSWORD_WRONG' });
  await refundAttempt(needs, attempt);
  const betterHash = needs.passwords.isOutdated(account.passwordHash) ? await needs.passwords.hash(password) : null;
  return withRollBack<LoggedIn, LoginRefusal>((rollBack) =>
    needs.unitOfWork((shop) => welcome({ needs, shop, kind }, account, { visitor, betterHash, rollBack })),
  );
}

interface Place {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly kind: LoginKind;
}

interface Welcome {
  readonly visitor: Visitor;
  readonly betterHash: string | null;
  rollBack(refusal: LoginRefusal): never;
}

async function welcome(
  { needs, shop, kind }: Place,
  { customer, passwordHash }: Account,
  { visitor, betterHash, rollBack }: Welcome,
): Promise<Result<LoggedIn, LoginRefusal>> {
  await joinSessions(needs, shop, { guestId: visitor.guestId, customer });
  // The password may have been changed since it was proven: then this login must not outlive that change.
  const now = await shop.customers.forUpdate(customer.id);
  if (now?.passwordHash !== passwordHash) return rollBack({ code: 'PASSWORD_WRONG' });
  if (betterHash !== null) await shop.customers.setPassword(customer.id, betterHash);
  return ok({ customer: now.customer, login: await beginLogin({ needs, shop, kind }, customer.id) });
}

const LOGIN_ID_LENGTH = 32;

/** One more device the customer is logged in at. */
export async function beginLogin({ needs, shop, kind }: Place, customerId: number): Promise<Login> {
  const login = {
    id: needs.random(LOGIN_ID_LENGTH, 'hex'),
    customerId,
    expiresAt: loginExpiry(needs.now(), kind),
  };
  await shop.customers.addLogin(login);
  return login;
}
