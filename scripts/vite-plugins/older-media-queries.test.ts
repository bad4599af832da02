import { expect, test } from 'vitest';
import { olderMediaQueries } from './older-media-queries.ts';

type Handler = (options: unknown, bundle: Readonly<Record<string, unknown>>) => void;

const written = (source: string, fileName = 'assets/shell-1.css') => {
  const { handler } = olderMediaQueries().generateBundle as unknown as { readonly handler: Handler };
  const file = { type: 'asset', fileName, source };
  handler({}, { [fileName]: file });
  return file.source;
};

test.each([
  ['@media not (min-width:64rem){.a{display:none}}', '@media not all and (min-width:64rem){.a{display:none}}'],
  ['@media (min-width:64rem){.a{color:red}}', '@media (min-width:64rem){.a{color:red}}'],
  ['@media (scripting:none) and (not (min-width:64rem)){}', '@media (scripting:none) and (not (min-width:64rem)){}'],
])('%s is written so that older browsers read it', (css, older) => {
  expect(written(css)).toBe(older);
});

test('other files stay as they are', () => {
  expect(written('@media not (min-width:64rem){', 'assets/a.js')).toBe('@media not (min-width:64rem){');
});
