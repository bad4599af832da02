import { HOUR_MS } from '#engine/domain/durations.ts';
import { type Claims, claimedIssuer, createSignedClaims, type SigningNeeds } from './signed-claims.ts';

export type TokenRefusal = 'SESSION_FOREIGN' | 'SESSION_INVALID';

export type ReadToken =
  | { readonly ok: true; readonly customerId: string }
  | { readonly ok: false; readonly code: TokenRefusal };

/** Issues and verifies the tokens that name a session. */
export interface SessionTokens {
  issue(customerId: string): string;
  read(token: string): ReadToken;
}

interface Needs extends SigningNeeds {
  readonly hours: number;
}

export function createSessionTokens({ hours, ...needs }: Needs): SessionTokens {
  const claims = createSignedClaims(needs);
  return {
    issue: (customerId) =>
      claims.sign({ data: { customer_id: customerId } }, new Date(needs.now().getTime() + hours * HOUR_MS)),
    read(token) {
      const payload = claims.verify(token);
      const customerId = payload && customerIdOf(payload);
      if (customerId !== null) return { ok: true, customerId };
      return { ok: false, code: isForeign(token, needs.issuer) ? 'SESSION_FOREIGN' : 'SESSION_INVALID' };
    },
  };
}

/** A token of another shop has a refusal of its own, so that its holder does not take it for a broken one. */
function isForeign(token: string, issuer: string): boolean {
  const claimed = claimedIssuer(token);
  return claimed !== undefined && claimed !== issuer;
}

function customerIdOf({ data }: Claims): string | null {
  if (typeof data !== 'object' || data === null || !('customer_id' in data)) return null;
  return typeof data.customer_id === 'string' && data.customer_id !== '' ? data.customer_id : null;
}
