import { expect, test } from 'vitest';
import { PROVINCES_OF_INDONESIA } from './address-formats.ts';
import TABLE from './indonesian-places.json' with { type: 'json' };
import { placeOfPostcode } from './indonesian-postcodes.ts';

test.each([
  ['12130', 'JK', 'Jakarta Selatan', 'Kebayoran Baru'],
  ['60235', 'JI', 'Kota Surabaya', 'Gayungan'],
  ['16411', 'JB', 'Kota Depok', 'Sukmajaya'],
  ['17510', 'JB', 'Kab. Bekasi', 'Tambun Selatan'],
  ['55281', 'YO', 'Kab. Sleman', 'Depok'],
  ['77311', 'KI', 'Kab. Berau', 'Tanjung Redeb'],
  ['80361', 'BA', 'Kab. Badung', 'Kuta'],
  ['97711', 'MU', 'Kota Ternate', 'Kota Ternate Tengah'],
  ['98411', 'PD', 'Kota Sorong', 'Maladum Mes'],
  ['98811', 'PT', 'Kab. Nabire', 'Nabire'],
  ['99511', 'PE', 'Kab. Jayawijaya', 'Wamena'],
  ['99611', 'PS', 'Kab. Merauke', 'Merauke'],
])('%s lies in %s, %s, %s', (postcode, state, city, district) => {
  expect(placeOfPostcode(postcode)).toMatchObject({ places: [{ state, city, district }], cities: [city] });
});

test('names all kecamatan that share a postcode, and behind them the others of their city', () => {
  const { places, districts } = placeOfPostcode('35111') ?? {};
  expect(places?.map(({ district }) => district)).toEqual(['Tanjungkarang Pusat', 'Enggal']);
  expect(districts?.slice(0, 2)).toEqual(['Tanjungkarang Pusat', 'Enggal']);
  expect(districts).toContain('Kedaton');
  expect(new Set(districts).size).toBe(districts?.length);
});

test('of a postcode that is not in the table, knows the province and suggests the city of its neighbours', () => {
  expect(placeOfPostcode('12135')).toMatchObject({
    places: [{ state: 'JK', city: '', district: '' }],
    cities: ['Jakarta Selatan'],
    districts: expect.arrayContaining(['Kebayoran Baru', 'Tebet']),
  });
  expect(placeOfPostcode('29999')).toEqual({
    places: ['RI', 'KR'].map((state) => ({ state, city: '', district: '' })),
    cities: [],
    districts: [],
  });
});

test.each(['', '1213', '121300', '01234', 'abcde', '18000'])('%j says nothing', (postcode) => {
  expect(placeOfPostcode(postcode)).toBeNull();
});

test('the table has every province, with names and postcodes as they are written', () => {
  expect(Object.keys(TABLE).sort()).toEqual(PROVINCES_OF_INDONESIA.map(({ code }) => code).sort());
  const cities = Object.values(TABLE).flatMap((province) => Object.entries(province));
  expect(cities).toHaveLength(514);
  const districts = cities.flatMap(([, city]) => Object.entries<string>(city));
  expect(districts.length).toBeGreaterThan(7200);
  const odd = districts.filter(
    ([name, postcodes]) => !/^[A-Z\d][\w '/.-]+$/.test(name) || !/^[1-9]\d{4}([ -][1-9]\d{4})*$/.test(postcodes),
  );
  expect(odd).toEqual([]);
});
