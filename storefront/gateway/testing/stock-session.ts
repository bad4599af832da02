import { createHmac } from 'node:crypto';

const HEADER = Buffer.from('{"typ":"JWT","alg":"HS256"}').toString('base64url');
const TWO_DAYS = 172_800;
const SECRET = 'of-the-test-backend';

const sign = (text: string): string => createHmac('sha256', SECRET).update(text).digest('base64url');

/** A session token as WooGraphQL issues them. Its own address is the issuer. */
export function issueToken(customer: string, issuer: string): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: issuer, iat: now, nbf: now, exp: now + TWO_DAYS, data: { customer_id: customer } };
  const body = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${body}.${sign(body)}`;
}

/** The customer of a token. @throws with the message that WooGraphQL has for a bad one */
export function customerIn(token: string, issuer: string): string {
  const [header = '', payload = '', signature, ...rest] = token.split('.');
  if (signature === undefined || rest.length > 0) throw new Error('Wrong number of segments');
  const claims = claimsIn(payload);
  if (sign(`${header}.${payload}`) !== signature) throw new Error('Signature verification failed');
  if (claims.exp < Date.now() / 1000) throw new Error('Expired token');
  if (claims.iss !== issuer) throw new Error('The iss do not match with this server');
  return claims.data.customer_id;
}

interface Claims {
  readonly iss: string;
  readonly exp: number;
  readonly data: { readonly customer_id: string };
}

function claimsIn(payload: string): Claims {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    throw new Error('Syntax error, malformed JSON');
  }
}
