import { buildSchema, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const schema = buildSchema('type Query { shop: String }');

function reader() {
  const read = createDocuments(schema);
  return (text: string): DocumentNode => {
    const answer = read(text);
    if (!answer.ok) throw new Error(String(answer.errors[0]));
    return answer.document;
  };
}

/** A question of 100,000 characters, each number another one. */
const longQuestion = (number: number) => `# ${String(number).padEnd(99_983, ' ')}\n{ shop }`;

test('a document that comes again is parsed once', () => {
  const read = reader();
  expect(read('{ shop }')).toBe(read('{ shop }'));
});

test('strangers’ long documents push out each other, not what is asked for all the time', () => {
  const read = reader();
  const own = read('{ shop }');
  const strange = read(longQuestion(0));
  for (let number = 1; number <= 10; number += 1) {
    read(longQuestion(number));
    expect(read('{ shop }')).toBe(own);
  }
  expect(read(longQuestion(0))).not.toBe(strange);
});

test('a document larger than all that is kept is answered and not kept', () => {
  const read = reader();
  const own = `${'#'.repeat(500_001)}\n{ shop }`;
  expect(read(own)).not.toBe(read(own));
});
