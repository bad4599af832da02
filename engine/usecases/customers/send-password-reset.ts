import { resetMail } from '#engine/domain/customers/account-mails.ts';
import { RESET_KEY_LENGTH, resetExpiry } from '#engine/domain/customers/credentials.ts';
import type { ResetRefusal } from '#engine/domain/customers/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports.ts';
import { rateLimit } from '../rate-limit.ts';
import { triedAccount } from './tried-account.ts';
import type { Visitor } from './visitor.ts';

/**
 * The answer does not tell whether there is such an account, nor that two names are one account's: its own count, over all
 * of its names, ends the letters in silence. A newer key takes the place of an older one.
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
  if (!account) return ok(null);
  const { customer } = account;
  const subject = triedAccount(customer, login);
  const sent = await rateLimit(needs, { action: 'password-reset', subject, clientAddress: null });
  if (!sent.ok) return ok(null);
  const key = needs.random(RESET_KEY_LENGTH, 'alphanumeric');
  return needs.unitOfWork(async ({ customers, outbox }) => {
    await customers.setReset(customer.id, { digest: needs.digest(key), until: resetExpiry(needs.now()) });
    await outbox.add(resetMail(customer, { key, language }));
    return ok(null);
  });
}
