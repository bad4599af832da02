import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const readDocument = createDocuments(buildSchema('type Query { price(of: [Int]): Int }'));

test.each([
  ['braces', `${'{a'.repeat(2000)}${'}'.repeat(2000)}`],
  ['brackets', `{ price(of: ${'['.repeat(2400)}${']'.repeat(2400)}) }`],
])('thousands of %s in one another are refused, not a failure of the shop', (_case, text) => {
  expect(readDocument(text)).toMatchObject({ ok: false, errors: [{ extensions: { category: 'graphql' } }] });
});
