import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyVehicle } from '../testing/vehicles.ts';
import type { Vehicle } from './vehicle.ts';
import { fitOf, type VehicleFacts, withGrade } from './vehicle-fit.ts';
import { GRADE_RULES, neededStandard, suitableGrades } from './vehicle-rules.ts';

const NO_FACTS: VehicleFacts = {
  use: null,
  types: [],
  fuels: [],
  engine: null,
  years: null,
  grades: [],
  standards: [],
};
const CITY_CAR: Vehicle = { type: 'car', fuel: 'petrol', engine: 1200, year: 2019 };
const SPORT_BIKE: Vehicle = { type: 'motorcycle', fuel: 'petrol', engine: 250, year: 2020 };
const reasonOf = (facts: Partial<VehicleFacts>, vehicle: Vehicle) => {
  const fit = fitOf({ ...NO_FACTS, ...facts }, vehicle);
  return fit.kind === 'misfit' ? fit.reason.kind : fit.kind;
};

test('a product that says nothing about vehicles is for any', () => {
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(fitOf(null, vehicle)).toEqual({ kind: 'any' });
    }),
  );
});

test('a product without limits fits every vehicle', () => {
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(fitOf(NO_FACTS, vehicle)).toEqual({ kind: 'fits' });
    }),
  );
});

test('every vehicle has a rule for its grade and for its standard', () => {
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(suitableGrades(vehicle).length > 0).toBe(vehicle.type !== 'twostroke');
      expect(neededStandard(vehicle).prefixes).not.toEqual([]);
    }),
  );
});

test('every rule is the one for some vehicle', () => {
  const used = new Set<readonly string[]>();
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      used.add(suitableGrades(vehicle));
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(GRADE_RULES.filter(({ grades }) => !used.has(grades))).toEqual([]);
});

test('a stricter product never fits a vehicle that a laxer one does not', () => {
  fc.assert(
    fc.property(anyVehicle, fc.constantFrom('engine', 'years'), fc.nat(3000), (vehicle, part, bound) => {
      const strict = { ...NO_FACTS, [part]: { from: bound, to: bound } };
      const lax = { ...NO_FACTS, [part]: { from: bound, to: null } };
      if (fitOf(strict, vehicle).kind === 'fits') expect(fitOf(lax, vehicle).kind).toBe('fits');
    }),
  );
});

describe('an oil', () => {
  test.each([
    ['of a suitable grade', { grades: ['5w30'], standards: ['API SP'] }, CITY_CAR, 'fits'],
    ['that is too thick', { grades: ['20w50'], standards: ['API SP'] }, CITY_CAR, 'grade'],
    ['for diesels alone', { standards: ['API CK-4'] }, CITY_CAR, 'standard'],
    ['for dry clutches', { standards: ['API SL', 'JASO MB'] }, SPORT_BIKE, 'standard'],
    ['for wet clutches', { types: ['motorcycle'], standards: ['API SN', 'JASO MA2'] }, SPORT_BIKE, 'fits'],
    ['for wet clutches', { types: ['motorcycle'], standards: ['API SN', 'JASO MA2'] }, CITY_CAR, 'type'],
    ['for large engines', { engine: { from: 300, to: null } }, SPORT_BIKE, 'engine'],
    ['for old engines', { years: { from: null, to: 1990 } }, CITY_CAR, 'year'],
    ['for old engines', { years: { from: null, to: 1990 } }, { ...CITY_CAR, year: null }, 'fits'],
    ['for hybrids', { fuels: ['hybrid'] }, CITY_CAR, 'fuel'],
  ] as const)('%s: %j on %j → %s', (_what, facts, vehicle, expected) => {
    expect(reasonOf(facts, vehicle)).toBe(expected);
  });

  test('is judged by the chosen grade alone', () => {
    const facts = { ...NO_FACTS, grades: ['5w30', '20w50'] };
    const kinds = [undefined, '5w30', '20w50', 'unknown'].map((grade) => fitOf(withGrade(facts, grade), CITY_CAR).kind);
    expect(kinds).toEqual(['fits', 'fits', 'misfit', 'fits']);
  });
});
