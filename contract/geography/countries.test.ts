import { expect, test } from 'vitest';
import { countryNames } from './countries.ts';

test('countries are named in the language of the page', () => {
  expect([countryNames(['NL', ''], 'id'), countryNames(['NL'], 'en')]).toEqual([
    { NL: 'Belanda' },
    { NL: 'Netherlands' },
  ]);
});
