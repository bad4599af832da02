import { expect, test } from 'vitest';
import { form } from '../model/testing/cart.ts';
import { addressForm, addressValues, formProblems } from './address-values.ts';

const TYPED = {
  name: 'Siti Nur Haliza',
  company: 'PT Maju',
  taxNumber: '0012345678901000',
  country: 'ID',
  address1: 'Jl. Kenanga 12, RT 03/RW 05',
  detail: 'Pagar hijau',
  district: 'Kebayoran Baru',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
};
const API = {
  firstName: 'Siti',
  lastName: 'Nur Haliza',
  company: 'PT Maju, NPWP 0012345678901000',
  address2: 'Pagar hijau, Kec. Kebayoran Baru',
};

test('turns one name, kecamatan and tax number into fields of the API, and back', () => {
  const {
    name: _name,
    company: _company,
    taxNumber: _taxNumber,
    detail: _detail,
    district: _district,
    ...shared
  } = TYPED;
  expect(Object.fromEntries(addressForm(form(TYPED)))).toEqual({ ...shared, ...API });
  expect(addressValues({ ...shared, ...API })).toEqual(TYPED);
});

test('reads the second address of a form by its prefix', () => {
  const prefixed = Object.fromEntries(Object.entries(TYPED).map(([key, value]) => [`billing.${key}`, value]));
  expect(addressForm(form(prefixed), 'billing.').get('address2')).toBe(API.address2);
});

test('leaves kecamatan and tax number out of an address abroad', () => {
  const abroad = addressForm(form({ ...TYPED, country: 'SG' }));
  expect([abroad.get('address2'), abroad.get('company')]).toEqual(['Pagar hijau', 'PT Maju']);
});

test('shows problems of both names at the one field', () => {
  expect(formProblems({ lastName: 'tooLong', address2: 'tooLong', city: 'required' })).toEqual({
    name: 'tooLong',
    detail: 'tooLong',
    city: 'required',
  });
});
