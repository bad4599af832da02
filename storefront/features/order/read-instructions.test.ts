import { expect, test } from 'vitest';
import { readInstructions } from './read-instructions.ts';

test('separates steps from accounts, and joins the digits', () => {
  expect(readInstructions('Transfer within 24 hours.\nBank Central Asia · 541 009-8765 · PT Oli')).toEqual({
    steps: ['Transfer within 24 hours.'],
    accounts: [{ label: 'Bank Central Asia, PT Oli', number: '5410098765' }],
  });
});

test('finds no account in other lines, and nothing in an empty text', () => {
  expect(readInstructions('Have €38.40 ready for order 1048.')).toMatchObject({ accounts: [] });
  expect(readInstructions('')).toEqual({ steps: [], accounts: [] });
});
