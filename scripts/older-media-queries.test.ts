import { expect, test } from 'vitest';
import { withMediaType } from './older-media-queries.ts';

test.each([
  ['@media not (min-width:64rem){.a{display:none}}', '@media not all and (min-width:64rem){.a{display:none}}'],
  ['@media (min-width:64rem){.a{color:red}}', '@media (min-width:64rem){.a{color:red}}'],
  [
    '@media (scripting:none) and (not (min-width:64rem)){.a{color:red}}',
    '@media (scripting:none) and (not (min-width:64rem)){.a{color:red}}',
  ],
])('%s', (css, older) => {
  expect(withMediaType(css)).toBe(older);
});
