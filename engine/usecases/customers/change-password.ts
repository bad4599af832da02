import { passwordChangedMails } from '#engine/domain/customers/account-mails.ts';
import { refusePassword } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { CustomerForbidden, LoginRefusal, PasswordRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { customerNumber } from '#engine/domain/sessions/session.ts';
import type { Account } from '../ports/customers.ts';
import type { Caller, Needs, UnitOfWork } from '../ports/ports.ts';
import { rateLimit, refundAttempt } from '../rate-limits/rate-limit.ts';
import { attemptSubject } from './log-in.ts';

export interface NewPassword {
  readonly password: string;
  /** Null when the client does not require it. */
  readonly currentPassword: string | null;
  /** The caller's login, which the one that replaces all others is like. Null when there is none. */
  readonly loginId: string | null;
}

export interface PreparedPassword {
  readonly hash: string;
  readonly loginId: string | null;
  /** Hash of the current password, if it was required and correct. */
  readonly provenHash: string | null;
}

type Prepared = Result<PreparedPassword, PasswordRefusal | LoginRefusal | CustomerForbidden | RateLimitRefusal>;

/** The slow part of a new password, before any transaction. */
export async function preparePassword(needs: Needs, caller: Caller, request: NewPassword): Promise<Prepared> {
  const customer = await needs.customers.find(customerNumber(caller.customerId) ?? 0);
  if (!customer) return refuse({ code: 'CUSTOMER_FORBIDDEN' });
  const refusal = refusePassword(request.password, customer);
  if (refusal) return refuse(refusal);
  const verified = await proveCurrent({ needs, caller }, customer, request);
  if (!verified.ok) return verified;
  const { loginId } = request;
  return ok({ hash: await needs.passwords.hash(request.password), loginId, provenHash: verified.value });
}

interface PasswordContext {
  readonly needs: Needs;
  readonly caller: Caller;
}

/** A form with the current password allows guessing it, so it is rate limited like a login. */
export async function proveCurrent(
  { needs, caller }: PasswordContext,
  customer: Customer,
  { currentPassword }: Pick<NewPassword, 'currentPassword'>,
): Promise<Result<string | null, LoginRefusal | RateLimitRefusal>> {
  if (currentPassword === null) return ok(null);
  const { username } = customer;
  const subject = attemptSubject(customer, username);
  const attempt = { action: 'login', subject, clientAddress: caller.clientAddress } as const;
  const open = await rateLimit(needs, attempt);
  if (!open.ok) return open;
  const hash = (await needs.customers.findByUsername(username))?.passwordHash ?? '';
  if (!(await needs.passwords.verify(currentPassword, hash))) return refuse({ code: 'PASSWORD_WRONG' });
  await refundAttempt(needs, attempt);
  return ok(hash);
}

/** True when the password was changed after it was verified. */
export const isOvertaken = (account: Account, prepared: PreparedPassword | null): boolean =>
  prepared !== null && prepared.provenHash !== null && prepared.provenHash !== account.passwordHash;

interface AccountContext {
  readonly needs: Pick<Needs, 'settings'>;
  readonly shop: UnitOfWork;
}

/** Ends every login of the account, and notifies its owner and the shop. */
export async function replacePassword(
  { needs, shop }: AccountContext,
  customer: Customer,
  hash: string,
): Promise<void> {
  await shop.customers.setPassword(customer.id, hash);
  await shop.customers.endLogins(customer.id);
  await shop.outbox.add(...passwordChangedMails(customer, needs.settings));
}
