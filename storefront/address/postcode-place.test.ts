import { describe, expect, test } from 'vitest';
import type { IndonesianPlace, PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';
import { confirmation, isElsewhere, placesToOffer, surePlace } from './postcode-place.ts';

const KEBAYORAN_BARU: IndonesianPlace = { state: 'JK', city: 'Jakarta Selatan', district: 'Kebayoran Baru' };

/** A postcode that two kecamatan of one city share. */
const SHARED: PostcodePlace = {
  places: ['Tanjungkarang Pusat', 'Enggal'].map((district) => ({ state: 'LA', city: 'Kota Bandar Lampung', district })),
  cities: ['Kota Bandar Lampung'],
  districts: ['Tanjungkarang Pusat', 'Enggal', 'Kedaton'],
};

const known = (...places: readonly IndonesianPlace[]): PostcodePlace => ({
  places,
  cities: places.map(({ city }) => city),
  districts: [...places.map(({ district }) => district), 'Tebet'],
});

const provincesAlone = (...states: readonly string[]): PostcodePlace => ({
  places: states.map((state) => ({ state, city: '', district: '' })),
  cities: [],
  districts: [],
});

test('what all places of a postcode share is sure', () => {
  expect(surePlace(known(KEBAYORAN_BARU))).toEqual(KEBAYORAN_BARU);
  expect(surePlace(SHARED)).toEqual({ state: 'LA', city: 'Kota Bandar Lampung', district: '' });
  expect(surePlace(provincesAlone('RI', 'KR'))).toEqual({ state: '', city: '', district: '' });
});

describe('what is typed', () => {
  test.each([
    ['the same place', {}, false],
    ['nothing yet', { state: '', city: '', district: '' }, false],
    ['another province', { state: 'JB' }, true],
    ['another city', { city: 'Kota Bandung' }, true],
    ['a shorter name of the city', { city: 'Jakarta' }, false],
    ['a neighbouring kecamatan', { district: 'Tebet' }, false],
    ['a kecamatan that the city does not have', { district: 'Rungkut' }, true],
    ['the kecamatan in other letters', { district: 'kec. kebayoran baru' }, false],
  ])('%s', (_case, typed, is) => {
    expect(isElsewhere(known(KEBAYORAN_BARU), { ...KEBAYORAN_BARU, ...typed })).toBe(is);
  });

  test('in the province that this one was part of before', () => {
    expect(isElsewhere(provincesAlone('PS'), { state: 'PA', city: 'Merauke', district: 'Merauke' })).toBe(false);
  });

  test('in one of two provinces', () => {
    expect(isElsewhere(provincesAlone('PB', 'PD'), { state: 'PD', city: '', district: '' })).toBe(false);
  });

  test('under a postcode that says nothing', () => {
    expect(isElsewhere(null, KEBAYORAN_BARU)).toBe(false);
  });
});

test('offers the places of a postcode, or what many of them share', () => {
  expect(placesToOffer(SHARED)).toEqual(SHARED.places);
  const many = ['Asakota', 'Mpunda', 'Raba', 'Rasanae Barat'].map((district) => ({
    state: 'NB',
    city: 'Kota Bima',
    district,
  }));
  expect(placesToOffer(known(...many))).toEqual([{ state: 'NB', city: 'Kota Bima', district: '' }]);
});

test('a confirmation holds for one place', () => {
  const typed = { ...KEBAYORAN_BARU, postcode: '12130' };
  expect(confirmation(typed)).not.toBe(confirmation({ ...typed, district: 'Tebet' }));
});
