import { expect, test } from 'vitest';
import { countryNames } from '#contract/geography/countries.ts';
import type { Address } from '../model/address.ts';
import { parsePrice } from '../model/catalog/catalog-query.ts';
import { addressLines } from './address-lines.ts';
import { formatDecimal, formatNumber } from './format.ts';

const WORKSHOP: Address = {
  firstName: 'Dewi',
  lastName: 'Lestari',
  company: 'Bengkel Maju',
  address1: 'Jl. Melati 5',
  address2: 'RT 3/RW 7',
  city: 'Bandung',
  state: 'JB',
  postcode: '40115',
  country: 'ID',
  phone: '0812 3456 7890',
  email: 'dewi@bengkel.example',
};

test('an address has the names of its province and, in the reader’s language, of its country', () => {
  const street = ['Dewi Lestari', 'Bengkel Maju', 'Jl. Melati 5', 'RT 3/RW 7', 'Bandung, Jawa Barat 40115'];
  expect(addressLines(WORKSHOP, countryNames(['ID'], 'id'))).toEqual([...street, 'Indonesia']);
  expect(addressLines({ ...WORKSHOP, country: 'DE', state: '' }, countryNames(['DE'], 'en')).slice(-2)).toEqual([
    'Bandung, 40115',
    'Germany',
  ]);
});

test('names a state by the given list', () => {
  const abroad = { ...WORKSHOP, city: 'Setagaya', state: '13', postcode: '154-0017', country: 'JP' };
  const lines = addressLines(abroad, { JP: 'Japan' }, { JP: [{ code: '13', name: 'Tôkyô' }] });
  expect(lines.at(-2)).toBe('Setagaya, Tôkyô 154-0017');
});

test('leaves out empty fields', () => {
  const buyer = { ...WORKSHOP, company: '', address1: '', address2: '', city: '', state: '', postcode: '' };
  expect(addressLines(buyer, { ID: 'Indonesia' })).toEqual(['Dewi Lestari', 'Indonesia']);
  expect(addressLines({ ...buyer, country: '' }, {})).toEqual(['Dewi Lestari']);
});

test('decimals follow the language of the page', () => {
  expect([formatDecimal(0.85, 'en'), formatDecimal(0.85, 'id')]).toEqual(['0.85', '0,85']);
  expect([formatDecimal(4, 'en', { fractionDigits: 1 }), formatDecimal(4, 'id', { fractionDigits: 1 })]).toEqual([
    '4.0',
    '4,0',
  ]);
});

test('amounts in fields are grouped as the shop writes money, and read back', () => {
  expect([3_690, 3_600, 125_000].map((cents) => formatNumber(cents))).toEqual(['36.90', '36', '1,250']);
  for (const cents of [0, 5, 990, 1_000, 125_050, 99_999_999]) expect(parsePrice(formatNumber(cents))).toBe(cents);
});
