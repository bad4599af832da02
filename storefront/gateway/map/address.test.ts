import { expect, test } from 'vitest';
import { addressOf, formAddressOf } from './address.ts';

const NOTHING = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  postcode: null,
  phone: null,
  email: null,
};
const stateIn = (country: 'ID' | 'JP' | 'SG', state: string) => addressOf({ ...NOTHING, country, state }).state;

test('a form address has the code of its state', () => {
  expect(formAddressOf({ ...NOTHING, country: 'JP', state: '13' }).state).toBe('13');
});

test('keeps the code of a state that browsers know, and names any other', () => {
  expect([stateIn('ID', 'JK'), stateIn('JP', '13'), stateIn('JP', 'Tokyo'), stateIn('SG', '')]).toEqual([
    'JK',
    'Tôkyô',
    'Tokyo',
    '',
  ]);
});
