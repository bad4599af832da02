import { errors, jwtVerify, SignJWT } from 'jose';

/** What a token is for: to ask with, to get the next one with, or to be kept as a cookie. One is not good for another. */
export type TokenUse = 'auth' | 'refresh' | 'cookie';

export interface LoginToken {
  readonly loginId: string;
  readonly customerId: number;
  /** Until then, unless the login ends earlier. */
  readonly expiresAt: Date;
}

/** Makes and proves the tokens that name a login: JWT, HS256. That the login has not ended is the shop's to say. */
export interface LoginTokens {
  issue(use: TokenUse, token: LoginToken): Promise<string>;
  /** Null when it is not ours, not for this use, or over. */
  read(use: TokenUse, token: string): Promise<Omit<LoginToken, 'expiresAt'> | null>;
}

interface Needs {
  /** At least 32 bytes, never the same in two shops. */
  readonly secret: string;
  readonly issuer: string;
  now(): Date;
}

const LEEWAY_SECONDS = 60;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function createLoginTokens({ secret, issuer, now }: Needs): LoginTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue(use, { loginId, customerId, expiresAt }) {
      const issuedAt = seconds(now());
      return new SignJWT({ data: { user: { id: String(customerId) } }, use })
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(seconds(expiresAt))
        .setJti(loginId)
        .sign(key);
    },
    async read(use, token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: now(),
          requiredClaims: ['exp', 'jti'],
        });
        const customerId = customerIdOf(payload);
        if (payload.use !== use || !payload.jti || customerId === null) return null;
        return { loginId: payload.jti, customerId };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function customerIdOf({ data }: Readonly<Record<string, unknown>>): number | null {
  const user = typeof data === 'object' && data !== null && 'user' in data ? data.user : null;
  if (typeof user !== 'object' || user === null || !('id' in user)) return null;
  return typeof user.id === 'string' && /^[1-9]\d*$/.test(user.id) ? Number(user.id) : null;
}
