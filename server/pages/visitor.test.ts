import { expect, test } from 'vitest';
import { sessionCookie, visitorOf } from './visitor.ts';

test.each([
  ['the address before all', '/id/products', { cookie: 'locale=en_US', 'accept-language': 'en' }, 'id', 'id'],
  ['the cookie before the browser', '/products', { cookie: 'locale=id_ID', 'accept-language': 'en' }, 'id', null],
  ['the browser where no cookie is', '/products', { 'accept-language': 'fr, id;q=0.8, en;q=0.5' }, 'id', null],
  ['the old code of Indonesian', '/', { 'accept-language': 'in-ID' }, 'id', null],
  ['English where nothing is known', '/', {}, 'en', null],
  ['English where the cookie is nonsense', '/', { cookie: 'locale=xx' }, 'en', null],
  ['the address of a data request', '/id.data', {}, 'id', 'id'],
  ['the address of the home page data', '/_root.data', {}, 'en', null],
  ['no language in a word that begins like one', '/identity', {}, 'en', null],
])('the language follows %s', (_case, path, headers, language, prefix) => {
  expect(visitorOf(path, headers)).toMatchObject({ language, prefix });
});

test('the session token is read from its cookie', () => {
  expect(visitorOf('/', { cookie: 'a=b; woocommerce-session=abc.def.ghi' }).sessionToken).toBe('abc.def.ghi');
  expect(visitorOf('/', { cookie: 'woocommerce-session=' }).sessionToken).toBeNull();
});

test('the session cookie is out of reach of scripts and other sites', () => {
  expect(sessionCookie('abc', true)).toBe(
    'woocommerce-session=abc; Max-Age=172800; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(sessionCookie(null, false)).toContain('Max-Age=0');
});
