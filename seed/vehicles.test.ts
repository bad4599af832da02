import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doseOf, vehicleFactsOf } from '#storefront/gateway/map/vehicle-facts.ts';
import { anyVehicle } from '#storefront/model/testing/vehicles.ts';
import { fitOf } from '#storefront/model/vehicle/vehicle-fit.ts';
import { readSeed } from './read/read-seed.ts';

const products = readSeed().products.map((product) => {
  const meta = Object.entries(product.meta).map(([key, value]) => ({ key, value }));
  return { product, facts: vehicleFactsOf(meta), dose: doseOf(meta) };
});

test('every vehicle finds an engine oil', () => {
  const oils = products.filter(({ facts }) => facts?.use === 'engine-oil');
  fc.assert(
    fc.property(anyVehicle, (vehicle) => {
      expect(oils.some(({ facts }) => fitOf(facts, vehicle).kind === 'fits')).toBe(true);
    }),
  );
});

test('an oil names the viscosities that it is sold in', () => {
  for (const { product, facts } of products) {
    const sold = product.attributes.find(({ slug }) => slug === 'viscosity')?.terms;
    if (sold) expect(facts?.grades, product.slug).toEqual(sold);
  }
});

test('every oil says which standards it meets, and they stand in its specification', () => {
  for (const { product, facts } of products) {
    if (facts?.use !== 'engine-oil') continue;
    expect(facts.standards, product.slug).not.toEqual([]);
    const written = JSON.stringify(product.text.en.specifications);
    for (const standard of facts.standards) expect(written).toContain(standard.replace(/^(?:API|ACEA) /, ''));
  }
});

test('whoever names a dose names a sensible one, for packs of known content', () => {
  const named = products.filter(({ product }) => 'dose_into' in product.meta);
  expect(named.length).toBeGreaterThan(20);
  for (const { product, dose } of named) {
    expect(dose, product.slug).not.toBeNull();
    const contents = product.kind === 'variable' ? product.variations.map(({ content }) => content) : [product.content];
    for (const content of contents) expect(content?.unit, product.slug).toBe('ml');
  }
});
