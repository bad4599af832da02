import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dose, doseParameters, planDose, readHabits, usualHabits } from './dose.ts';

const CLEANER: Dose = {
  into: 'fuel',
  mlPerLitre: 4,
  every: { from: 3000, to: 5000 },
  withinMonths: null,
  minutes: null,
};
const BOOSTER: Dose = { into: 'fuel', mlPerLitre: 3, every: 'fill', withinMonths: null, minutes: null };
const HABITS = { litres: 50, kmPerMonth: 1000, kmPerLitre: 12 };

test('a cleaner is due every 3,000 to 5,000 km', () => {
  expect(planDose(CLEANER, HABITS, 200)).toEqual({
    ml: 200,
    packs: 1,
    dosesPerYear: 2.4,
    mlPerYear: 480,
    packsPerYear: 3,
    dueDays: { from: 91, to: 152 },
  });
});

test('a booster goes in with every filling', () => {
  expect(planDose(BOOSTER, HABITS, 150)).toMatchObject({
    ml: 150,
    packs: 1,
    dosesPerYear: 20,
    packsPerYear: 20,
    dueDays: { from: 18, to: 18 },
  });
});

test('what is due less than once a year still takes a whole dose', () => {
  const rare = { ...CLEANER, every: { from: 20_000, to: 20_000 } };
  const plan = planDose(rare, { ...HABITS, kmPerMonth: 100 }, 100);
  expect(plan).toMatchObject({ mlPerYear: 200, packsPerYear: 2 });
});

test.each([
  ['who drives little changes oil by the months', 500, { dueDays: { from: 183, to: 183 }, packsPerYear: 8 }],
  ['who drives much by the distance', 2500, { dueDays: { from: 122, to: 122 }, packsPerYear: 12 }],
])('%s', (_case, kmPerMonth, expected) => {
  const oil: Dose = {
    into: 'oil',
    mlPerLitre: 1000,
    every: { from: 10_000, to: 10_000 },
    withinMonths: 6,
    minutes: null,
  };
  expect(planDose(oil, { ...HABITS, litres: 4, kmPerMonth }, 1000)).toMatchObject(expected);
});

const anyHabits = fc.record({
  litres: fc.integer({ min: 1, max: 400 }),
  kmPerMonth: fc.integer({ min: 20, max: 30_000 }),
  kmPerLitre: fc.integer({ min: 1, max: 100 }),
});
const anyDose = fc.constantFrom(CLEANER, BOOSTER);

test('a year’s packs hold at least a year’s doses, and no whole pack is left over', () => {
  fc.assert(
    fc.property(anyDose, anyHabits, fc.integer({ min: 20, max: 5000 }), (dose, habits, packMl) => {
      const { dosesPerYear, packsPerYear } = planDose(dose, habits, packMl);
      const needed = Math.max(1, dosesPerYear) * habits.litres * dose.mlPerLitre;
      expect(packsPerYear * packMl).toBeGreaterThanOrEqual(needed * (1 - 1e-6));
      expect((packsPerYear - 1) * packMl).toBeLessThan(needed);
    }),
  );
});

test('whoever drives more needs no less, and sooner', () => {
  fc.assert(
    fc.property(anyDose, anyHabits, fc.integer({ min: 0, max: 5000 }), (dose, habits, more) => {
      const less = planDose(dose, habits, 200);
      const farther = planDose(dose, { ...habits, kmPerMonth: habits.kmPerMonth + more }, 200);
      expect(farther.packsPerYear).toBeGreaterThanOrEqual(less.packsPerYear);
      expect(farther.dueDays.from).toBeLessThanOrEqual(less.dueDays.from);
    }),
  );
});

describe('the habits in an address', () => {
  const usual = usualHabits(CLEANER, true);

  test.each([
    ['litres=3,5&km=900', { litres: 3.5, kmPerMonth: 900 }],
    ['litres=0&km=-1', {}],
    ['litres=1e9&km=abc&kml=', {}],
    ['litres=0.3&km=30000', { litres: 0.3, kmPerMonth: 30_000 }],
    ['litres=400&km=20', { litres: 400, kmPerMonth: 20 }],
    ['litres=0.2&km=30001', {}],
    ['litres=400.1&km=19', {}],
    ['kml=45', { kmPerLitre: 45 }],
    ['km=1.200', { kmPerMonth: 1200 }],
  ])('%s is read as %j beside the usual ones', (query, expected) => {
    expect(readHabits(new URLSearchParams(query), usual)).toEqual({ ...usual, ...expected });
  });

  test('are spelled one way', () => {
    expect(doseParameters(new URLSearchParams('km=0900&litres=3,50&kml=12.0&x=1'))).toEqual([
      ['km', '900'],
      ['kml', '12'],
    ]);
  });
});
