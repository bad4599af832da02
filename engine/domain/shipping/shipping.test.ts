import { describe, expect, test } from 'vitest';
import { DELIVERY } from '../testing/shop.ts';
import { chosenRate, decideShipping } from './choose-rate.ts';
import { findZone, methodCost, offerRates, type ShippableItems } from './rates.ts';
import type { ShippingMethod, ShippingZone } from './shipping-settings.ts';

const to = (country: string, state = '') => ({ country, state, postcode: '' });
const items = (rest: Partial<ShippableItems> = {}): ShippableItems => ({
  pieces: 3,
  grams: 1050,
  itemsTotal: 2970,
  shippingClasses: [],
  isFree: false,
  ...rest,
});

describe('the shipping zone of an address', () => {
  const countries = ['ID', 'SG'].map((country) => ({ kind: 'country', country }) as const);
  const asia: ShippingZone = { name: 'Asia', locations: countries, methods: [] };
  test.each([
    ['a province that is named', to('ID', 'BA'), DELIVERY.zones, 'Java–Bali'],
    ['a province that is not', to('ID', 'PA'), DELIVERY.zones, 'Other islands'],
    ['another country with a province of that code', to('DE', 'BA'), DELIVERY.zones, 'Abroad'],
    ['a country that is named, though everywhere else stands before it', to('SG'), [...DELIVERY.zones, asia], 'Asia'],
    ['the first of two that fit', to('ID', 'PA'), [asia, ...DELIVERY.zones], 'Asia'],
    ['an unknown country', to('ZZ'), DELIVERY.zones, 'Abroad'],
  ])('%s', (_case, destination, zones, name) => {
    expect(findZone(zones, destination)?.name).toBe(name);
  });

  test('is none without a zone for everywhere else', () => {
    expect(findZone(DELIVERY.zones.slice(0, 2), to('SG'))).toBeNull();
  });
});

describe('cost of a shipping method', () => {
  const base = { instance: 1, label: { id: 'Kurir', en: 'Courier' }, taxable: true, excludes: ['flammable'] };
  const flat: ShippingMethod = { ...base, kind: 'flat_rate', perOrder: 250, perItem: 10, perKilogram: 50 };
  const free: ShippingMethod = { ...base, kind: 'free_shipping', needs: 'minimum', minimum: 5000 };
  const pickup: ShippingMethod = { ...base, kind: 'local_pickup', cost: 30 };
  test.each([
    ['per order, per piece, per kilogram begun', flat, items(), 250 + 30 + 100],
    ['an exact kilogram is one kilogram', flat, items({ grams: 1000 }), 250 + 30 + 50],
    ['weightless items', flat, items({ grams: 0 }), 250 + 30],
    ['free a cent below its minimum', free, items({ itemsTotal: 4999 }), null],
    ['free at its minimum', free, items({ itemsTotal: 5000 }), 0],
    ['collected', pickup, items(), 30],
    ['nothing flammable', flat, items({ shippingClasses: ['flammable'] }), null],
    ['other classes travel', flat, items({ shippingClasses: ['bulky'] }), 380],
  ])('%s', (_case, method, items, cost) => {
    expect(methodCost(method, items)).toBe(cost);
  });

  test.each([
    ['minimum', [null, null, 0, 0]],
    ['coupon', [null, 0, null, 0]],
    ['either', [null, 0, 0, 0]],
    ['both', [null, null, null, 0]],
  ] as const)('free delivery that asks for %s', (needs, costs) => {
    const method: ShippingMethod = { ...base, kind: 'free_shipping', needs, minimum: 5000 };
    const carts = [4999, 5000].flatMap((itemsTotal) => [false, true].map((isFree) => items({ itemsTotal, isFree })));
    expect(carts.map((items) => methodCost(method, items))).toEqual(costs);
  });
});

const rates = (items: ShippableItems, destination = to('ID', 'JK')) =>
  offerRates(DELIVERY.zones, { items, destination });

describe('the chosen shipping rate', () => {
  const cheap = rates(items());
  const dear = rates(items({ itemsTotal: 6000 }));
  const offered = (list: typeof cheap) => list.map(({ id }) => id);

  test('offers rates in the merchant’s order', () => {
    expect(offered(cheap)).toEqual(['flat_rate:2', 'local_pickup:3']);
    expect(offered(dear)).toEqual(['free_shipping:1', 'flat_rate:2', 'local_pickup:3']);
  });

  test.each([
    ['the first, without a choice', cheap, null, 'flat_rate:2'],
    [
      'the chosen one, while the same is offered',
      dear,
      { rateId: 'flat_rate:2', offered: offered(dear) },
      'flat_rate:2',
    ],
    [
      'the first again, when another offer comes',
      dear,
      { rateId: 'flat_rate:2', offered: offered(cheap) },
      'free_shipping:1',
    ],
    [
      'the first, when the chosen one is gone',
      cheap,
      { rateId: 'free_shipping:1', offered: offered(dear) },
      'flat_rate:2',
    ],
    [
      'collecting stays chosen through any offer',
      dear,
      { rateId: 'local_pickup:3', offered: offered(cheap) },
      'local_pickup:3',
    ],
    ['none, when nothing is offered', [], { rateId: 'flat_rate:2', offered: ['flat_rate:2'] }, undefined],
  ])('%s', (_case, list, choice, id) => {
    expect(chosenRate(list, choice, false)?.id).toBe(id);
  });

  test('a free-shipping coupon makes free shipping the default', () => {
    const last = dear.toReversed();
    expect(chosenRate(last, null, false)?.id).toBe('local_pickup:3');
    expect(chosenRate(last, null, true)?.id).toBe('free_shipping:1');
    expect(chosenRate(last, { rateId: 'flat_rate:2', offered: offered(last) }, true)?.id).toBe('flat_rate:2');
  });

  test.each([
    [
      'one of them',
      cheap,
      ['local_pickup:3'],
      { ok: true, value: { rateId: 'local_pickup:3', offered: offered(cheap) } },
    ],
    ['nothing', cheap, [], { ok: false, refusal: { code: 'NO_SHIPPING_METHOD_GIVEN' } }],
    ['only empty text', cheap, ['', ''], { ok: false, refusal: { code: 'NO_SHIPPING_METHOD_GIVEN' } }],
    [
      'one that is not offered',
      cheap,
      ['free_shipping:1'],
      { ok: false, refusal: { code: 'SHIPPING_METHOD_UNAVAILABLE', id: 'free_shipping:1', package: 0 } },
    ],
    [
      'one for a second package',
      cheap,
      ['', 'flat_rate:2'],
      { ok: false, refusal: { code: 'NO_SHIPPING_PACKAGE', index: 1 } },
    ],
    [
      'one for each of two packages',
      cheap,
      ['flat_rate:2', 'flat_rate:2'],
      { ok: false, refusal: { code: 'NO_SHIPPING_PACKAGE', index: 1 } },
    ],
    [
      'one when nothing travels',
      null,
      ['flat_rate:2'],
      { ok: false, refusal: { code: 'NO_SHIPPING_PACKAGE', index: 0 } },
    ],
  ])('choosing %s', (_case, list, rateIds, answer) => {
    expect(decideShipping(list, rateIds)).toEqual(answer);
  });
});
