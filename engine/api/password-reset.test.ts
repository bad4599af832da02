import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { customerOf, logIn, mailsTo, PASSWORD, VIEWER } from './testing/account.ts';
import { ask, firstCode, firstMessage, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const ASK_RESET =
  'mutation ($username: String!) { sendPasswordResetEmail(input: { username: $username }) { success user { id } } }';
const RESET = `mutation ($key: String, $login: String, $password: String) {
  resetUserPassword(input: { key: $key, login: $login, password: $password }) { user { id databaseId } }
}`;
const CHECK =
  'mutation ($key: String!, $login: String!) { checkPasswordReset(input: { key: $key, login: $login }) { success } }';
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

describe.each(DATABASES)('a forgotten password on %s', (_name, open) => {
  const shop = sharedShop(open);

  const requestReset = async (username: string) => (await ask(shop, ASK_RESET, { variables: { username } })).data;
  async function keyFor(email: string) {
    const mails = await mailsTo(shop, email, 'password-reset');
    return mails.at(-1)?.key ?? '';
  }

  test('is reset once by the key of a mailed link, which ends every login', async () => {
    const wati = await customerOf(shop, 'wati', 'id');
    expect(await requestReset(' WATI@example.test ')).toEqual({
      sendPasswordResetEmail: { success: true, user: null },
    });
    const [mail] = await mailsTo(shop, wati.email, 'password-reset');
    expect(mail).toMatchObject({ username: 'wati', key: expect.stringMatching(/^[0-9A-Za-z]{40}$/) });
    const variables = { key: mail?.key, login: 'wati', password: 'malam yang tenang' };
    const { data, headers } = await ask(shop, RESET, { variables });
    expect(data.resetUserPassword.user).toEqual({ id: btoa(`user:${wati.id}`), databaseId: wati.id });
    expect(headers.getSetCookie()).toEqual([]);
    expect((await wati.ask(VIEWER)).data.viewer).toBeNull();
    expect(firstMessage(await logIn(visitor(shop), 'wati'))).toBe('incorrect_password');
    expect(firstMessage(await logIn(visitor(shop), 'wati', 'malam yang tenang'))).toBeUndefined();
    expect(firstMessage(await ask(shop, RESET, { variables }))).toBe('Password reset link is invalid.');
    expect(await mailsTo(shop, wati.email, 'password-changed')).toHaveLength(1);
  });

  test('gets the same response with or without an account, and only an account gets an email', async () => {
    expect(await requestReset('nobody@example.test')).toEqual({
      sendPasswordResetEmail: { success: true, user: null },
    });
    expect(await mailsTo(shop, 'nobody@example.test', 'password-reset')).toEqual([]);
    expect(firstMessage(await ask(shop, ASK_RESET, { variables: { username: ' ' } }))).toBe(
      'Enter a username or email address.',
    );
  });

  test('limits how often a reset is requested', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => ask(shop, ASK_RESET, { variables: { username: 'often' } })),
    );
    expect(replies.map(firstCode).sort()).toEqual([...Array(1).fill('TOO_MANY_TRIES'), ...Array(5).fill(undefined)]);
  });

  test('replaces an older link by a newer one, and ends a link after a day', async () => {
    const yuni = await customerOf(shop, 'yuni');
    await requestReset('yuni');
    const old = await keyFor(yuni.email);
    await requestReset('yuni');
    const key = await keyFor(yuni.email);
    const reset = (withKey: string) =>
      ask(shop, RESET, { variables: { key: withKey, login: 'yuni', password: 'malam yang tenang' } });
    expect(firstMessage(await reset(old))).toBe('Password reset link is invalid.');
    shop.moveTo(hoursLater(23));
    expect(firstMessage(await reset(key))).toBeUndefined();
    await requestReset('yuni');
    const late = await keyFor(yuni.email);
    shop.moveTo(hoursLater(47));
    expect(firstMessage(await reset(late))).toBe('Password reset link has expired.');
    shop.moveTo(NOON);
  });

  test('says beforehand whether a link still works, and does not use it up', async () => {
    const { email } = await customerOf(shop, 'rina');
    await requestReset('rina');
    const link = { key: await keyFor(email), login: 'rina' };
    const check = (variables: typeof link) => ask(shop, CHECK, { variables });
    for (const _time of [1, 2]) {
      expect((await check(link)).data.checkPasswordReset).toEqual({ success: true });
    }
    const wrong = [await check({ ...link, key: 'x' }), await check({ ...link, login: 'nobody' })];
    expect(wrong.map(firstMessage)).toEqual(Array(2).fill('Password reset link is invalid.'));
    shop.moveTo(hoursLater(LIMITS.resetHours + 1));
    expect(firstCode(await check(link))).toBe('RESET_LINK_EXPIRED');
    shop.moveTo(NOON);
    const { errors } = await ask(shop, RESET, { variables: { ...link, password: 'malam yang tenang' } });
    expect(errors).toEqual([]);
    expect(firstCode(await check(link))).toBe('RESET_LINK_INVALID');
  });

  test.each([
    ['no key', { login: 'zaki', password: PASSWORD }, 'A password reset key is required.'],
    ['no login', { key: 'x', password: PASSWORD }, 'A user login is required.'],
    ['no password', { key: 'x', login: 'zaki', password: '' }, 'A new password is required.'],
    ['a wrong key', { key: 'x', login: 'zaki', password: PASSWORD }, 'Password reset link is invalid.'],
  ])('with %s is refused', async (_case, variables, message) => {
    expect(firstMessage(await ask(shop, RESET, { variables }))).toBe(message);
  });
});
