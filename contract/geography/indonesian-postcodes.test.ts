import { expect, test } from 'vitest';
import { PROVINCES_OF_INDONESIA } from './address-formats.ts';
import { placeOfPostcode } from './indonesian-postcodes.ts';

test.each([
  ['12130', ['JK'], ['Jakarta Selatan']],
  ['60235', ['JI'], ['Kota Surabaya']],
  ['16411', ['JB'], ['Kota Depok']],
  ['17510', ['JB'], ['Kab. Bekasi']],
  ['65151', ['JI'], ['Kab. Malang']],
  ['77311', ['KI'], ['Kab. Berau']],
  ['77211', ['KU'], ['Kab. Bulungan']],
  ['91311', ['SR'], ['Kab. Polewali Mandar']],
  ['29411', ['KR'], ['Kota Batam']],
  ['29211', ['RI'], ['Kab. Indragiri Hilir']],
  ['97711', ['MU'], ['Kota Ternate', 'Kab. Halmahera Selatan']],
  ['99511', ['PE'], ['Kab. Jayawijaya']],
  ['99611', ['PS'], ['Kab. Merauke']],
  ['98811', ['PT'], ['Kab. Nabire']],
  ['98411', ['PD'], ['Kota Sorong', 'Kab. Sorong']],
])('%s lies in %j', (postcode, provinces, cities) => {
  expect(placeOfPostcode(postcode)).toEqual({ provinces, cities });
});

test('names all provinces that share the digits', () => {
  expect(placeOfPostcode('98311')?.provinces).toEqual(['PB', 'PD']);
});

test.each(['', '1213', '121300', '01234', 'abcde', '18000'])('%j says nothing', (postcode) => {
  expect(placeOfPostcode(postcode)).toBeNull();
});

test('every province has a postcode, and every postcode a province of the list', () => {
  const places = Array.from({ length: 900 }, (_, index) => placeOfPostcode(`${index + 100}11`));
  const found = new Set(places.flatMap((place) => place?.provinces ?? []));
  expect([...found].sort()).toEqual(PROVINCES_OF_INDONESIA.map(({ code }) => code).sort());
});

test('knows about five hundred cities and regencies', () => {
  const places = Array.from({ length: 9000 }, (_, index) => placeOfPostcode(`${index + 1000}1`));
  expect(new Set(places.flatMap((place) => place?.cities ?? [])).size).toBeGreaterThan(480);
});
