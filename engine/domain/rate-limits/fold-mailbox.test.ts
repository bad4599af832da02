import { expect, test } from 'vitest';
import { foldMailbox } from './fold-mailbox.ts';

test.each([
  [' Sari+Oli@Example.test ', 'sari@example.test'],
  ['s.a.r.i+1@gmail.com', 'sari@gmail.com'],
  ['s.a.r.i@example.test', 's.a.r.i@example.test'],
  ['sari', 'sari'],
  ['account 7', 'account 7'],
  ['@sari', '@sari'],
])('%s is counted as %s', (written, subject) => {
  expect(foldMailbox(written)).toBe(subject);
});
