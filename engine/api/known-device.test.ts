import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ATTEMPT_LIMITS } from '#engine/domain/rate-limits/attempt-limits.ts';
import { customerOf, PASSWORD, VIEWER } from './testing/account.ts';
import { ask, firstCode } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { deviceToken refreshToken } }`;
const REGISTER = `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { deviceToken } }`;
const REFRESH = 'mutation ($token: String!) { refreshToken(input: { refreshToken: $token }) { authToken } }';

describe.each(DATABASES)('a device that has logged in before, on %s', (_name, open) => {
  const shop = sharedShop(open);
  const logIn = (username: string, { password = PASSWORD, deviceToken }: { password?: string; deviceToken?: string }) =>
    ask(shop, LOGIN, { variables: { input: { username, password, deviceToken } } });
  const tokensOf = async (username: string) => (await logIn(username, {})).data.login;
  async function guessUntilClosed(username: string): Promise<void> {
    for (let turn = 0; turn < ATTEMPT_LIMITS.login.subject.attempts; turn += 1)
      await logIn(username, { password: 'no' });
    expect(firstCode(await logIn(username, {}))).toBe('TOO_MANY_TRIES');
  }

  test('is let in by its token while others have guessed too often, which no other token does', async () => {
    await customerOf(shop, 'hana');
    await customerOf(shop, 'indra');
    const { deviceToken, refreshToken } = await tokensOf('hana');
    const { deviceToken: another } = await tokensOf('indra');
    await guessUntilClosed('hana');
    for (const token of [another, refreshToken, 'garbage', '']) {
      expect(firstCode(await logIn('hana', { deviceToken: token }))).toBe('TOO_MANY_TRIES');
    }
    expect((await logIn('hana', { deviceToken })).errors).toEqual([]);
  });

  test('has its token from a registration, too', async () => {
    const input = { email: 'joko@example.test', username: 'joko', password: PASSWORD };
    const { data } = await ask(shop, REGISTER, { variables: { input } });
    await guessUntilClosed('joko');
    expect((await logIn('joko', data.registerCustomer)).errors).toEqual([]);
  });

  test('has a token that opens nothing', async () => {
    await customerOf(shop, 'kiki');
    const { deviceToken } = await tokensOf('kiki');
    const { data } = await ask(shop, VIEWER, { headers: { Authorization: `Bearer ${deviceToken}` } });
    expect(data.viewer).toBeNull();
    expect(firstCode(await ask(shop, REFRESH, { variables: { token: deviceToken } }))).toBe('REFRESH_TOKEN_INVALID');
  });
});
