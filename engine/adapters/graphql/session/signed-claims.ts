import { createSecretKey } from 'node:crypto';
import jwt, { type JwtPayload } from 'jsonwebtoken';

/** Signs what the shop says to itself by way of its visitors, and proves that it was the shop: JWT, HS256. */
export interface SignedClaims {
  sign(claims: JwtPayload, expiresAt: Date): string;
  /** Null when it is not ours, or not good now. */
  prove(token: string): JwtPayload | null;
}

export interface SigningNeeds {
  /** At least 32 bytes, never the same in two shops. */
  readonly secret: string;
  /** Address of the shop: whoever reads a token asks whether it is its own. */
  readonly issuer: string;
  now(): Date;
}

/** Clocks of two machines may differ by this much. */
const LEEWAY_SECONDS = 60;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** @throws {RangeError} for a secret short enough to be guessed. */
export function createSignedClaims({ secret, issuer, now }: SigningNeeds): SignedClaims {
  const key = createSecretKey(secret, 'utf8');
  if ((key.symmetricKeySize ?? 0) < 32) throw new RangeError('the session secret must have at least 32 bytes');
  return {
    sign(claims, expiresAt) {
      const issuedAt = seconds(now());
      const times = { iat: issuedAt, nbf: issuedAt, exp: seconds(expiresAt) };
      return jwt.sign({ ...claims, ...times }, key, { algorithm: 'HS256', issuer });
    },
    prove(token) {
      try {
        const claims = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer,
          clockTolerance: LEEWAY_SECONDS,
          clockTimestamp: seconds(now()),
        });
        return typeof claims === 'object' && claims.exp !== undefined ? claims : null;
      } catch (error) {
        if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}
