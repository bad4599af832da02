import type { Refusal } from '#contract/refusals.ts';

/** Names the box by which a guest opens an account with the order. */
export const ACCOUNT_FIELD = 'openAccount';

export type AccountField = 'username' | 'password';

/** The field of the account that made the shop refuse the order; null where it was something else. */
export function refusedAccountField({ code }: Refusal): AccountField | null {
  if (code.startsWith('USERNAME_')) return 'username';
  return code.startsWith('PASSWORD_') ? 'password' : null;
}
