import { expect, test } from 'vitest';
import { readInstructions } from './payment-text.ts';

test('steps and accounts are told apart, digits joined', () => {
  expect(readInstructions('Transfer within 24 hours.\nBank Central Asia · 541 009-8765 · PT Oli')).toEqual({
    steps: ['Transfer within 24 hours.'],
    accounts: [{ label: 'Bank Central Asia, PT Oli', number: '5410098765' }],
  });
});

test('cash has steps only, and no text no steps', () => {
  expect(readInstructions('Have €38.40 ready for order 1048.')).toMatchObject({ accounts: [] });
  expect(readInstructions('')).toEqual({ steps: [], accounts: [] });
});
