import { expect, test } from 'vitest';
import { form } from '../model/testing/cart.ts';
import { CONFIRMED_FIELD } from './address-values.ts';
import { confirmation } from './postcode-place.ts';
import { fillInPlace, readAddress } from './read-address.ts';

const TYPED = {
  name: 'Siti Nur Haliza',
  company: '',
  country: 'ID',
  address1: 'Jl. Kenanga 12',
  detail: '',
  district: 'Kebayoran Baru',
  city: 'Jakarta Selatan',
  state: 'JK',
  postcode: '12130',
};

test('reads an address with its kecamatan', () => {
  expect(readAddress(form(TYPED))).toMatchObject({ ok: true, value: { address2: 'Kec. Kebayoran Baru', state: 'JK' } });
  expect(readAddress(form({ ...TYPED, district: ' ' }))).toEqual({ ok: false, problems: { district: 'required' } });
});

test.each([
  ['without its company', { taxNumber: '0012345678901000' }, { company: 'required' }],
  ['with too few digits', { company: 'PT Maju', taxNumber: '123456' }, { taxNumber: 'taxNumber' }],
])('refuses a tax number %s', (_case, typed, problems) => {
  expect(readAddress(form({ ...TYPED, ...typed }))).toEqual({ ok: false, problems });
});

test('asks nobody abroad for a tax number', () => {
  const abroad = { ...TYPED, country: 'SG', state: '', postcode: '018956', taxNumber: '123456' };
  expect(readAddress(form(abroad))).toMatchObject({ ok: true, value: { company: '' } });
});

test.each([
  ['province', { state: 'BA' }],
  ['city', { city: 'Kota Bandung' }],
  ['kecamatan', { district: 'Rungkut' }],
])('tells once that the postcode has another %s', (_part, wrong) => {
  const typed = { ...TYPED, ...wrong };
  expect(readAddress(form(typed))).toEqual({ ok: false, problems: { postcode: 'elsewhere' } });
  expect(readAddress(form({ ...typed, [CONFIRMED_FIELD]: confirmation(typed) })).ok).toBe(true);
});

test('without script, fills in the fields that are empty', () => {
  const filled = form({ ...TYPED, state: '', city: '', district: 'Cipete' });
  fillInPlace(filled);
  expect(Object.fromEntries(filled)).toMatchObject({ state: 'JK', city: 'Jakarta Selatan', district: 'Cipete' });
});

test.each([
  ['as the table names them', { state: 'PE', city: 'Kab. Jayawijaya', district: 'Wamena' }, '99511'],
  ['as people write them', { state: 'PE', city: 'jayawijaya', district: 'Kec. wamena' }, '99511'],
  ['in the province before its division', { state: 'PA', city: 'Kabupaten Jayawijaya', district: 'Wamena' }, '99511'],
  ['with several postcodes', { state: 'AC', city: 'Kab. Aceh Selatan', district: 'Tapaktuan' }, '23711'],
])('finds the postcode of a kecamatan, %s', (_case, place, postcode) => {
  expect(readAddress(form({ ...TYPED, ...place, postcode: ' ' }))).toMatchObject({ ok: true, value: { postcode } });
});

test.each([
  ['an unknown kecamatan', { district: 'Wamena' }],
  ['a city of another province', { state: 'BA' }],
])('says that it finds no postcode: %s', (_case, wrong) => {
  expect(readAddress(form({ ...TYPED, ...wrong, postcode: '' }))).toEqual({
    ok: false,
    problems: { postcode: 'notFound' },
  });
});

test.each([
  ['province', { state: '' }, { state: 'required' }],
  ['city', { city: '' }, { city: 'required' }],
  ['kecamatan', { district: '' }, { district: 'required' }],
  ['whole place', { state: '', city: '', district: '' }, { state: 'required', city: 'required', district: 'required' }],
])('asks for the missing %s, and not for the postcode that may be left empty', (_part, empty, problems) => {
  expect(readAddress(form({ ...TYPED, ...empty, postcode: '' }))).toEqual({ ok: false, problems });
});

test('asks for the postcode abroad', () => {
  expect(readAddress(form({ ...TYPED, country: 'MY', state: 'SGR', postcode: '' }))).toMatchObject({
    problems: { postcode: 'required' },
  });
});
