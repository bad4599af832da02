import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { ApiFailure } from './errors.ts';
import { getAllowedCountries } from './generated/operations.generated.ts';

const answering = (message: string, extensions: Readonly<Record<string, unknown>>) =>
  ask(
    async () => ({ errors: [{ message, extensions }], newSessionToken: null }),
    { operation: getAllowedCountries, variables: {} },
    { language: 'en' },
  );

test.each([
  ['a value that does not fit its type', 'Variable "$input" got invalid value "XX"', { category: 'graphql' }],
  [
    'a character that no database keeps',
    'A text holds the character U+0000.',
    { category: 'graphql', code: 'BAD_INPUT' },
  ],
])('%s is the visitor’s doing, not a failure', async (_case, message, extensions) => {
  expect(await answering(message, extensions)).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN' } });
});

test('a document that was not even run is a failure', async () => {
  await expect(answering('Syntax Error', { category: 'graphql', code: 'GRAPHQL_PARSE_FAILED' })).rejects.toThrow(
    ApiFailure,
  );
});
