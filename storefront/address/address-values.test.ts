import { expect, test } from 'vitest';
import { form } from '../model/testing/cart.ts';
import { addressForm, addressValues, formProblems } from './address-values.ts';

const TYPED = {
  name: 'Siti Nur Haliza',
  company: '',
  country: 'ID',
  address1: 'Jl. Kenanga 12, RT 03/RW 05',
  detail: 'Pagar hijau',
  district: 'Kebayoran Baru',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
};
const API = { firstName: 'Siti', lastName: 'Nur Haliza', address2: 'Pagar hijau, Kec. Kebayoran Baru' };

test('turns one name and the kecamatan into fields of the API, and back', () => {
  const { name: _name, detail: _detail, district: _district, ...shared } = TYPED;
  expect(Object.fromEntries(addressForm(form(TYPED)))).toEqual({ ...shared, ...API });
  expect(addressValues({ ...shared, ...API })).toEqual(TYPED);
});

test('reads the second address of a form by its prefix', () => {
  const prefixed = Object.fromEntries(Object.entries(TYPED).map(([key, value]) => [`billing.${key}`, value]));
  expect(addressForm(form(prefixed), 'billing.').get('address2')).toBe(API.address2);
});

test('leaves the kecamatan out of an address abroad', () => {
  expect(addressForm(form({ ...TYPED, country: 'SG' })).get('address2')).toBe('Pagar hijau');
});

test('shows problems of both names at the one field', () => {
  expect(formProblems({ lastName: 'tooLong', address2: 'tooLong', city: 'required' })).toEqual({
    name: 'tooLong',
    detail: 'tooLong',
    city: 'required',
  });
});
