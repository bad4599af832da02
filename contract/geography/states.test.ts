import { expect, test } from 'vitest';
import { ADDRESS_FORMATS, PROVINCES_OF_INDONESIA } from './address-formats.ts';
import { stateName, statesOf } from './states.ts';

test.each([
  ['US', 51, { code: 'CA', name: 'California' }],
  ['CA', 13, { code: 'QC', name: 'Quebec' }],
  ['AU', 8, { code: 'NSW', name: 'New South Wales' }],
  ['MY', 16, { code: '01', name: 'Johor' }],
  ['JP', 47, { code: '13', name: 'Tôkyô' }],
  ['CN', 31, { code: 'BJ', name: 'Beijing Shi' }],
  ['IT', 107, { code: 'BZ', name: 'Bolzano' }],
])('%s has its %i states by ISO code', (country, count, one) => {
  expect(statesOf(country)).toHaveLength(count);
  expect(statesOf(country)).toContainEqual(one);
});

test('uses the shop systems’ codes for Indonesia, and no states where addresses have none', () => {
  expect(statesOf('ID')).toBe(PROVINCES_OF_INDONESIA);
  expect([statesOf('SG'), statesOf('DE'), statesOf('ZZ')]).toEqual([[], [], []]);
});

test('lists the states of every country whose addresses have one, without duplicates', () => {
  const named = Object.entries(ADDRESS_FORMATS).filter(([, { state }]) => state !== 'hidden');
  for (const [country] of named) {
    const states = statesOf(country);
    expect([country, states.length > 0]).toEqual([country, true]);
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  }
});

test('turns a code into its name, and keeps any other text', () => {
  expect([stateName('JP', '13'), stateName('ID', 'JK'), stateName('JP', 'Tokyo'), stateName('FR', '75')]).toEqual([
    'Tôkyô',
    'DKI Jakarta',
    'Tokyo',
    '75',
  ]);
});
