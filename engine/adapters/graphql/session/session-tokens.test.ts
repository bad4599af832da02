import { jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createSessionTokens } from './session-tokens.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const SECRET = 'a secret of the shop, long enough to keep';
const ISSUER = 'https://shop.example';
const GUEST = `t_${'0'.repeat(30)}`;

const tokensAt = (at: Date, secret = SECRET, issuer = ISSUER) =>
  createSessionTokens({ secrets: [secret], issuer, hours: 48, now: () => at });
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const issued = (secret?: string, issuer?: string) => tokensAt(NOON, secret, issuer).issue(GUEST);

/** Signed by another library, with the shop's own secret. */
const signed = (claims: Record<string, unknown>, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(SECRET));

test('a token names its session for two days', () => {
  const token = issued();
  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toEqual({
    iss: ISSUER,
    iat: NOON.getTime() / 1000,
    nbf: NOON.getTime() / 1000,
    exp: NOON.getTime() / 1000 + 172_800,
    data: { customer_id: GUEST },
  });
  expect(tokensAt(later(172_800)).read(token)).toEqual({ ok: true, customerId: GUEST });
});

test.each([
  ['59 seconds after its end', later(172_859), true],
  ['a minute after its end', later(172_860), false],
  ['by a clock that is a minute behind', later(-60), true],
  ['long before it was issued', later(-61), false],
])('a token read %s: %s, %s', (_case, at, isGood) => {
  expect(tokensAt(at).read(issued()).ok).toBe(isGood);
});

test('another JWT library reads the tokens of the shop, and the shop reads its tokens', async () => {
  const options = { issuer: ISSUER, algorithms: ['HS256'], currentDate: NOON };
  const { payload } = await jwtVerify(issued(), new TextEncoder().encode(SECRET), options);
  expect(payload.data).toEqual({ customer_id: GUEST });
  const foreign = await signed({ iss: ISSUER, exp: 9e9, data: { customer_id: GUEST } });
  expect(tokensAt(NOON).read(foreign)).toEqual({ ok: true, customerId: GUEST });
});

test('a token that jsonwebtoken 9 issued for this shop is still valid', () => {
  const token = [
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
    'eyJkYXRhIjp7ImN1c3RvbWVyX2lkIjoidF8wMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAifSwiaWF0IjoxNzk1MjYyNDAwLCJuYmYiOjE3OTUyNjI0MDAsImV4cCI6MTc5NTQzNTIwMCwiaXNzIjoiaHR0cHM6Ly9zaG9wLmV4YW1wbGUifQ',
    '20a9taCNImdTTSmL8QoqD6Zs4yQTo1j6Dy8lDNgtjgM',
  ].join('.');
  expect(tokensAt(NOON).read(token)).toEqual({ ok: true, customerId: GUEST });
});

test('distinguishes a token of another shop from a broken one', () => {
  const foreign = issued('quite another secret, of another shop', 'https://other.example');
  expect(tokensAt(NOON).read(foreign)).toEqual({ ok: false, code: 'SESSION_FOREIGN' });
});

const CLAIMS = { iss: ISSUER, exp: 9e9, data: { customer_id: GUEST } };

test.each([
  ['no dots', () => 'garbage'],
  ['nothing between its dots', () => '..'],
  ['a fourth part', () => `${issued()}.${issued()}`],
  ['JSON that is no object', () => `${btoa('5')}.${btoa('null')}.`],
  ['a signature of another secret', () => issued('another secret of the shop, long enough')],
  ['a swapped payload', () => withPayload(issued(), CLAIMS)],
  ['a signature that is cut off', () => issued().slice(0, -1)],
  ['no signature', () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(CLAIMS))}.`],
  ['another algorithm', () => signed(CLAIMS, 'HS512')],
  ['no end', () => signed({ ...CLAIMS, exp: undefined })],
  ['no customer', () => signed({ ...CLAIMS, data: undefined })],
  ['a customer that is no text', () => signed({ ...CLAIMS, data: { customer_id: 5 } })],
])('rejects a token with %s', async (_case, make) => {
  expect(tokensAt(NOON).read(await make())).toEqual({ ok: false, code: 'SESSION_INVALID' });
});

test('reads what the secret before has signed, and signs nothing with it', () => {
  const previous = 'the secret of last year, long enough to keep';
  const tokens = createSessionTokens({ secrets: [SECRET, previous], issuer: ISSUER, hours: 48, now: () => NOON });
  expect(tokens.read(issued(previous))).toEqual({ ok: true, customerId: GUEST });
  expect(tokens.issue(GUEST)).toBe(issued(SECRET));
  expect(tokens.read(issued('another secret of the shop, long enough'))).toMatchObject({ ok: false });
});

test('rejects a short secret at the start', () => {
  expect(() => tokensAt(NOON, 'graphql-woo-session')).toThrow(RangeError);
});

function withPayload(token: string, payload: object): string {
  const [header, , signature] = token.split('.');
  return `${header}.${btoa(JSON.stringify(payload))}.${signature}`;
}
