import { describe, expect, test } from 'vitest';
import { localeCookie, samePageIn } from './switch-language.ts';

describe('switching the language stays on the page', () => {
  test.each([
    ['a prefixed address swaps its prefix', '/id/products', 'en', '/en/products'],
    ['the prefixed home page too', '/en', 'id', '/id'],
    ['an unprefixed address stays', '/products', 'en', '/products'],
    ['the query is kept', '/id/products?sale=true&page=2', 'en', '/en/products?sale=true&page=2'],
    ['a question mark in the query is kept', '/en/products?search=a?b', 'id', '/id/products?search=a?b'],
    ['a product that begins like a prefix is none', '/identity', 'en', '/identity'],
  ] as const)('%s', (_case, path, language, expected) => {
    expect(samePageIn(path, language)).toBe(expected);
  });

  test.each([
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example/'],
    ['a back-slash that browsers read as a slash', '/\\evil.example/'],
    ['a back-slash behind the prefix', '/id/\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/id\r\nSet-Cookie: a=b'],
    ['a letter that no header carries', '/＼evil.example'],
    ['nothing', ''],
  ])('never leads to another site: %s', (_case, path) => {
    expect(samePageIn(path, 'id')).toBe('/');
  });

  test('a prefix in front of another host does not lead there', () => {
    expect(samePageIn('/id//evil.example', 'en')).toBe('/en//evil.example');
  });
});

describe('the language cookie is set', () => {
  test('for 365 days, on this site only, out of reach of scripts', () => {
    expect(localeCookie('id', false)).toBe('locale=id_ID; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly');
  });

  test('over https only where the shop has https', () => {
    expect(localeCookie('en', true)).toBe('locale=en_US; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly; Secure');
  });
});
