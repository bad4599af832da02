import { expect, test } from 'vitest';
import type { Address } from '../model/order.ts';
import { countryNames, postalLines } from './places.ts';

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

test('a parcel’s label names the province and, in the reader’s language, the country', () => {
  const street = ['Dewi Lestari', 'Bengkel Maju', 'Jl. Melati 5', 'RT 3/RW 7', 'Bandung, Jawa Barat 40115'];
  expect(postalLines(WORKSHOP, countryNames(['ID'], 'id'))).toEqual([...street, 'Indonesia']);
  expect(postalLines({ ...WORKSHOP, country: 'DE', state: '' }, countryNames(['DE'], 'en')).slice(-2)).toEqual([
    'Bandung, 40115',
    'Germany',
  ]);
});

test('what was not given leaves no gap', () => {
  const buyer = { ...WORKSHOP, company: '', address1: '', address2: '', city: '', state: '', postcode: '' };
  expect(postalLines(buyer, { ID: 'Indonesia' })).toEqual(['Dewi Lestari', 'Indonesia']);
  expect(postalLines({ ...buyer, country: '' }, {})).toEqual(['Dewi Lestari']);
});

test('countries are named in the language of the page', () => {
  expect([countryNames(['NL', ''], 'id'), countryNames(['NL'], 'en')]).toEqual([
    { NL: 'Belanda' },
    { NL: 'Netherlands' },
  ]);
});
