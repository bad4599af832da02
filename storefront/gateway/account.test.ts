import { describe, expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { createAccountApi } from './account.ts';
import { createShopperSession } from './shopper-session.ts';
import { ifSupported } from './transport/run-operation.ts';

const TOKENS = { authToken: 'auth', refreshToken: 'refresh', sessionToken: 'session', deviceToken: 'device' };
const VIEWER = { databaseId: 7, username: 'sari', email: 'sari@example.test', firstName: '', lastName: '', name: '' };

const LINK = { key: 'key', login: 'sari' };

/** A backend, with `rememberMe` or without it like a stock WooCommerce. */
function openBackend({ takesRememberMe }: { readonly takesRememberMe: boolean }) {
  const api = vi.fn<CommerceApi>(async ({ operationName, query }: ApiRequest) => {
    if (query.includes('rememberMe') && !takesRememberMe) {
      const message = 'Field "rememberMe" is not defined by type "LoginInput".';
      return { errors: [{ message }], newSessionToken: null };
    }
    const registered = takesRememberMe ? { ...TOKENS, viewer: VIEWER } : { viewer: VIEWER };
    const data = operationName === 'getViewer' ? { viewer: VIEWER } : { login: TOKENS, registerCustomer: registered };
    return { data, newSessionToken: null };
  });
  const { account, session, onDeviceToken } = openAccount(api);
  const logIn = (isRemembered: boolean) => account.logIn({ username: 'sari', password: 'rahasia', isRemembered });
  const register = () => account.register({ username: '', email: 'sari@example.test', password: 'rahasia' });
  return { session, logIn, register, api, onDeviceToken };
}

function openAccount(api: CommerceApi) {
  const onDeviceToken = vi.fn();
  const session = createShopperSession(
    { api, onMissingPart: () => {} },
    {
      language: 'id',
      sessionToken: null,
      onSessionToken: () => {},
      deviceToken: 'before',
      onDeviceToken,
    },
  );
  const account = createAccountApi({ session, ifSupported, takesLogins: async () => true });
  return { account, session, onDeviceToken };
}

test.each([true, false])('tells the engine whether the browser remembers the login: %s', async (isRemembered) => {
  const { logIn, api, session } = openBackend({ takesRememberMe: true });
  expect(await logIn(isRemembered)).toMatchObject({ ok: true, value: { id: 7 } });
  expect(api.mock.calls[0]?.[0].variables).toMatchObject({ rememberMe: isRemembered });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered });
});

test('tells the engine of a login from this browser before, and remembers this one, also after a registration', async () => {
  const { logIn, register, api, onDeviceToken } = openBackend({ takesRememberMe: true });
  await logIn(true);
  expect(api.mock.calls[0]?.[0].variables).toMatchObject({ deviceToken: 'before' });
  await register();
  expect(onDeviceToken.mock.calls).toEqual([['device'], ['device']]);
});

test('logs in over a stock WooCommerce, which takes no such field', async () => {
  const { logIn, session } = openBackend({ takesRememberMe: false });
  for (const _again of [1, 2]) expect(await logIn(false)).toMatchObject({ ok: true });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered: false });
});

test.each([
  ['the engine, which ends the login when the browser does', true, { rememberMe: true }],
  ['a stock WooCommerce, which takes no such field', false, { username: 'sari@example.test', password: 'rahasia' }],
])('a registration logs in over %s', async (_case, takesRememberMe, variables) => {
  const { register, api, session } = openBackend({ takesRememberMe });
  expect(await register()).toMatchObject({ ok: true, value: { id: 7 } });
  expect(session.login.current()).toMatchObject({ refreshToken: 'refresh', isRemembered: true });
  expect(api.mock.calls.map(([request]) => request.variables)).toContainEqual(expect.objectContaining(variables));
});

test.each([
  ['a used link', 'RESET_LINK_INVALID', 'RESET_LINK_INVALID'],
  ['too many questions, which say nothing of the link', 'TOO_MANY_TRIES', undefined],
])('asks whether a mailed link still works: %s', async (_case, code, known) => {
  const api: CommerceApi = async () => ({
    data: { checkPasswordReset: null },
    errors: [{ message: code, extensions: { category: 'user', code } }],
    newSessionToken: null,
  });
  const { account } = openAccount(api);
  expect((await account.refusalOfResetLink(LINK))?.code).toBe(known);
});

test('cannot ask a stock WooCommerce whether a mailed link still works', async () => {
  const message = 'Cannot query field "checkPasswordReset" on type "RootMutation".';
  const { account } = openAccount(async () => ({ errors: [{ message }], newSessionToken: null }));
  expect(await account.refusalOfResetLink(LINK)).toBeNull();
});

describe('a new email address', () => {
  const profile = { firstName: 'Sari', lastName: '', displayName: '', email: 'new@example.test' };
  const WRONG = { message: 'incorrect_password', extensions: { category: 'user', code: 'PASSWORD_WRONG' } };
  const openStock = () => {
    const api = vi.fn<CommerceApi>(async ({ operationName, variables }: ApiRequest) => {
      if (operationName === 'LogInFor' && variables?.password !== 'rahasia')
        return { errors: [WRONG], newSessionToken: null };
      return { data: { viewer: VIEWER, login: TOKENS, updateCustomer: {} }, newSessionToken: null };
    });
    const saved = () => api.mock.calls.filter(([{ operationName }]) => operationName === 'UpdateAccount').length;
    return { ...openAccount(api), saved, api };
  };

  test.each([
    ['no password', '', 'PASSWORD_EMPTY'],
    ['a wrong password', 'salah', 'PASSWORD_WRONG'],
  ])('is not sent to any backend with %s', async (_case, password, code) => {
    const { account, saved } = openStock();
    expect(await account.saveProfile(profile, password)).toMatchObject({ ok: false, refusal: { code } });
    expect(saved()).toBe(0);
  });

  test.each([
    ['a new address with the present password', profile, 'rahasia'],
    ['a new name without', { ...profile, email: VIEWER.email }, ''],
  ])('%s is saved', async (_case, given, password) => {
    const { account, saved } = openStock();
    expect(await account.saveProfile(given, password)).toMatchObject({ ok: true, value: { id: 7 } });
    expect(saved()).toBe(1);
  });

  test('is proven under the old one: the username may be somebody else’s', async () => {
    const { account, api } = openStock();
    await account.saveProfile(profile, 'rahasia');
    const login = api.mock.calls.find(([{ operationName }]) => operationName === 'LogInFor');
    expect(login?.[0].variables).toMatchObject({ username: VIEWER.email });
  });
});
