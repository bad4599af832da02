import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createSessionTokens } from './session-tokens.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const SECRET = 'a secret of the shop, long enough to keep';
const ISSUER = 'https://shop.example';
const GUEST = `t_${'0'.repeat(30)}`;

const tokensAt = (at: Date, secret = SECRET, issuer = ISSUER) =>
  createSessionTokens({ secret, issuer, hours: 48, now: () => at });
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

const sign = (claims: Record<string, unknown>, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(SECRET.padEnd(64)));

test('a token names its session for two days', async () => {
  const token = await tokensAt(NOON).issue(GUEST);
  expect(JSON.parse(atob(token.split('.')[1] ?? ''))).toEqual({
    iss: ISSUER,
    iat: NOON.getTime() / 1000,
    nbf: NOON.getTime() / 1000,
    exp: NOON.getTime() / 1000 + 172_800,
    data: { customer_id: GUEST },
  });
  expect(await tokensAt(later(172_800)).read(token)).toEqual({ ok: true, customerId: GUEST });
});

test.each([
  ['59 seconds after its end', later(172_859), true],
  ['a minute after its end', later(172_860), false],
  ['by a clock that is a minute behind', later(-60), true],
  ['long before it was issued', later(-61), false],
])('a token read %s', async (_case, at, isGood) => {
  const token = await tokensAt(NOON).issue(GUEST);
  expect((await tokensAt(at).read(token)).ok).toBe(isGood);
});

test('a token of another shop is told apart from a broken one', async () => {
  const foreign = await tokensAt(NOON, 'quite another secret, of another shop', 'https://other.example').issue(GUEST);
  expect(await tokensAt(NOON).read(foreign)).toEqual({ ok: false, code: 'SESSION_FOREIGN' });
});

test.each([
  ['garbage', async () => 'garbage'],
  ['nothing between the dots', async () => '..'],
  ['another secret', () => tokensAt(NOON, 'another secret of the shop, long enough').issue(GUEST)],
  ['a swapped payload', async () => swapPayload(await tokensAt(NOON).issue(GUEST))],
  [
    'no signature',
    async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ iss: ISSUER, data: { customer_id: GUEST } }))}.`,
  ],
  ['another algorithm', () => sign({ iss: ISSUER, exp: 9e9, data: { customer_id: GUEST } }, 'HS512')],
  ['no customer', () => withoutCustomer({})],
  ['a customer that is no text', () => withoutCustomer({ data: { customer_id: 5 } })],
])('a token with %s is refused', async (_case, make) => {
  expect(await tokensAt(NOON).read(await make())).toEqual({ ok: false, code: 'SESSION_INVALID' });
});

test('a short secret is refused at the start', () => {
  expect(() => tokensAt(NOON, 'graphql-woo-session')).toThrow(RangeError);
});

const withoutCustomer = (claims: Record<string, unknown>) =>
  new SignJWT({ iss: ISSUER, exp: 9e9, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(SECRET));

function swapPayload(token: string): string {
  const [header, , signature] = token.split('.');
  return `${header}.${btoa(JSON.stringify({ iss: ISSUER, exp: 9e9, data: { customer_id: '1' } }))}.${signature}`;
}
