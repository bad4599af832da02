import { resetMail } from '#engine/domain/customers/account-mails.ts';
import { checkReset, RESET_KEY_LENGTH, refusePassword, resetExpiry } from '#engine/domain/customers/credentials.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { ResetRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Account } from '../ports/customers.ts';
import type { Needs } from '../ports/ports.ts';
import { rateLimit } from '../rate-limits/rate-limit.ts';
import { replacePassword } from './change-password.ts';
import { attemptSubject, type Visitor } from './log-in.ts';

/** What a mailed link says. */
export interface ResetLink {
  readonly key: string;
  readonly login: string;
}

export interface PasswordByKey extends ResetLink {
  readonly password: string;
}

type Checked<T> = Result<T, ResetRefusal | RateLimitRefusal>;

/** Whether the link still takes a new password. It costs an attempt, and nothing else changes. */
export async function checkPasswordReset(needs: Needs, visitor: Visitor, link: ResetLink): Promise<Checked<null>> {
  const missing = missingPart(link);
  if (missing) return refuse(missing);
  const found = await findByLink(needs, visitor, link);
  return found.ok ? ok(null) : found;
}

/** A name without an account is refused like a wrong key. Emails name the username, which may be somebody else's email address. */
async function findByLink(needs: Needs, { clientAddress }: Visitor, link: ResetLink): Promise<Checked<Account>> {
  const open = await rateLimit(needs, { action: 'reset-key', subject: null, clientAddress });
  if (!open.ok) return open;
  const { customers } = needs;
  const account = (await customers.findByUsername(link.login)) ?? (await customers.findByLogin(link.login));
  if (!account) return refuse({ code: 'RESET_LINK_INVALID' });
  const valid = checkReset(account.reset, needs.digest(link.key), needs.now());
  return valid.ok ? ok(account) : valid;
}

function missingPart({ key, login }: ResetLink): ResetRefusal | null {
  if (key === '') return { code: 'RESET_KEY_REQUIRED' };
  return login.trim() === '' ? { code: 'RESET_LOGIN_REQUIRED' } : null;
}

/**
 * Sets a new password with the key of a mailed link, which can be used once. Ends all logins and starts none. No wrong passwords,
 * nobody's, keep the owner of the mailbox from it.
 */
export async function resetPassword(
  needs: Needs,
  visitor: Visitor,
  { password, ...link }: PasswordByKey,
): Promise<Checked<Customer>> {
  const missing = missingPart(link);
  if (missing) return refuse(missing);
  if (password === '') return refuse({ code: 'RESET_PASSWORD_REQUIRED' });
  const found = await findByLink(needs, visitor, link);
  if (!found.ok) return found;
  const { customer } = found.value;
  const weakness = refusePassword(password, customer);
  if (weakness) return refuse(weakness);
  const passwordHash = await needs.passwords.hash(password);
  return needs.unitOfWork<Checked<Customer>>(async (shop) => {
    const current = await shop.customers.forUpdate(customer.id);
    const stillValid = checkReset(current?.reset ?? null, needs.digest(link.key), needs.now());
    if (!stillValid.ok) return stillValid;
    await replacePassword({ needs, shop }, customer, passwordHash);
    return ok(customer);
  });
}

/**
 * For a name that nobody has as much is stored as for an account: one attempt, and one more in place of the key and its
 * email. So the time of the response reveals nothing either.
 */
async function storeAsMuch(needs: Needs, login: string): Promise<void> {
  for (const stored of ['account', 'email']) {
    const subject = `nobody's ${stored} ${login}`;
    await rateLimit(needs, { action: 'reset-mail', subject, clientAddress: null });
  }
}

/**
 * Sends a reset link. The response does not reveal whether the account exists or which names belong to it: the
 * account's own limit, over all its names, drops emails silently. A newer key replaces an older one.
 */
export async function sendPasswordReset(
  needs: Needs,
  { language, clientAddress }: Visitor,
  login: string,
): Promise<Result<null, ResetRefusal | RateLimitRefusal>> {
  if (login.trim() === '') return refuse({ code: 'RESET_LOGIN_EMPTY' });
  const open = await rateLimit(needs, { action: 'password-reset', subject: login, clientAddress });
  if (!open.ok) return open;
  const account = await needs.customers.findByLogin(login);
  if (!account) {
    await storeAsMuch(needs, login);
    return ok(null);
  }
  const { customer } = account;
  const subject = attemptSubject(customer, login);
  const sent = await rateLimit(needs, { action: 'reset-mail', subject, clientAddress: null });
  if (!sent.ok) return ok(null);
  const key = needs.random(RESET_KEY_LENGTH, 'alphanumeric');
  return needs.unitOfWork(async ({ customers, outbox }) => {
    const until = resetExpiry(needs.now(), needs.settings.resetHours);
    const isStored = await customers.setReset(customer, { digest: needs.digest(key), until });
    // Erased meanwhile, or gone to another mailbox: this one gets no link.
    if (isStored) await outbox.add(resetMail(customer, { key, language }));
    return ok(null);
  });
}
