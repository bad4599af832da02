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
