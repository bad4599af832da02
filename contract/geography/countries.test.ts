import { expect, test } from 'vitest';
import { countryNames } from './countries.ts';

test('names countries in the requested language', () => {
  expect([countryNames(['NL', ''], 'id'), countryNames(['NL'], 'en')]).toEqual([
    { NL: 'Belanda' },
    { NL: 'Netherlands' },
  ]);
});
