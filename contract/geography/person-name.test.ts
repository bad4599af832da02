import { expect, test } from 'vitest';
import { fullName, splitName } from './person-name.ts';

test.each([
  ['Suharto', 'Suharto', ''],
  ['Sari Wijaya', 'Sari', 'Wijaya'],
  ['  Siti   Nur Haliza ', 'Siti', 'Nur Haliza'],
  ['H. Ahmad Dahlan', 'H. Ahmad', 'Dahlan'],
  ['Dr. H. Budi Santoso, S.T.', 'Dr. H. Budi', 'Santoso, S.T.'],
  ['M. Ridwan', 'M. Ridwan', ''],
  ['', '', ''],
])('splits %j and joins it again', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
  expect(fullName({ firstName, lastName })).toBe(name.trim().replace(/\s+/g, ' '));
});
