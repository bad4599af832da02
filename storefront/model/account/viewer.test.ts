import { expect, test } from 'vitest';
import { SARI } from '../testing/people.ts';
import { namedViewer, shortNameOf } from './viewer.ts';

test.each([
  ['first name', {}, 'Sari'],
  ['name they chose, without a first name', { firstName: '', displayName: 'Bengkel Sari' }, 'Bengkel Sari'],
  ['username, without any', { firstName: '', displayName: '' }, 'sari'],
])('customers are called by their %s', (_case, rest, name) => {
  expect(shortNameOf({ ...SARI, ...rest })).toBe(name);
  expect(namedViewer({ ...SARI, ...rest })).toEqual({ id: SARI.id, name });
});

test('nobody has no name', () => {
  expect(namedViewer(null)).toBeNull();
});
