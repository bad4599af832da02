import { expect, test } from 'vitest';
import { deviceCookie, loginCookies, reloadGuardCookie, sessionCookie, visitorOf } from './visitor.ts';

test.each([
  ['the address before all', 'id', { cookie: 'locale=en_US', 'accept-language': 'en' }, 'id', 'id'],
  ['the cookie before the browser', null, { cookie: 'locale=id_ID', 'accept-language': 'en' }, 'id', null],
  ['the browser where no cookie is', null, { 'accept-language': 'fr, id;q=0.8, en;q=0.5' }, 'id', null],
  ['the old code of Indonesian', null, { 'accept-language': 'in-ID' }, 'id', null],
  ['English where nothing is known', null, {}, 'en', null],
  ['English where the cookie is nonsense', null, { cookie: 'locale=xx' }, 'en', null],
  ['English where the address has no language in its place', 'xx', {}, 'en', null],
])('reads the language: %s', (_case, segment, headers, language, prefix) => {
  expect(visitorOf(segment, headers)).toMatchObject({ language, prefix });
});

test('reads the session token from its cookie', () => {
  expect(visitorOf(null, { cookie: 'a=b; woocommerce-session=abc.def.ghi' }).sessionToken).toBe('abc.def.ghi');
  expect(visitorOf(null, { cookie: 'woocommerce-session=' }).sessionToken).toBeNull();
});

test('the session cookie cannot be read by scripts or sent by other sites', () => {
  expect(sessionCookie('abc', true)).toBe(
    'woocommerce-session=abc; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(sessionCookie(null, false)).toContain('Max-Age=0');
});

const LOGIN = { authToken: 'auth', refreshToken: 'refresh', isRemembered: true };
const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax';

test('a remembered login stays for 14 days, its short proof for less than five minutes', () => {
  expect(loginCookies(LOGIN, null, true)).toEqual([
    `shop-login=kept.refresh; Max-Age=1209600; ${flags}`,
    `shop-auth=auth; Max-Age=270; ${flags}`,
  ]);
});

test('a login that is not remembered ends with the browser', () => {
  const [login] = loginCookies({ ...LOGIN, isRemembered: false }, null, true);
  expect(login).toBe(`shop-login=refresh; ${flags}`);
});

test('a renewed login stays no longer than it was to stay', () => {
  expect(loginCookies(LOGIN, { ...LOGIN, authToken: null }, true)).toEqual([`shop-auth=auth; Max-Age=270; ${flags}`]);
});

test('a login that has ended leaves no cookie', () => {
  expect(loginCookies(null, LOGIN, true)).toEqual([
    `shop-login=; Max-Age=0; ${flags}`,
    `shop-auth=; Max-Age=0; ${flags}`,
  ]);
});

test('reads a login as it was stored', () => {
  for (const isRemembered of [true, false]) {
    const stored = { ...LOGIN, isRemembered };
    const cookie = loginCookies(stored, null, false)
      .map((text) => text.split(';')[0])
      .join('; ');
    expect(visitorOf(null, { cookie }).login).toEqual(stored);
  }
  expect(visitorOf(null, { cookie: 'shop-login=kept.refresh' }).login).toEqual({ ...LOGIN, authToken: null });
  expect(visitorOf(null, { cookie: 'shop-auth=auth' }).login).toBeNull();
});

test('remembers for ten seconds that a session was lost', () => {
  expect(reloadGuardCookie(true)).toBe(`reload-counter=1; Max-Age=10; ${flags}`);
  expect(visitorOf(null, { cookie: 'reload-counter=1' }).hasJustLostSession).toBe(true);
  expect(visitorOf(null, {}).hasJustLostSession).toBe(false);
});

test('a browser is known again for a year, also after a logout', () => {
  expect(deviceCookie('proof', true)).toBe(`shop-device=proof; Max-Age=31536000; ${flags}`);
  expect(visitorOf(null, { cookie: 'shop-device=proof' })).toMatchObject({ deviceToken: 'proof', login: null });
  expect(loginCookies(null, LOGIN, true).join()).not.toContain('shop-device');
});
