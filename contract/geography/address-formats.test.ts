import { describe, expect, test } from 'vitest';
import { ADDRESS_FORMATS, addressFormat, OTHER_ADDRESS_FORMAT, PROVINCES_OF_INDONESIA } from './address-formats.ts';
import { COUNTRIES } from './countries.ts';

test('lists 38 provinces of Indonesia, each with its own code', () => {
  expect(new Set(PROVINCES_OF_INDONESIA.map(({ code }) => code)).size).toBe(38);
  expect(addressFormat('ID').states).toBe(PROVINCES_OF_INDONESIA);
});

test('has formats for existing countries only', () => {
  expect(COUNTRIES.size).toBe(250);
  expect(Object.keys(ADDRESS_FORMATS).filter((country) => !COUNTRIES.has(country))).toEqual([]);
});

test.each(['ZZ', 'constructor', ''])('uses the common format for a country without its own: %j', (country) => {
  expect(addressFormat(country)).toBe(OTHER_ADDRESS_FORMAT);
});

describe('postcodes', () => {
  test.each([
    ['AT', ['1010'], ['101', '10100']],
    ['BA', ['71000', '88000'], ['11000']],
    ['BR', ['01310-100', '01310100'], ['01310']],
    ['CA', ['K1A 0B1', 'K1A0B1'], ['D1A 0B1', 'K1A 0B']],
    ['CZ', ['110 00', '11000'], ['1100']],
    ['DE', ['10115'], ['00123', '1011']],
    ['DK', ['2100', 'DK-2100'], ['210']],
    ['ES', ['28001'], ['2800']],
    ['GB', ['SW1A 1AA', 'M1 1AE', 'GIR 0AA'], ['SW1A', '12345']],
    ['ID', ['10110', '98511'], ['- -', '00110', '1011', '101100', '1011A']],
    ['IE', ['D02 AF30', 'D6W XY00'], ['DUBLIN']],
    ['IN', ['110001', '110 001'], ['010001', '11000']],
    ['JP', ['100-0001', '1000001'], ['100-00']],
    ['LI', ['9485', '9498'], ['9484', '9499']],
    ['MY', ['50450'], ['5045']],
    ['NL', ['1011 AB', '1011AB'], ['0011 AB', '1011 SS']],
    ['PL', ['00-950'], ['0-950']],
    ['PT', ['1100-148'], ['1100']],
    ['SG', ['018956'], ['18956']],
    ['US', ['10001', '10001-1234'], ['1000', '10001-12']],
  ])('%s', (country, right, wrong) => {
    const pattern = addressFormat(country).postcodePattern;
    expect(right.filter((postcode) => !pattern?.test(postcode))).toEqual([]);
    expect(wrong.filter((postcode) => pattern?.test(postcode))).toEqual([]);
  });
});
