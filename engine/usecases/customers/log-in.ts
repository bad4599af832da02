import { type LoginKind, loginExpiry } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { LoginRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Account, Login } from '../ports/customers.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { withRollBack } from '../ports/roll-back.ts';
import { rateLimit, refundAttempt } from '../rate-limits/rate-limit.ts';
import { joinSessions } from './join-sessions.ts';

/** A shopper who may log in or register. */
export interface Visitor extends Pick<Caller, 'language' | 'clientAddress'> {
  /** Id of the guest session of the request. Null when there is none. */
  readonly guestId: string | null;
}

export interface Credentials {
  /** Username or email address. */
  readonly login: string;
  readonly password: string;
}

/** A device from which somebody has logged in before, as its token proves. */
interface KnownDevice {
  readonly id: string;
  readonly customerId: number;
}

export interface LoggedIn {
  readonly customer: Customer;
  readonly login: Login;
}

interface LoginRequest extends Credentials {
  readonly kind: LoginKind;
  readonly device?: KnownDevice | null;
}

/** Verifies the password, starts a login and merges the guest's session into the customer's. */
export async function logIn(
  needs: Needs,
  visitor: Visitor,
  { login, password, kind, device = null }: LoginRequest,
): Promise<Result<LoggedIn, LoginRefusal | RateLimitRefusal>> {
  if (login.trim() === '') return refuse({ code: 'USERNAME_EMPTY' });
  if (password === '') return refuse({ code: 'PASSWORD_EMPTY' });
  const account = await needs.customers.findByLogin(login);
  const subject = attemptSubject(account?.customer, login);
  const isKnown = device !== null && device.customerId === account?.customer.id;
  const attempt = {
    action: 'login',
    subject,
    clientAddress: visitor.clientAddress,
    device: isKnown ? device.id : null,
  } as const;
  const open = await rateLimit(needs, attempt);
  if (!open.ok) return open;
  const isRight = await needs.passwords.verify(password, account?.passwordHash ?? null);
  if (!account) return refuse({ code: 'LOGIN_UNKNOWN' });
  if (!isRight) return refuse({ code: 'PASSWORD_WRONG' });
  await refundAttempt(needs, attempt);
  const betterHash = needs.passwords.isOutdated(account.passwordHash) ? await needs.passwords.hash(password) : null;
  return withRollBack<LoggedIn, LoginRefusal>((rollBack) =>
    needs.unitOfWork((shop) => startVerifiedLogin({ needs, shop, kind }, account, { visitor, betterHash, rollBack })),
  );
}

interface LoginContext {
  readonly needs: Needs;
  readonly shop: UnitOfWork;
  readonly kind: LoginKind;
}

interface VerifiedLogin {
  readonly visitor: Visitor;
  readonly betterHash: string | null;
  rollBack(refusal: LoginRefusal): never;
}

async function startVerifiedLogin(
  { needs, shop, kind }: LoginContext,
  { customer, passwordHash }: Account,
  { visitor, betterHash, rollBack }: VerifiedLogin,
): Promise<Result<LoggedIn, LoginRefusal>> {
  await joinSessions(needs, shop, { guestId: visitor.guestId, customer });
  // The password may have changed since it was verified. This login must not outlive that change.
  const current = await shop.customers.forUpdate(customer.id);
  if (current?.passwordHash !== passwordHash) return rollBack({ code: 'PASSWORD_WRONG' });
  if (betterHash !== null) await shop.customers.setPassword(customer.id, betterHash);
  return ok({ customer: current.customer, login: await beginLogin({ needs, shop, kind }, customer.id) });
}

const LOGIN_ID_LENGTH = 32;

/** Starts one more login of the customer. */
export async function beginLogin({ needs, shop, kind }: LoginContext, customerId: number): Promise<Login> {
  const begunAt = needs.now();
  const id = needs.random(LOGIN_ID_LENGTH, 'hex');
  const login = { id, customerId, kind, begunAt, expiresAt: loginExpiry(begunAt, kind) };
  await shop.customers.addLogin(login);
  return login;
}

/** Subject of a login attempt: the account, by whichever of its names, or the unknown name. */
export const attemptSubject = (account: { readonly id: number } | undefined, name: string): string =>
  account ? `account ${account.id}` : name;

/** Ends this login and its tokens. The cart is kept for the next one. */
export const logOut = (needs: Pick<Needs, 'unitOfWork'>, loginId: string): Promise<void> =>
  needs.unitOfWork((shop) => shop.customers.endLogin(loginId));

/** Ends the customer's logins but this one. */
export const logOutElsewhere = (
  needs: Pick<Needs, 'unitOfWork'>,
  { customerId, loginId }: { readonly customerId: number; readonly loginId: string },
): Promise<void> =>
  needs.unitOfWork(async ({ customers }) => {
    for (const { id } of await customers.loginsOf(customerId)) if (id !== loginId) await customers.endLogin(id);
  });

/** The customer of a login. Null when it has ended. */
export const findLoggedInCustomer = (
  { customers, now }: Pick<Needs, 'customers' | 'now'>,
  loginId: string,
): Promise<Customer | null> => customers.loggedIn(loginId, now());

/**
 * Merges the guest session of a request into the logged-in customer's. A request has both when the session began while no
 * valid login was sent.
 */
export async function claimGuestSession(
  needs: Pick<Needs, 'unitOfWork' | 'now' | 'settings' | 'sessions'>,
  { guestId, customer }: { readonly guestId: string; readonly customer: Customer },
): Promise<void> {
  if (!(await needs.sessions.find(guestId))) return;
  await needs.unitOfWork(async (shop) => {
    // An account that is erased meanwhile leaves no session with its addresses.
    if (await shop.customers.forUpdate(customer.id)) await joinSessions(needs, shop, { guestId, customer });
  });
}

/** A login for somebody who was verified otherwise, such as by registering. */
export const beginDeviceLogin = (needs: Needs, customerId: number, kind: LoginKind): Promise<Login> =>
  needs.unitOfWork((shop) => beginLogin({ needs, shop, kind }, customerId));
