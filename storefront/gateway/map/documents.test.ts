import { expect, test } from 'vitest';
import { documentsOf } from './documents.ts';

test('reads documents with kind, language, format and size', () => {
  expect(documentsOf('oil-guide id documents/panduan.pdf 100706; oil-guide en documents/guide.pdf 9')).toEqual([
    { kind: 'oil-guide', language: 'id', href: '/uploads/documents/panduan.pdf', format: 'PDF', bytes: 100706 },
    { kind: 'oil-guide', language: 'en', href: '/uploads/documents/guide.pdf', format: 'PDF', bytes: 9 },
  ]);
});

test.each([
  null,
  '',
  'x',
  'guide fr a.pdf 1',
  'guide en ../secret.pdf 1',
  'guide en a/../../b.pdf 1',
  'guide en a.pdf',
])('leaves out what it does not understand: %s', (meta) => {
  expect(documentsOf(meta)).toEqual([]);
});
