import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyVehicle } from '../testing/vehicles.ts';
import { checkVehicle, parseVehicle, printVehicle } from './vehicle.ts';

test('every vehicle survives the way through its text', () => {
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(parseVehicle(printVehicle(vehicle))).toEqual(vehicle);
    }),
  );
});

test.each([
  ['car-petrol', { type: 'car', fuel: 'petrol', engine: null, year: null }],
  ['car-hybrid-0-2021', { type: 'car', fuel: 'hybrid', engine: null, year: 2021 }],
  ['scooter-petrol-125', { type: 'scooter', fuel: 'petrol', engine: 125, year: null }],
  ['scooter-diesel', null],
  ['car-petrol-0-0', null],
  ['car-petrol-1500-2019-x', null],
  ['car', null],
  ['', null],
  ['<script>', null],
  ['car-petrol-99999', null],
])('"%s" is read as %j', (text, vehicle) => {
  expect(parseVehicle(text)).toEqual(vehicle);
});

test('no text at all is an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const vehicle = parseVehicle(text);
      expect(vehicle === null || printVehicle(vehicle) === text).toBe(true);
    }),
  );
});

describe('the form', () => {
  const typed = { type: 'car', fuel: 'petrol', engine: '', year: '' };

  test('takes a displacement with a separator', () => {
    expect(checkVehicle({ ...typed, engine: '1.496', year: ' 2019 ' })).toEqual({
      vehicle: { type: 'car', fuel: 'petrol', engine: 1496, year: 2019 },
    });
  });

  test.each([
    [{ type: '' }, { type: 'type' }],
    [{ fuel: 'water' }, { fuel: 'fuel' }],
    [{ type: 'twostroke', fuel: 'hybrid' }, { fuel: 'fuel-of-type' }],
    [
      { engine: '12', year: '19' },
      { engine: 'engine', year: 'year' },
    ],
    [{ year: 'last year' }, { year: 'year' }],
  ])('with %j it names %j', (change, problems) => {
    expect(checkVehicle({ ...typed, ...change })).toEqual({ vehicle: null, problems });
  });
});
