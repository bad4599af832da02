import { expect, test } from 'vitest';
import { joinDistrict, splitDistrict } from './district.ts';

test.each([
  ['', 'Kebayoran Baru', 'Kec. Kebayoran Baru'],
  ['Blok C, lantai 2', 'Kebayoran Baru', 'Blok C, lantai 2, Kec. Kebayoran Baru'],
  ['Blok C', '', 'Blok C'],
  ['', '', ''],
])('detail %j and district %j are one line', (detail, district, line) => {
  expect(joinDistrict({ detail, district })).toBe(line);
  expect(splitDistrict(line)).toEqual({ detail, district });
});

test.each(['Kecamatan Coblong', 'kec. Coblong', 'KEC.Coblong'])('writes the word for %j once', (district) => {
  expect(joinDistrict({ detail: '', district })).toBe('Kec. Coblong');
});

test('a district that starts with the same letters keeps its name', () => {
  expect(joinDistrict({ detail: '', district: 'Kecapi' })).toBe('Kec. Kecapi');
});
