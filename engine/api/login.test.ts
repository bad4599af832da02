import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { CONTENTS, customerOf, LOGIN, logIn, PASSWORD, VIEWER } from './testing/account.ts';
import { ADD, ask, firstCode, firstMessage, visitor } from './testing/client.ts';
import { BASE_URL, FRIEND, sharedShop } from './testing/open-shop.ts';

const TOKENS = `mutation ($input: LoginInput!) {
  login(input: $input) {
    authToken authTokenExpiration refreshToken refreshTokenExpiration sessionToken wooSessionToken
    user { databaseId username wooSessionToken } customer { databaseId email sessionToken }
  }
}`;
const NEW_PASSWORD = `mutation { updateCustomer(input: { password: "malam yang tenang" }) { refreshToken } }`;
const LOGOUT = 'mutation { logout(input: { clientMutationId: "" }) { status success clientMutationId } }';
const REFRESH = 'mutation ($token: String!) { refreshToken(input: { refreshToken: $token }) { authToken success } }';
const OLD_REFRESH =
  'mutation ($token: String!) { refreshJwtAuthToken(input: { jwtRefreshToken: $token }) { authToken } }';
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const DAY_MINUTES = 24 * 60;

describe.each(DATABASES)('logging in on %s', (_name, open) => {
  const shop = sharedShop(open);
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const credentials = (username: string, password = PASSWORD) => ({
    input: { provider: 'PASSWORD', credentials: { username, password } },
  });
  async function tokensOf(name: string) {
    const { data, errors } = await ask(shop, TOKENS, { variables: credentials(name) });
    expect(errors).toEqual([]);
    return data.login;
  }
  const whoIs = async (headers: Readonly<Record<string, string>>) =>
    (await ask(shop, VIEWER, { headers })).data.viewer?.username ?? null;

  describe('by cookie', () => {
    test('keeps the browser logged in, by username or email address in any case', async () => {
      const budi = await customerOf(shop, 'budi');
      for (const name of ['budi', 'BUDI', 'Budi@Example.test']) {
        const browser = visitor(shop);
        const { data, headers } = await logIn(browser, name);
        expect(data).toEqual({ loginWithCookies: { status: 'SUCCESS' } });
        expect(headers.getSetCookie()).toEqual([
          expect.stringMatching(
            /^wordpress_logged_in_shop=[\w.-]+; Max-Age=1252800; Path=\/; HttpOnly; Secure; SameSite=None$/,
          ),
        ]);
        expect((await browser.ask(VIEWER)).data.viewer).toMatchObject({ databaseId: budi.id, username: 'budi' });
      }
    });

    test('ends the cookie with the browser and the login after two days without “remember me”', async () => {
      await customerOf(shop, 'short');
      const browser = visitor(shop);
      const { headers } = await browser.ask(LOGIN, { login: 'short', password: PASSWORD, rememberMe: false });
      expect(headers.getSetCookie()[0]).not.toContain('Max-Age');
      shop.moveTo(minutesLater(2 * DAY_MINUTES - 1));
      expect((await browser.ask(VIEWER)).data.viewer).not.toBeNull();
      shop.moveTo(minutesLater(2 * DAY_MINUTES + 2));
      expect((await browser.ask(VIEWER)).data.viewer).toBeNull();
      shop.moveTo(NOON);
    });

    test.each([
      ['an unknown name', 'nobody', PASSWORD, 'invalid_username'],
      ['an unknown email address', 'nobody@example.test', PASSWORD, 'invalid_username'],
      ['a wrong password', 'wrong', 'something else', 'incorrect_password'],
      ['no name', '  ', PASSWORD, 'empty_username'],
      ['no password', 'wrong', '', 'empty_password'],
    ])('answers %s by its bare code, without a login', async (_case, login, password, message) => {
      if (login === 'wrong' && password !== '') await customerOf(shop, 'wrong');
      const browser = visitor(shop);
      const reply = await logIn(browser, login, password);
      expect(reply).toMatchObject({ status: 200, data: { loginWithCookies: null } });
      expect(reply.errors[0]).toMatchObject({ message, extensions: { category: 'user' } });
      expect(browser.cookie()).toBe('');
    });

    test('accepts the cookie from pages of this shop and of allowed sites only', async () => {
      const sari = await customerOf(shop, 'sari');
      const change = `mutation { updateCustomer(input: { firstName: "Sari" }) { customer { databaseId } } }`;
      for (const strange of [
        { Origin: 'https://strange.example' },
        { Referer: 'https://strange.example/page' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.shop.example' },
      ]) {
        const headers = { ...strange, Cookie: sari.cookie() };
        expect((await ask(shop, change, { headers })).data.updateCustomer.customer.databaseId).toBeNull();
        const login = await ask(shop, LOGIN, { headers, variables: { login: 'sari', password: PASSWORD } });
        expect(firstCode(login)).toBe('ORIGIN_FORBIDDEN');
        expect((await ask(shop, LOGOUT, { headers })).headers.getSetCookie()).toEqual([]);
      }
      for (const known of [{ Origin: FRIEND, 'Sec-Fetch-Site': 'cross-site' }, { Origin: BASE_URL }, {}]) {
        const headers = { ...known, Cookie: sari.cookie() };
        expect((await ask(shop, change, { headers })).data.updateCustomer.customer.databaseId).toBe(sari.id);
      }
    });
  });

  describe('by tokens', () => {
    test('returns a short-lived auth token, a refresh token and the session token', async () => {
      const dewi = await customerOf(shop, 'dewi');
      const login = await tokensOf('dewi');
      expect(login).toMatchObject({
        authTokenExpiration: String(NOON.getTime() / 1000 + 300),
        refreshTokenExpiration: String(NOON.getTime() / 1000 + 365 * 86_400),
        user: { databaseId: dewi.id, username: 'dewi', wooSessionToken: expect.any(String) },
        customer: { databaseId: dewi.id, email: dewi.email, sessionToken: expect.any(String) },
        wooSessionToken: login.sessionToken,
      });
      expect(decodeJwt(login.authToken)).toMatchObject({ iss: BASE_URL, data: { user: { id: String(dewi.id) } } });
      expect(decodeJwt(login.sessionToken).data).toEqual({ customer_id: String(dewi.id) });
      expect(await whoIs(bearer(login.authToken))).toBe('dewi');
    });

    test('accepts name and password beside each other, as older clients send them', async () => {
      await customerOf(shop, 'eka');
      const { data } = await ask(shop, TOKENS, { variables: { input: { username: 'eka', password: PASSWORD } } });
      expect(await whoIs(bearer(data.login.authToken))).toBe('eka');
    });

    test('ends an auth token after five minutes, and issues another for the refresh token', async () => {
      await customerOf(shop, 'fajar');
      const { authToken, refreshToken } = await tokensOf('fajar');
      shop.moveTo(minutesLater(10));
      expect(await whoIs(bearer(authToken))).toBeNull();
      for (const [document, field] of [
        [REFRESH, 'refreshToken'],
        [OLD_REFRESH, 'refreshJwtAuthToken'],
      ] as const) {
        const { data } = await ask(shop, document, { variables: { token: refreshToken } });
        expect(await whoIs(bearer(data[field].authToken))).toBe('fajar');
      }
      shop.moveTo(NOON);
    });

    test.each([
      ['remembered', true, 14],
      ['that is not remembered', false, 2],
    ])('ends a login %s with its refresh token, also after a new password', async (_case, rememberMe, days) => {
      const name = `for-${days}`;
      await customerOf(shop, name);
      const input = { username: name, password: PASSWORD, rememberMe };
      const { authToken, refreshToken, refreshTokenExpiration } = (await ask(shop, TOKENS, { variables: { input } }))
        .data.login;
      expect(refreshTokenExpiration).toBe(String(NOON.getTime() / 1000 + days * 86_400));
      const changed = await ask(shop, NEW_PASSWORD, { headers: bearer(authToken) });
      for (const token of [changed.data.updateCustomer.refreshToken, refreshToken]) {
        const isOpen = token !== refreshToken;
        shop.moveTo(minutesLater(days * DAY_MINUTES - 1));
        expect(firstCode(await ask(shop, REFRESH, { variables: { token } })) ?? 'open').toBe(
          isOpen ? 'open' : 'REFRESH_TOKEN_INVALID',
        );
        shop.moveTo(minutesLater(days * DAY_MINUTES + 2));
        expect(firstCode(await ask(shop, REFRESH, { variables: { token } }))).toBe('REFRESH_TOKEN_INVALID');
        shop.moveTo(NOON);
      }
    });

    test('accepts a token for its own use only', async () => {
      const gita = await customerOf(shop, 'gita');
      const { authToken, refreshToken, sessionToken } = await tokensOf('gita');
      const cookie = gita.cookie().split('=')[1] ?? '';
      for (const token of [refreshToken, sessionToken, cookie, 'garbage'])
        expect(await whoIs(bearer(token))).toBeNull();
      for (const token of [authToken, sessionToken, cookie, 'garbage']) {
        const reply = await ask(shop, REFRESH, { variables: { token } });
        expect(reply.errors[0]).toMatchObject({ extensions: { category: 'user', code: 'REFRESH_TOKEN_INVALID' } });
      }
      expect(firstMessage(await ask(shop, CONTENTS, { token: authToken }))).toBe('Invalid session token');
    });

    test.each([
      ['an unknown name', credentials('nobody'), 'The user could not be logged in.'],
      ['a wrong password', credentials('hadi', 'something else'), 'The user could not be logged in.'],
      ['blanks', credentials('', ''), 'Missing username or password.'],
      [
        'no credentials',
        { input: { provider: 'PASSWORD' } },
        'The argument `credentials` is required to log in with a password.',
      ],
      [
        'another provider',
        { input: { provider: 'GOOGLE', oauthResponse: { code: 'x' } } },
        'The provider GOOGLE is not enabled.',
      ],
    ])('rejects %s without saying which was wrong', async (_case, variables, message) => {
      expect(firstMessage(await ask(shop, TOKENS, { variables }))).toBe(message);
    });

    test.each([
      ['an unknown name', 'nobody', PASSWORD, 'invalid_username'],
      ['a wrong password', 'intan', 'something else', 'incorrect_password'],
    ])(
      'tells clients that send name and password beside each other of %s',
      async (_case, username, password, message) => {
        if (username === 'intan') await customerOf(shop, 'intan');
        const reply = await ask(shop, TOKENS, { variables: { input: { username, password } } });
        expect(firstMessage(reply)).toBe(message);
      },
    );

    test('rejects a login by a client that has a token', async () => {
      await customerOf(shop, 'indah');
      const headers = bearer((await tokensOf('indah')).authToken);
      expect(firstMessage(await ask(shop, TOKENS, { variables: credentials('indah'), headers }))).toBe(
        'You are already logged in.',
      );
    });

    test('ignores an expired or broken token for the catalog', async () => {
      const { status, data, errors } = await ask(shop, '{ viewer { id } products(first: 1) { nodes { slug } } }', {
        headers: bearer('eyJhbGciOiJIUzI1NiJ9.e30.x'),
      });
      expect({ status, errors, viewer: data.viewer }).toEqual({ status: 200, errors: [], viewer: null });
    });

    test('lists the password as the way to log in', async () => {
      const { data } = await ask(
        shop,
        '{ loginClients { name provider isEnabled } loginClient(provider: GOOGLE) { name } }',
      );
      expect(data).toEqual({
        loginClients: [{ name: 'Password', provider: 'PASSWORD', isEnabled: true }],
        loginClient: null,
      });
    });
  });

  describe('logging out', () => {
    test('ends this login, clears the cookie and starts a new guest; the cart is there after the next login', async () => {
      const joko = await customerOf(shop, 'joko');
      await joko.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 2 } });
      const kept = { cookie: joko.cookie(), token: joko.token() };
      const { data, headers, token } = await joko.ask(LOGOUT);
      expect(data.logout).toEqual({ status: 'SUCCESS', success: true, clientMutationId: '' });
      expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
      expect(decodeJwt(token ?? '').data).toEqual({ customer_id: expect.stringMatching(/^t_/) });
      expect((await joko.ask(CONTENTS)).data.cart.contents.itemCount).toBe(0);
      expect(await whoIs({ Cookie: kept.cookie })).toBeNull();
      expect((await ask(shop, CONTENTS, { token: kept.token })).data.cart.contents.itemCount).toBe(0);
      await logIn(joko, 'joko');
      expect((await joko.ask(CONTENTS)).data.cart.contents.itemCount).toBe(2);
    });

    test('leaves other devices logged in, and ends the refresh token of this one', async () => {
      const kiki = await customerOf(shop, 'kiki');
      const { authToken, refreshToken } = await tokensOf('kiki');
      await ask(shop, LOGOUT, { headers: bearer(authToken) });
      expect(await whoIs(bearer(authToken))).toBeNull();
      expect(firstCode(await ask(shop, REFRESH, { variables: { token: refreshToken } }))).toBe('REFRESH_TOKEN_INVALID');
      expect((await kiki.ask(VIEWER)).data.viewer.username).toBe('kiki');
    });

    test('succeeds for a guest too', async () => {
      expect((await visitor(shop).ask(LOGOUT)).data.logout).toMatchObject({ status: 'SUCCESS', success: true });
    });
  });

  test('blocks an account after ten wrong passwords, also for the right one', async () => {
    await customerOf(shop, 'lina');
    const tried = await Promise.all(Array.from({ length: 10 }, () => logIn(visitor(shop), 'lina', 'guess')));
    expect(new Set(tried.map(firstMessage))).toEqual(new Set(['incorrect_password']));
    for (const reply of [
      await logIn(visitor(shop), 'LINA'),
      await ask(shop, TOKENS, { variables: credentials('lina') }),
    ]) {
      expect(reply.errors[0]).toMatchObject({
        message: 'You have tried this too often. Please try again in 90 seconds.',
        extensions: { code: 'TOO_MANY_TRIES', facts: { seconds: 90 } },
      });
    }
    shop.moveTo(minutesLater(2));
    expect(firstMessage(await logIn(visitor(shop), 'lina'))).toBeUndefined();
    shop.moveTo(NOON);
  });

  test('limits how many names one network address may attempt', async () => {
    const tryName = (turn: number) =>
      ask(shop, LOGIN, { variables: { login: `name-${turn}`, password: 'guess' }, address: '203.0.113.9' });
    for (let turn = 0; turn < 60; turn += 1) expect(firstMessage(await tryName(turn))).toBe('invalid_username');
    expect(firstCode(await tryName(60))).toBe('TOO_MANY_TRIES');
  });
});
