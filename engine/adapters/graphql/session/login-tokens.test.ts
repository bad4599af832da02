import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { authTokenOf, createLoginTokens } from './login-tokens.ts';

test('a token that authorises lives for five minutes from the request on, however long its password took', () => {
  const at = new Date('2026-11-21T12:00:00.900Z');
  const secrets = ['a secret of the shop, long enough to keep'] as const;
  const now = () => new Date(at.getTime() + 1200);
  const loginTokens = createLoginTokens({ secrets, issuer: 'https://shop.example', now });
  const { authToken, authTokenExpiration } = authTokenOf({ loginId: 'a', customerId: 1 }, { at, loginTokens });
  const { iat = 0, exp } = decodeJwt(authToken);
  expect([exp, authTokenExpiration]).toEqual([iat + 300, String(iat + 300)]);
});
