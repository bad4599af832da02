import { resetMail } from '#engine/domain/customers/account-mails.ts';
import type { ResetRefusal } from '#engine/domain/customers/refusals.ts';
import { RESET_KEY_LENGTH, resetEnd } from '#engine/domain/customers/reset-key.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { limitTries } from '../limit-tries.ts';
import type { Needs } from '../ports.ts';
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
): Promise<Result<null, ResetRefusal | TriesRefusal>> {
  if (login.trim() === '') return refused({ code: 'RESET_LOGIN_EMPTY' });
  const open = await limitTries(needs, { action: 'password-reset', subject: login, clientAddress });
  if (!open.ok) return open;
  const account = await needs.customers.findByLogin(login);
  if (!account) return granted(null);
  const { customer } = account;
  const subject = triedAccount(customer, login);
  const sent = await limitTries(needs, { action: 'password-reset', subject, clientAddress: null });
  if (!sent.ok) return granted(null);
  const key = needs.random(RESET_KEY_LENGTH, 'alphanumeric');
  return needs.unitOfWork(async ({ customers, outbox }) => {
    await customers.setReset(customer.id, { digest: needs.digest(key), until: resetEnd(needs.now()) });
    await outbox.add(resetMail(customer, { key, language }));
    return granted(null);
  });
}
