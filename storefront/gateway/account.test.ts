import { expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { createAccountApi } from './account.ts';
import { createShopperSession } from './shopper-session.ts';
import { createSupportCheck } from './transport/run-operation.ts';

const TOKENS = { authToken: 'auth', refreshToken: 'refresh', sessionToken: 'session' };
const VIEWER = { databaseId: 7, username: 'sari', email: 'sari@example.test', firstName: '', lastName: '', name: '' };

/** A backend, with `rememberMe` or without it like a stock WooCommerce. */
function openAccount({ takesRememberMe }: { readonly takesRememberMe: boolean }) {
  const api = vi.fn<CommerceApi>(async ({ operationName, query }: ApiRequest) => {
    if (query.includes('rememberMe') && !takesRememberMe) {
      const message = 'Field "rememberMe" is not defined by type "LoginInput".';
      return { errors: [{ message }], newSessionToken: null };
    }
    const data = operationName === 'getViewer' ? { viewer: VIEWER } : { login: TOKENS };
    return { data, newSessionToken: null };
  });
  const session = createShopperSession(api, { language: 'id', sessionToken: null, onSessionToken: () => {} });
  const account = createAccountApi({ session, ifSupported: createSupportCheck() });
  const logIn = (isRemembered: boolean) => account.logIn({ username: 'sari', password: 'rahasia', isRemembered });
  return { session, logIn, api };
}

test.each([true, false])('tells the engine whether the browser remembers the login: %s', async (isRemembered) => {
  const { logIn, api, session } = openAccount({ takesRememberMe: true });
  expect(await logIn(isRemembered)).toMatchObject({ ok: true, value: { id: 7 } });
  expect(api.mock.calls[0]?.[0].variables).toMatchObject({ rememberMe: isRemembered });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered });
});

test('logs in over a stock WooCommerce, which takes no such field', async () => {
  const { logIn, session } = openAccount({ takesRememberMe: false });
  for (const _again of [1, 2]) expect(await logIn(false)).toMatchObject({ ok: true });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered: false });
});
