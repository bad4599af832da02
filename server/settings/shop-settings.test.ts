import { expect, test } from 'vitest';
import { COUNTRIES } from '#contract/geography/countries.ts';
import { EMPTY_ADDRESS } from '#engine/domain/addresses/address.ts';
import { normalizeAddress } from '#engine/domain/addresses/change-addresses.ts';
import { checkAddress } from '#engine/domain/addresses/check-address.ts';
import { SHOP_SETTINGS } from './shop-settings.ts';

const { geography } = SHOP_SETTINGS;

const ADDRESS = { ...EMPTY_ADDRESS, firstName: 'Budi', lastName: 'Santoso', address1: 'Street 1', city: 'Town' };
const addressIn = (country: string, state: string, postcode: string) =>
  normalizeAddress({ ...ADDRESS, country, state, postcode }, geography);

test.each([
  ['ID', 'dki jakarta', '10110', 'JK'],
  ['ID', 'jk', '10110', 'JK'],
  ['US', 'california', '94103', 'CA'],
  ['JP', 'Tokyo', '100-0001', '13'],
  ['MY', 'Johor', '80000', '01'],
  ['BR', 'sao paulo', '01310-100', 'SP'],
  ['SG', '', '018956', ''],
  ['NZ', '', '1010', ''],
])('accepts a state by code or name: %s, %j', (country, state, postcode, code) => {
  const address = addressIn(country, state, postcode);
  expect(address.state).toBe(code);
  expect(checkAddress(address, { role: 'shipping', extent: 'full', geography })).toEqual([]);
});

test.each([
  ['US', 'Jawa Barat'],
  ['TH', 'Java'],
  ['AR', 'Bali'],
])('refuses an unknown state and lists the known ones: %s, %j', (country, state) => {
  const [problem] = checkAddress(addressIn(country, state, '12345'), {
    role: 'shipping',
    extent: 'full',
    geography,
  });
  expect(problem).toMatchObject({ code: 'STATE_INVALID', states: geography.formats[country]?.states });
});

test('knows every country that the shop sells to, and the states where an address needs one', () => {
  for (const country of SHOP_SETTINGS.sellingCountries) {
    expect(COUNTRIES.has(country)).toBe(true);
    const format = geography.formats[country];
    if (format?.state === 'required') expect(format.states.length).toBeGreaterThan(5);
  }
});
