import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';

export type TokenRefusal = 'SESSION_FOREIGN' | 'SESSION_INVALID';

export type ReadToken =
  | { readonly ok: true; readonly customerId: string }
  | { readonly ok: false; readonly code: TokenRefusal };

/** Makes and proves the tokens that name a session: JWT, HS256. */
export interface SessionTokens {
  issue(customerId: string): Promise<string>;
  read(token: string): Promise<ReadToken>;
}

interface Needs {
  /** At least 32 bytes, never the same in two shops. */
  readonly secret: string;
  /** Address of the shop: whoever reads a token asks whether it is its own. */
  readonly issuer: string;
  readonly hours: number;
  now(): Date;
}

/** Clocks of two machines may differ by this much. */
const LEEWAY_SECONDS = 60;

export function createSessionTokens({ secret, issuer, hours, now }: Needs): SessionTokens {
  const key = new TextEncoder().encode(secret);
  if (key.length < 32) throw new RangeError('the session secret must have at least 32 bytes');
  return {
    issue(customerId) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ data: { customer_id: customerId } })
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + hours * 3600)
        .sign(key);
    },
    async read(token) {
      if (isForeign(token, issuer)) return { ok: false, code: 'SESSION_FOREIGN' };
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: now(),
          requiredClaims: ['exp'],
        });
        const customerId = customerIdOf(payload);
        return customerId === null ? { ok: false, code: 'SESSION_INVALID' } : { ok: true, customerId };
      } catch (error) {
        if (error instanceof errors.JOSEError) return { ok: false, code: 'SESSION_INVALID' };
        throw error;
      }
    },
  };
}

/** Asked before the signature: another shop's token never has ours, and its bearer is told which of the two it is. */
function isForeign(token: string, issuer: string): boolean {
  try {
    const { iss } = decodeJwt(token);
    return iss !== undefined && iss !== issuer;
  } catch {
    return false;
  }
}

function customerIdOf(payload: Readonly<Record<string, unknown>>): string | null {
  const { data } = payload;
  if (typeof data !== 'object' || data === null || !('customer_id' in data)) return null;
  return typeof data.customer_id === 'string' && data.customer_id !== '' ? data.customer_id : null;
}
