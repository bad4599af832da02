import { expect, test } from 'vitest';
import { countryNames } from './countries.ts';

test('names countries in the requested language', () => {
  expect([countryNames(['NL', ''], 'id'), countryNames(['NL'], 'en')]).toEqual([
    { NL: 'Belanda' },
    { NL: 'Netherlands' },
  ]);
});

test('names those by a short name that nobody calls by the full one', () => {
  expect(countryNames(['HK', 'GB'], 'id')).toEqual({ HK: 'Hong Kong', GB: 'Inggris Raya' });
});
