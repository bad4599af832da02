import { expect, test } from 'vitest';
import { doseOf, vehicleFactsOf } from './vehicle-facts.ts';

const meta = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([key, value]) => ({ key, value }));

test('reads what a product says about vehicles, and ignores words it does not know', () => {
  const facts = vehicleFactsOf(
    meta({
      product_use: 'engine-oil',
      vehicle_types: 'Car, pickup boat',
      vehicle_fuels: 'petrol',
      vehicle_engine: '250-',
      vehicle_years: '-1990',
      oil_grades: '5W30 thick',
      oil_standards: 'API SN, JASO MA2',
    }),
  );
  expect(facts).toEqual({
    use: 'engine-oil',
    types: ['car', 'pickup'],
    fuels: ['petrol'],
    engine: { from: 250, to: null },
    years: { from: null, to: 1990 },
    grades: ['5w30'],
    standards: ['API SN', 'JASO MA2'],
  });
});

test.each([[null], [[]], [meta({ vehicle_types: 'boat' })]])('says nothing of vehicles: %j', (raw) => {
  expect(vehicleFactsOf(raw)).toBeNull();
});

const DOSE = { dose_into: 'fuel', dose_ml_per_litre: '4', dose_every: '3000-5000' };

test.each([
  [{}, { into: 'fuel', mlPerLitre: 4, every: { from: 3000, to: 5000 }, withinMonths: null, minutes: null }],
  [{ dose_every: 'fill' }, { into: 'fuel', mlPerLitre: 4, every: 'fill', withinMonths: null, minutes: null }],
  [
    { dose_into: 'oil', dose_every: '15000', dose_months: '6', dose_minutes: '10-15' },
    { into: 'oil', mlPerLitre: 4, every: { from: 15_000, to: 15_000 }, withinMonths: 6, minutes: { from: 10, to: 15 } },
  ],
  [
    { dose_months: '-6' },
    { into: 'fuel', mlPerLitre: 4, every: { from: 3000, to: 5000 }, withinMonths: null, minutes: null },
  ],
  [{ dose_into: 'tyres' }, null],
  [{ dose_ml_per_litre: 'a bit' }, null],
  [{ dose_ml_per_litre: '-4' }, null],
  [{ dose_every: 'often' }, null],
  [{ dose_every: '0' }, null],
])('a dose changed by %j is %j', (change, expected) => {
  expect(doseOf(meta({ ...DOSE, ...change }))).toEqual(expected);
});
