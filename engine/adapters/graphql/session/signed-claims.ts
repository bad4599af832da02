import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

export type Claims = Readonly<Record<string, unknown>>;

/**
 * Signs what the shop hands to its clients and gets back from them: JWT (RFC 7519), HS256. By hand, since every change of a
 * cart signs and verifies: `node:crypto` takes 25 µs for both, the asynchronous WebCrypto of `jose` 110 µs or more.
 */
export interface SignedClaims {
  sign(claims: Claims, expiresAt: Date, issuedAt?: Date): string;
  /** Null when the token is not ours, or not valid now. */
  verify(token: string): Claims | null;
}

/** Each at least 32 bytes, never the same in two shops. The first one signs; what another of them has signed is still valid. */
export type Secrets = readonly [string, ...string[]];

export interface SigningNeeds {
  readonly secrets: Secrets;
  /** Address of the shop: a token is only read by the shop that issued it. */
  readonly issuer: string;
  now(): Date;
}

/** Clocks of two machines may differ by this much. */
const LEEWAY_SECONDS = 60;

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** @throws {RangeError} for a secret short enough to be guessed. */
export function createSignedClaims({ secrets: [current, ...previous], issuer, now }: SigningNeeds): SignedClaims {
  const key = keyOf(current);
  const keys = [key, ...previous.map(keyOf)];
  return {
    sign(claims, expiresAt, issuedAt = now()) {
      const iat = seconds(issuedAt);
      const payload = { ...claims, iat, nbf: iat, exp: seconds(expiresAt), iss: issuer };
      const signed = `${HEADER}.${encode(payload)}`;
      return `${signed}.${signatureOf(signed, key)}`;
    },
    verify(token) {
      const [header = '', payload = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || decode(header)?.alg !== 'HS256') return null;
      if (!keys.some((one) => isEqual(signature, signatureOf(`${header}.${payload}`, one)))) return null;
      const claims = decode(payload);
      return claims?.iss === issuer && isValidAt(seconds(now()), claims) ? claims : null;
    },
  };
}

function keyOf(secret: string): KeyObject {
  const key = createSecretKey(secret, 'utf8');
  if ((key.symmetricKeySize ?? 0) < 32) throw new RangeError('a session secret must have at least 32 bytes');
  return key;
}

/** What a token says of its issuer, whoever signed it. */
export const claimedIssuer = (token: string): unknown => decode(token.split('.')[1] ?? '')?.iss;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const signatureOf = (text: string, key: KeyObject): string =>
  createHmac('sha256', key).update(text).digest('base64url');

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isValidAt(time: number, { exp, nbf }: Claims): boolean {
  if (typeof exp !== 'number' || time >= exp + LEEWAY_SECONDS) return false;
  return nbf === undefined || (typeof nbf === 'number' && nbf <= time + LEEWAY_SECONDS);
}

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The object in a part of a token; null when there is none. */
function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
