import { expect, test } from 'vitest';
import { sessionCookie, visitorOf } from './visitor.ts';

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
