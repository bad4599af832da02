import { refusePassword } from '#engine/domain/customers/check-password.ts';
import type { Customer } from '#engine/domain/customers/customer.ts';
import type { ResetRefusal } from '#engine/domain/customers/refusals.ts';
import { checkReset } from '#engine/domain/customers/reset-key.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { forgiveTry, limitTries } from '../limit-tries.ts';
import type { Needs } from '../ports.ts';
import { replacePassword } from './change-password.ts';
import { triedAccount } from './tried-account.ts';
import type { Visitor } from './visitor.ts';

export interface PasswordByKey {
  /** As it stands in the mailed link. */
  readonly key: string;
  readonly login: string;
  readonly password: string;
}

type Reset = Result<Customer, ResetRefusal | TriesRefusal>;

/** Sets a password by the key of a mailed link, once. Nobody is logged in by it, and nobody stays so. */
export async function resetPassword(needs: Needs, { clientAddress }: Visitor, wish: PasswordByKey): Promise<Reset> {
  const missing = missingPart(wish);
  if (missing) return refused(missing);
  const account = await needs.customers.findByLogin(wish.login);
  const attempt = { action: 'login', subject: triedAccount(account?.customer, wish.login), clientAddress } as const;
  const open = await limitTries(needs, attempt);
  if (!open.ok) return open;
  if (!account) return refused({ code: 'RESET_LINK_INVALID' });
  const digest = needs.digest(wish.key);
  const valid = checkReset(account.reset, digest, needs.now());
  if (!valid.ok) return valid;
  const weakness = refusePassword(wish.password, account.customer);
  if (weakness) return refused(weakness);
  const passwordHash = await needs.passwords.hash(wish.password);
  const reset = await needs.unitOfWork<Reset>(async (shop) => {
    const current = await shop.customers.forUpdate(account.customer.id);
    const stillValid = checkReset(current?.reset ?? null, digest, needs.now());
    if (!stillValid.ok) return stillValid;
    await replacePassword({ needs, shop }, account.customer, passwordHash);
    return granted(account.customer);
  });
  if (reset.ok) await forgiveTry(needs, attempt);
  return reset;
}

function missingPart({ key, login, password }: PasswordByKey): ResetRefusal | null {
  if (key === '') return { code: 'RESET_KEY_REQUIRED' };
  if (login.trim() === '') return { code: 'RESET_LOGIN_REQUIRED' };
  return password === '' ? { code: 'RESET_PASSWORD_REQUIRED' } : null;
}
