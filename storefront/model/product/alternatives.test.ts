import { describe, expect, test } from 'vitest';
import { oil, productCard, SOLD_OUT } from '../testing/products.ts';
import type { VehicleFacts } from '../vehicle/vehicle-fit.ts';
import { alternativeTo, alternativeVariation, isUnavailable } from './alternatives.ts';
import type { ProductSummary } from './product.ts';

const facts = (change: Partial<VehicleFacts>): VehicleFacts => ({
  use: 'engine-oil',
  types: ['car'],
  fuels: ['petrol'],
  engine: null,
  years: null,
  grades: ['5w30'],
  standards: [],
  ...change,
});

const product = (id: number, change: Partial<ProductSummary> = {}): ProductSummary => ({
  ...productCard({ id, name: `Product ${id}`, vehicleFacts: facts({}) }),
  ...change,
});

const SOLD = product(1, { stock: SOLD_OUT });
const idOf = (...others: readonly ProductSummary[]) => alternativeTo(SOLD.id, [SOLD, ...others])?.id ?? null;

describe('the alternative to a sold-out product', () => {
  test('has the same viscosity rather than the same price', () => {
    const price = { current: 5000, regular: 5000, isFrom: false, percentOff: 0 };
    expect(idOf(product(2, { vehicleFacts: facts({ grades: ['20w50'] }) }), product(3, { price }))).toBe(3);
  });

  test('costs about the same where all else is alike', () => {
    const price = (current: number) => ({ current, regular: current, isFrom: false, percentOff: 0 });
    expect(idOf(product(2, { price: price(9000) }), product(3, { price: price(1100) }))).toBe(3);
  });

  test.each([
    ['sold out as well', { stock: SOLD_OUT }],
    ['without a price', { price: null }],
    ['sold by somebody else', { type: 'external' as const }],
    ['for another use', { vehicleFacts: facts({ use: 'fuel-additive' }) }],
    ['for other vehicles', { vehicleFacts: facts({ types: ['scooter'] }) }],
    ['for another fuel', { vehicleFacts: facts({ fuels: ['diesel'] }) }],
    ['for no vehicle in particular', { vehicleFacts: null }],
  ])('is none that is %s', (_what, change) => {
    expect(idOf(product(2, change))).toBeNull();
  });

  test.each([
    ['of another category, for the same use', { categories: [{ slug: 'other', name: 'other' }] }],
    ['for vehicles of any kind', { vehicleFacts: facts({ types: [] }) }],
    ['for any fuel', { vehicleFacts: facts({ fuels: [] }) }],
  ])('may be one that is %s', (_what, change) => {
    expect(idOf(product(2, change))).toBe(2);
  });

  test('is of the same category where nothing is said about vehicles', () => {
    const wax = productCard({ id: 1, name: 'Wax', category: 'care', stock: SOLD_OUT });
    const polish = productCard({ id: 2, name: 'Polish', category: 'care' });
    const cloth = productCard({ id: 3, name: 'Oil', category: 'oils' });
    expect(alternativeTo(wax.id, [wax, cloth])).toBeNull();
    expect(alternativeTo(wax.id, [wax, cloth, polish])).toBe(polish);
  });
});

test('a product that the list does not have has no alternative', () => {
  expect(alternativeTo(1, [product(2)])).toBeNull();
});

test.each([
  ['a product that is in stock', product(1), false],
  ['a product that is sold out', SOLD, true],
  ['a product without a price', product(1, { price: null }), true],
  [
    'packs of which one is left',
    oil([
      { id: 1, viscosity: '5w30', size: '1l', stock: SOLD_OUT },
      { id: 2, viscosity: '5w30', size: '4l' },
    ]),
    false,
  ],
  ['packs that are all sold out', oil([{ id: 1, viscosity: '5w30', size: '1l', stock: SOLD_OUT }]), true],
])('an alternative is looked for only where nothing is left: %s', (_what, shown, isLookedFor) => {
  expect(isUnavailable(shown)).toBe(isLookedFor);
});

describe('another pack of the same product', () => {
  const packs = oil([
    { id: 1, viscosity: '5w30', size: '1l', stock: SOLD_OUT },
    { id: 2, viscosity: '10w40', size: '1l' },
    { id: 3, viscosity: '5w30', size: '4l' },
  ]);

  test('keeps the viscosity rather than the size', () => {
    expect(alternativeVariation(packs, { viscosity: '5w30', size: '1l' })?.id).toBe(3);
    expect(alternativeVariation(packs, { viscosity: '10w40', size: '4l' })?.id).toBe(2);
  });

  test('is none where all are sold out', () => {
    expect(alternativeVariation(oil([{ id: 1, viscosity: '5w30', size: '1l', stock: SOLD_OUT }]), {})).toBeNull();
  });
});
