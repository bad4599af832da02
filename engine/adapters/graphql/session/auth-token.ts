import type { LoginTokens } from './login-tokens.ts';

const AUTH_SECONDS = 300;

export interface Signing {
  readonly at: Date;
  readonly loginTokens: LoginTokens;
}

/** A short token to ask with. It ends with its login, if that is sooner. */
export function authTokenOf(
  { loginId, customerId }: { readonly loginId: string; readonly customerId: number },
  { at, loginTokens }: Signing,
) {
  const expiresAt = new Date(at.getTime() + AUTH_SECONDS * 1000);
  const authToken = loginTokens.issue('auth', { loginId, customerId, expiresAt });
  return { authToken, authTokenExpiration: unixText(expiresAt) };
}

/** Seconds since 1970. */
export const unixText = (date: Date): string => String(Math.floor(date.getTime() / 1000));
