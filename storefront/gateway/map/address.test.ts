import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const NOTHING = {
  ...{ firstName: null, lastName: null, company: null, address1: null, address2: null, city: null },
  ...{ postcode: null, phone: null, email: null },
};
const stateIn = (country: 'ID' | 'JP' | 'SG', state: string) => addressOf({ ...NOTHING, country, state }).state;

test('a province of the form’s own list stays its code, any other is read by its name', () => {
  expect([stateIn('ID', 'JK'), stateIn('JP', '13'), stateIn('JP', 'Tokyo'), stateIn('SG', '')]).toEqual([
    'JK',
    'Tôkyô',
    'Tokyo',
    '',
  ]);
});
