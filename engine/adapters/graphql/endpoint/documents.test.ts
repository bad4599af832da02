import { buildSchema, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { createDocuments } from './documents.ts';

const schema = buildSchema('type Query { shop: String }');

function reader() {
  const read = createDocuments(schema);
  return (text: string): DocumentNode => {
    const outcome = read(text);
    if (!outcome.ok) throw new Error(String(outcome.errors[0]));
    return outcome.document;
  };
}

/** A document of 100,000 characters, another one for each number. */
const longDocument = (number: number) => `# ${String(number).padEnd(99_983, ' ')}\n{ shop }`;

test('parses the same document once', () => {
  const read = reader();
  expect(read('{ shop }')).toBe(read('{ shop }'));
});

test('long documents of strangers push out each other, not what is used all the time', () => {
  const read = reader();
  const own = read('{ shop }');
  const foreign = read(longDocument(0));
  for (let number = 1; number <= 10; number += 1) {
    read(longDocument(number));
    expect(read('{ shop }')).toBe(own);
  }
  expect(read(longDocument(0))).not.toBe(foreign);
});

test('parses a document larger than the cache without storing it', () => {
  const read = reader();
  const own = `${'#'.repeat(500_001)}\n{ shop }`;
  expect(read(own)).not.toBe(read(own));
});
