import { describe, expect, test, vi } from 'vitest';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { EmptyCart, getAllowedCountries, getSession } from './generated/operations.generated.ts';
import type { ShopperRequest } from './shopper-request.ts';
import { createShopperSession } from './shopper-session.ts';
import { ApiFailure, learnBackend } from './transport/run-operation.ts';

const refusedSession: ApiResponse = {
  data: { emptyCart: null },
  errors: [{ message: 'Invalid session token' }],
  newSessionToken: null,
};
const done: ApiResponse = { data: { emptyCart: null }, newSessionToken: 'second' };

function openSession(...responses: readonly ApiResponse[]) {
  return openSessionWith({}, ...responses);
}

function openSessionWith(facts: Partial<ShopperRequest>, ...responses: readonly ApiResponse[]) {
  const api = vi.fn<CommerceApi>();
  for (const response of responses) api.mockResolvedValueOnce(response);
  const onSessionToken = vi.fn();
  const [onLogin, onSessionLost, onMissingPart] = [vi.fn(), vi.fn(), vi.fn()];
  const request = { language: 'en', sessionToken: 'first', onSessionToken, onLogin, onSessionLost, ...facts } as const;
  const session = createShopperSession({ api, onMissingPart }, request);
  const tokens = () => api.mock.calls.map(([request]) => request.sessionToken);
  return { ...session, api, onSessionToken, onLogin, onSessionLost, onMissingPart, tokens };
}

test('a new token is reported and used from then on', async () => {
  const { run, onSessionToken, tokens } = openSession(done, { ...done, newSessionToken: null });
  await run(EmptyCart, {});
  await run(EmptyCart, {});
  expect(tokens()).toEqual(['first', 'second']);
  expect(onSessionToken.mock.calls).toEqual([['second']]);
});

test('a renewed token is reported and used like a new one', async () => {
  const { run, setToken, onSessionToken, tokens } = openSession({ ...done, newSessionToken: null });
  setToken('renewed');
  await run(EmptyCart, {});
  expect([tokens(), onSessionToken.mock.calls]).toEqual([['renewed'], [['renewed']]]);
});

test('drops a refused session and retries once without it', async () => {
  const { run, onSessionToken, tokens } = openSession(refusedSession, done);
  expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
  expect(tokens()).toEqual(['first', null]);
  expect(onSessionToken.mock.calls).toEqual([[null], ['second']]);
});

test('retries only once when a backend refuses every session', async () => {
  const { run, api } = openSession(refusedSession, refusedSession);
  expect(await run(EmptyCart, {})).toMatchObject({ ok: false, refusal: { code: 'SESSION_INVALID' } });
  expect(api).toHaveBeenCalledTimes(2);
});

test.each([
  ['a masked error', { data: { allowedCountries: null }, errors: [{ message: 'Internal server error' }] }],
  ['a document that the backend does not understand', { errors: [{ message: 'Syntax Error' }] }],
  ['no data', { data: null }],
])('%s is a failure, not a refusal', async (_case, response) => {
  const { run } = openSession({ ...response, newSessionToken: null });
  await expect(run(getAllowedCountries, {})).rejects.toThrow(ApiFailure);
});

describe('a response of which a part is missing', () => {
  const part = { message: 'Internal server error', path: ['emptyCart', 'cart', 'contents', 'nodes', 0, 'product'] };
  const data = { emptyCart: { cart: { contents: null } } };

  test('is taken as it is, and the shop hears why', async () => {
    const { run, onMissingPart } = openSession({ data, errors: [part], newSessionToken: null });
    expect(await run(EmptyCart, {})).toEqual({ ok: true, data });
    expect(onMissingPart).toHaveBeenCalledWith(new ApiFailure('EmptyCart: Internal server error'));
  });

  test('does not hide a refusal of the session', async () => {
    const errors = [part, { message: 'Expired token', path: ['emptyCart'] }];
    const { run, tokens } = openSession({ data, errors, newSessionToken: null }, done);
    expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
    expect(tokens()).toEqual(['first', null]);
  });
});

test('a value of the wrong type is a refusal without a message', async () => {
  const { run } = openSession({
    errors: [{ message: 'Variable "$country" got invalid value "XX"; secret hint' }],
    newSessionToken: null,
  });
  expect(await run(getAllowedCountries, {})).toMatchObject({
    refusal: { code: 'UNKNOWN', message: '' },
  });
});

const LOGIN = { authToken: 'auth', refreshToken: 'refresh', isRemembered: true };
const renewed: ApiResponse = { data: { refreshJwtAuthToken: { authToken: 'next' } }, newSessionToken: null };
const loggedOut: ApiResponse = { data: { logout: { clientMutationId: null } }, newSessionToken: null };
const namesOf = (api: ReturnType<typeof openSession>['api']) =>
  api.mock.calls.map(([request]) => request.operationName);

describe('a login', () => {
  test('is proven with every operation', async () => {
    const { run, api } = openSessionWith({ login: LOGIN }, done);
    await run(EmptyCart, {});
    expect(api.mock.calls[0]?.[0]).toMatchObject({ authToken: 'auth', sessionToken: 'first' });
  });

  test('is renewed once for all operations that need it', async () => {
    const { run, api, onLogin } = openSessionWith({ login: { ...LOGIN, authToken: null } }, renewed, done, done);
    await Promise.all([run(EmptyCart, {}), run(EmptyCart, {})]);
    expect(namesOf(api)).toEqual(['refreshLogin', 'EmptyCart', 'EmptyCart']);
    expect(api.mock.calls.map(([request]) => request.authToken)).toEqual([undefined, 'next', 'next']);
    expect(onLogin.mock.calls).toEqual([[{ ...LOGIN, authToken: 'next' }]]);
  });

  test('that has ended elsewhere leaves a guest', async () => {
    const ended: ApiResponse = {
      data: { refreshJwtAuthToken: null },
      errors: [{ message: 'The refresh token is invalid.' }],
      newSessionToken: null,
    };
    const { run, api, onLogin } = openSessionWith({ login: { ...LOGIN, authToken: null } }, ended, done);
    expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
    expect(api.mock.calls[1]?.[0].authToken).toBeUndefined();
    expect(onLogin.mock.calls).toEqual([[null]]);
  });

  test('is not given up because the backend does not respond', async () => {
    const { run, api, onLogin } = openSessionWith({ login: { ...LOGIN, authToken: null } });
    api.mockRejectedValueOnce(new ApiFailure('the commerce API did not respond'));
    await expect(run(EmptyCart, {})).rejects.toThrow(ApiFailure);
    expect(onLogin).not.toHaveBeenCalled();
  });
});

describe('a login that another backend does not take, where every field fails', () => {
  const failed: ApiResponse = {
    data: { cart: null, customer: null },
    errors: [{ message: 'Internal server error', path: ['cart'] }],
    newSessionToken: null,
  };
  const read: ApiResponse = { data: { cart: null, customer: null }, newSessionToken: null };
  const ended: ApiResponse = { ...failed, errors: [{ message: 'The refresh token is invalid.' }] };

  async function openStock(...responses: readonly ApiResponse[]) {
    const session = openSessionWith({ login: LOGIN });
    session.api.mockResolvedValueOnce({ errors: [{ message: 'Cannot query field "x"' }], newSessionToken: null });
    await learnBackend(session.api, getAllowedCountries);
    session.api.mockClear();
    for (const response of responses) session.api.mockResolvedValueOnce(response);
    return session;
  }

  test('is renewed, once for all that is read', async () => {
    const { run, api, onLogin } = await openStock(failed, failed, renewed, read, read);
    await Promise.all([run(getSession, {}), run(getSession, {})]);
    expect(namesOf(api)).toEqual(['getSession', 'getSession', 'refreshLogin', 'getSession', 'getSession']);
    expect(api.mock.calls.map(([request]) => request.authToken)).toEqual(['auth', 'auth', undefined, 'next', 'next']);
    expect(onLogin).toHaveBeenLastCalledWith({ ...LOGIN, authToken: 'next' });
  });

  test('leaves a guest when it is not renewed', async () => {
    const { run, api, onLogin } = await openStock(failed, ended, read);
    expect(await run(getSession, {})).toMatchObject({ ok: true });
    expect(api.mock.calls[2]?.[0].authToken).toBeUndefined();
    expect(onLogin).toHaveBeenLastCalledWith(null);
  });

  test('is not the cause when the renewed one fails alike', async () => {
    const { run, api } = await openStock(failed, renewed, failed);
    await expect(run(getSession, {})).rejects.toThrow(ApiFailure);
    expect(api).toHaveBeenCalledTimes(3);
  });

  test('never has a change made twice', async () => {
    const { run, api } = await openStock({ ...failed, data: null });
    await expect(run(EmptyCart, {})).rejects.toThrow(ApiFailure);
    expect(api).toHaveBeenCalledOnce();
  });
});

describe.each(['Invalid session token', 'The iss do not match with this server'])('the answer "%s"', (message) => {
  const refused: ApiResponse = { data: { emptyCart: null }, errors: [{ message }], newSessionToken: null };

  test('ends session and login, logs out once and tries again as a new guest', async () => {
    const { run, api, onSessionToken, onLogin, onSessionLost } = openSessionWith(
      { login: LOGIN },
      refused,
      loggedOut,
      done,
    );
    expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
    expect(namesOf(api)).toEqual(['EmptyCart', 'Logout', 'EmptyCart']);
    expect(api.mock.calls[2]?.[0]).toMatchObject({ sessionToken: null });
    expect(api.mock.calls[2]?.[0].authToken).toBeUndefined();
    expect([onSessionToken.mock.calls, onLogin.mock.calls]).toEqual([[[null], ['second']], [[null]]]);
    expect(onSessionLost).toHaveBeenCalledOnce();
  });

  test('changes nothing but the session when another was lost seconds ago', async () => {
    const { run, api, onLogin, onSessionLost } = openSessionWith(
      { login: LOGIN, hasJustLostSession: true },
      refused,
      refused,
    );
    expect(await run(EmptyCart, {})).toMatchObject({ ok: false });
    expect(namesOf(api)).toEqual(['EmptyCart', 'EmptyCart']);
    expect([onLogin.mock.calls, onSessionLost.mock.calls]).toEqual([[], []]);
  });

  test('is not prevented from ending the login by a logout that fails', async () => {
    const { run, api, onLogin } = openSessionWith({ login: LOGIN }, refused);
    api.mockRejectedValueOnce(new ApiFailure('down')).mockResolvedValueOnce(done);
    expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
    expect(onLogin.mock.calls).toEqual([[null]]);
  });
});

test('tells one guest from another, and names no customer', () => {
  const tokenOf = (customerId: string) =>
    `x.${Buffer.from(JSON.stringify({ data: { customer_id: customerId } })).toString('base64url')}.x`;
  const idOf = (sessionToken: string, login: ShopperRequest['login'] = null) =>
    openSessionWith({ sessionToken, login }).guestId();
  expect(idOf(tokenOf('t_0123456789abcdef'))).toBe('t_01234567');
  expect(idOf(tokenOf('7'))).toBeNull();
  expect(idOf(tokenOf('t_0123456789abcdef'), LOGIN)).toBeNull();
  expect(idOf('opaque')).toBeNull();
});
