import { expect, test } from 'vitest';
import { isRegistered, lacksRegistration } from './lubricants.ts';

test.each([
  ['a number', { oil_npt: 'AA 12 345' }, true],
  ['a number for each viscosity', { oil_npt: '10W-40: AA 12 345; 20W-50: AA 12 346', oil_sni: 'SNI 7069.2' }, true],
  ['that it is no oil', { oil_npt: ' none ' }, true],
  ['nothing', {}, false],
  ['nothing, as the database has it', { oil_npt: null, oil_sni: null }, false],
  ['a word in the place of a number', { oil_npt: 'menyusul' }, false],
  ['the demo’s number', { oil_npt: 'DEMO-NPT-001' }, false],
  ['the demo’s standard', { oil_npt: 'AA 12 345', oil_sni: 'demo-sni-001' }, false],
])('a product that says %s', (_case, meta, registered) => {
  expect(isRegistered(meta)).toBe(registered);
});

test('only what is filed among the lubricants must be registered', () => {
  const lubricants = new Set([4, 5]);
  expect(lacksRegistration({ categoryIds: [1, 5], registered: false }, lubricants)).toBe(true);
  expect(lacksRegistration({ categoryIds: [1, 5], registered: true }, lubricants)).toBe(false);
  expect(lacksRegistration({ categoryIds: [1], registered: false }, lubricants)).toBe(false);
});
