import jwt from 'jsonwebtoken';
import { createSignedClaims, type SigningNeeds } from './signed-claims.ts';

export type TokenRefusal = 'SESSION_FOREIGN' | 'SESSION_INVALID';

export type ReadToken =
  | { readonly ok: true; readonly customerId: string }
  | { readonly ok: false; readonly code: TokenRefusal };

/** Makes and proves the tokens that name a session. */
export interface SessionTokens {
  issue(customerId: string): string;
  read(token: string): ReadToken;
}

interface Needs extends SigningNeeds {
  readonly hours: number;
}

const HOUR_MS = 3_600_000;

export function createSessionTokens({ hours, ...needs }: Needs): SessionTokens {
  const claims = createSignedClaims(needs);
  return {
    issue: (customerId) =>
      claims.sign({ data: { customer_id: customerId } }, new Date(needs.now().getTime() + hours * HOUR_MS)),
    read(token) {
      const payload = claims.prove(token);
      const customerId = payload && customerIdOf(payload);
      if (customerId !== null) return { ok: true, customerId };
      return { ok: false, code: isForeign(token, needs.issuer) ? 'SESSION_FOREIGN' : 'SESSION_INVALID' };
    },
  };
}

/** The bearer of another shop's token is told that it is no broken one. */
function isForeign(token: string, issuer: string): boolean {
  try {
    const claims = jwt.decode(token, { json: true });
    return claims?.iss !== undefined && claims.iss !== issuer;
  } catch {
    return false;
  }
}

function customerIdOf(payload: Readonly<Record<string, unknown>>): string | null {
  const { data } = payload;
  if (typeof data !== 'object' || data === null || !('customer_id' in data)) return null;
  return typeof data.customer_id === 'string' && data.customer_id !== '' ? data.customer_id : null;
}
