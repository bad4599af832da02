import { expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { createAccountApi } from './account.ts';
import { createShopperSession } from './shopper-session.ts';
import { ifSupported } from './transport/run-operation.ts';

const TOKENS = { authToken: 'auth', refreshToken: 'refresh', sessionToken: 'session', deviceToken: 'device' };
const VIEWER = { databaseId: 7, username: 'sari', email: 'sari@example.test', firstName: '', lastName: '', name: '' };

/** A backend, with `rememberMe` or without it like a stock WooCommerce. */
function openAccount({ takesRememberMe }: { readonly takesRememberMe: boolean }) {
  const api = vi.fn<CommerceApi>(async ({ operationName, query }: ApiRequest) => {
    if (query.includes('rememberMe') && !takesRememberMe) {
      const message = 'Field "rememberMe" is not defined by type "LoginInput".';
      return { errors: [{ message }], newSessionToken: null };
    }
    const registered = takesRememberMe ? { ...TOKENS, viewer: VIEWER } : { viewer: VIEWER };
    const data = operationName === 'getViewer' ? { viewer: VIEWER } : { login: TOKENS, registerCustomer: registered };
    return { data, newSessionToken: null };
  });
  const onDeviceToken = vi.fn();
  const session = createShopperSession(api, {
    language: 'id',
    sessionToken: null,
    onSessionToken: () => {},
    deviceToken: 'before',
    onDeviceToken,
  });
  const account = createAccountApi({ session, ifSupported, takesLogins: async () => true });
  const logIn = (isRemembered: boolean) => account.logIn({ username: 'sari', password: 'rahasia', isRemembered });
  const register = () => account.register({ username: '', email: 'sari@example.test', password: 'rahasia' });
  return { session, logIn, register, api, onDeviceToken };
}

test.each([true, false])('tells the engine whether the browser remembers the login: %s', async (isRemembered) => {
  const { logIn, api, session } = openAccount({ takesRememberMe: true });
  expect(await logIn(isRemembered)).toMatchObject({ ok: true, value: { id: 7 } });
  expect(api.mock.calls[0]?.[0].variables).toMatchObject({ rememberMe: isRemembered });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered });
});

test('tells the engine of a login from this browser before, and remembers this one, also after a registration', async () => {
  const { logIn, register, api, onDeviceToken } = openAccount({ takesRememberMe: true });
  await logIn(true);
  expect(api.mock.calls[0]?.[0].variables).toMatchObject({ deviceToken: 'before' });
  await register();
  expect(onDeviceToken.mock.calls).toEqual([['device'], ['device']]);
});

test('logs in over a stock WooCommerce, which takes no such field', async () => {
  const { logIn, session } = openAccount({ takesRememberMe: false });
  for (const _again of [1, 2]) expect(await logIn(false)).toMatchObject({ ok: true });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered: false });
});

test.each([
  ['the engine, which ends the login when the browser does', true, { rememberMe: true }],
  ['a stock WooCommerce, which takes no such field', false, { username: 'sari@example.test', password: 'rahasia' }],
])('a registration logs in over %s', async (_case, takesRememberMe, variables) => {
  const { register, api, session } = openAccount({ takesRememberMe });
  expect(await register()).toMatchObject({ ok: true, value: { id: 7 } });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered: true });
  expect(api.mock.calls.map(([request]) => request.variables)).toContainEqual(expect.objectContaining(variables));
});
