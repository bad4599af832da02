import type { Login } from '#engine/usecases/ports/customers.ts';
import { createSignedClaims, type SigningNeeds } from './signed-claims.ts';

/** What a token is for: to ask with, to get the next one with, or to be kept as a cookie. One is not good for another. */
export type TokenUse = 'auth' | 'refresh' | 'cookie';

export interface LoginToken {
  readonly loginId: string;
  readonly customerId: number;
  /** Until then, unless the login ends earlier. */
  readonly expiresAt: Date;
}

/** Makes and proves the tokens that name a login. That the login has not ended is the shop's to say. */
export interface LoginTokens {
  issue(use: TokenUse, token: LoginToken): string;
  /** Null when it is not ours, not for this use, or over. */
  read(use: TokenUse, token: string): Omit<LoginToken, 'expiresAt'> | null;
}

export function createLoginTokens(needs: SigningNeeds): LoginTokens {
  const claims = createSignedClaims(needs);
  return {
    issue: (use, { loginId, customerId, expiresAt }) =>
      claims.sign({ jti: loginId, data: { user: { id: String(customerId) } }, use }, expiresAt),
    read(use, token) {
      const payload = claims.prove(token);
      const customerId = payload && customerIdOf(payload);
      return payload?.use === use && payload.jti && customerId ? { loginId: payload.jti, customerId } : null;
    },
  };
}

function customerIdOf({ data }: Readonly<Record<string, unknown>>): number | null {
  const user = typeof data === 'object' && data !== null && 'user' in data ? data.user : null;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  return typeof user.id === 'string' && /^[1-9]\d*$/.test(user.id) ? Number(user.id) : null;
}

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

/** Both tokens of a login. */
export function tokensOf({ id: loginId, customerId, expiresAt }: Login, signing: Signing) {
  const refreshToken = signing.loginTokens.issue('refresh', { loginId, customerId, expiresAt });
  return {
    ...authTokenOf({ loginId, customerId }, signing),
    refreshToken,
    refreshTokenExpiration: unixText(expiresAt),
  };
}
