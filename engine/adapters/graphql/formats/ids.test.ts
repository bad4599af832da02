import { expect, test } from 'vitest';
import { databaseId, globalId, typeInId } from './ids.ts';

test('a global id leads back to its row', () => {
  expect(globalId('post', 42)).toBe('cG9zdDo0Mg==');
  expect(databaseId(globalId('post', 42))).toBe(42);
});

test.each([
  ['a plain database id', '42', 42],
  ['another type than expected', globalId('term', 7), 7],
  ['words', 'engine-flush', null],
  ['nothing', '', null],
  ['a negative number', '-1', null],
  ['a number larger than any id', '99999999999', null],
  ['base64 of something else', btoa('<script>'), null],
  ['bytes that are no base64', '%%%', null],
])('an id of %s', (_case, id, expected) => expect(databaseId(id)).toBe(expected));

test.each([
  ['its type', globalId('term', 7), 'term'],
  ['nothing in what is no base64', '%%%', ''],
  // Where each of its colons is looked at up to the end of the text, this takes a minute.
  ['nothing of colons alone', btoa(`${':'.repeat(180_000)}\n`), ''],
])('a global id names %s', (_case, id, type) => expect(typeInId(id)).toBe(type));
