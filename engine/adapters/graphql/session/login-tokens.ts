import { DAY_MS } from '#engine/domain/durations.ts';
import type { Login } from '#engine/usecases/ports/customers.ts';
import { type Claims, createSignedClaims, type SigningNeeds } from './signed-claims.ts';

/**
 * `auth` authorises requests, `refresh` gets the next `auth`, `cookie` stays in a browser; `device` stays there after the login
 * has ended, and proves no more than that there was one. None is valid as another.
 */
export type TokenUse = 'auth' | 'refresh' | 'cookie' | 'device';

export interface LoginToken {
  readonly loginId: string;
  readonly customerId: number;
  /** Until then, unless the login ends earlier. */
  readonly expiresAt: Date;
}

/** Issues and verifies the tokens that name a login. Whether the login has ended is looked up elsewhere. */
export interface LoginTokens {
  issue(use: TokenUse, token: LoginToken, issuedAt?: Date): string;
  /** Null when it is not ours, not for this use, or expired. */
  read(use: TokenUse, token: string): Omit<LoginToken, 'expiresAt'> | null;
}

export function createLoginTokens(needs: SigningNeeds): LoginTokens {
  const claims = createSignedClaims(needs);
  return {
    issue: (use, { loginId, customerId, expiresAt }, issuedAt) =>
      claims.sign({ jti: loginId, data: { user: { id: String(customerId) } }, use }, expiresAt, issuedAt),
    read(use, token) {
      const payload = claims.verify(token);
      const customerId = payload && customerIdOf(payload);
      const loginId = payload?.jti;
      return payload?.use === use && typeof loginId === 'string' && customerId ? { loginId, customerId } : null;
    },
  };
}

function customerIdOf({ data }: Claims): number | null {
  const user = typeof data === 'object' && data !== null && 'user' in data ? data.user : null;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  return typeof user.id === 'string' && /^[1-9]\d*$/.test(user.id) ? Number(user.id) : null;
}

const AUTH_LIFETIME_SECONDS = 300;

export interface Signing {
  readonly at: Date;
  readonly loginTokens: LoginTokens;
}

/** A short-lived token that authorises requests. Issued when the request came: hashing a password takes a while. */
export function authTokenOf(
  { loginId, customerId }: { readonly loginId: string; readonly customerId: number },
  { at, loginTokens }: Signing,
) {
  const expiresAt = new Date(at.getTime() + AUTH_LIFETIME_SECONDS * 1000);
  const authToken = loginTokens.issue('auth', { loginId, customerId, expiresAt }, at);
  return { authToken, authTokenExpiration: unixText(expiresAt) };
}

/** Seconds since 1970. */
const unixText = (date: Date): string => String(Math.floor(date.getTime() / 1000));

const DEVICE_LIFETIME_MS = 365 * DAY_MS;

/** All tokens of a login. */
export function tokensOf({ id: loginId, customerId, expiresAt }: Login, signing: Signing) {
  const { at, loginTokens } = signing;
  const untilForgotten = new Date(at.getTime() + DEVICE_LIFETIME_MS);
  return {
    ...authTokenOf({ loginId, customerId }, signing),
    refreshToken: loginTokens.issue('refresh', { loginId, customerId, expiresAt }),
    refreshTokenExpiration: unixText(expiresAt),
    deviceToken: loginTokens.issue('device', { loginId, customerId, expiresAt: untilForgotten }),
  };
}
