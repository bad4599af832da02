import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyVehicle } from '../testing/vehicles.ts';
import {
  availableSorts,
  type CatalogQuery,
  catalogPath,
  EMPTY_QUERY,
  inDefaultOrder,
  PARAMETERS,
  parseCatalogQuery,
  parsePageNumber,
  parsePrice,
  printCatalogQuery,
} from './catalog-query.ts';

const read = (search: string) => parseCatalogQuery(new URLSearchParams(search));

test('an address without a query lists everything, newest first', () => {
  expect(read('')).toEqual(EMPTY_QUERY);
  expect(printCatalogQuery(EMPTY_QUERY)).toBe('');
});

test('the address holds every part of the query', () => {
  const query: CatalogQuery = {
    search: 'rem & oli',
    categories: ['campuran-oli', 'minyak-rem'],
    minPrice: 500,
    maxPrice: 3690,
    minRating: 4,
    onSale: true,
    inStock: true,
    terms: { size: ['1l', '4l'], viscosity: ['5w30'] },
    vehicle: { type: 'car', fuel: 'petrol', engine: 1500, year: 2019 },
    sort: 'price',
    direction: 'desc',
    page: 3,
  };
  expect(catalogPath('/products', query)).toBe(
    '/products/page/3?search=rem%20%26%20oli&category=campuran-oli,minyak-rem&min_price=5&max_price=36.90&rating=4&sale=1&stock=1&filter_size=1l,4l&filter_viscosity=5w30&vehicle=car-petrol-1500-2019&orderby=price&order=desc',
  );
});

test('a search is ordered by relevance unless another order is chosen', () => {
  expect(read('search=oli')).toEqual(inDefaultOrder({ ...EMPTY_QUERY, search: 'oli' }));
  expect(read('search=oli&orderby=relevance&order=asc')).toEqual(read('search=oli'));
  expect(printCatalogQuery(read('search=oli&orderby=date'))).toBe('?search=oli&orderby=date');
  expect(read('orderby=relevance')).toEqual(EMPTY_QUERY);
});

test('reads repeated parameters of a form like comma-separated ones', () => {
  expect(read('category=b&category=a&min_price=&rating=&sale=1')).toEqual(read('category=a,b&sale=1'));
});

test('the direction button of a form wins over the hidden field before it', () => {
  expect(read('orderby=price&order=desc&order=asc').direction).toBe('asc');
});

test('takes a reversed price range as it is meant', () => {
  expect(read('min_price=50&max_price=5')).toEqual(read('min_price=5&max_price=50'));
});

describe('ignores malformed parameters', () => {
  test.each([
    ['an unknown order', 'orderby=hack&order=sideways'],
    ['negative and broken prices', 'min_price=-5&max_price=NaN'],
    ['a price beyond all reason', 'max_price=99999999999'],
    ['a rating that does not exist', 'rating=9'],
    ['half a rating', 'rating=4.5'],
    ['a sale flag of another kind', 'sale=yes'],
    ['slugs that are none', 'category=<script>&filter_size=../etc'],
    ['attributes that are none', 'filter_=x&filter_a%20b=c'],
    ['blank search', 'search=%20%20'],
  ])('%s', (_case, search) => {
    expect(read(search)).toEqual(EMPTY_QUERY);
  });

  test('limits long searches and long lists of values', () => {
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(100);
    expect(
      read(`category=${Array.from({ length: 500 }, (_, index) => `c${index}`).join(',')}`).categories,
    ).toHaveLength(50);
  });
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['01', null],
  ['abc', null],
  ['99999999999999999999', null],
])('page %s is %s', (text, page) => {
  expect(parsePageNumber(text)).toBe(page);
});

test.each([
  ['36.90', 3690],
  ['36,9', 3690],
  ['€5.00', 500],
  [' 12 ', 1200],
  ['', null],
  ['1e3', null],
  ['1.250', 125_000],
  ['Rp 1.250.000', 125_000_000],
  ['IDR 1.250.000', 125_000_000],
  ['185,000', 18_500_000],
  ['1\u202f250', 125_000],
  ['1’250', 125_000],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['5.9999', null],
])('the price "%s" is %s cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/);
const slugs = fc.uniqueArray(slug, { maxLength: 4 }).map((list) => list.sort());
const sorts = fc.constantFrom(...availableSorts({ search: 'oil' }));
const anyQuery: fc.Arbitrary<CatalogQuery> = fc
  .record({
    search: fc.string({ maxLength: 40 }).map((text) => text.normalize().trim()),
    categories: slugs,
    prices: fc.tuple(fc.nat(9_999_999), fc.nat(9_999_999)),
    openEnds: fc.tuple(fc.boolean(), fc.boolean()),
    minRating: fc.constantFrom(null, 1, 2, 3, 4, 5),
    onSale: fc.boolean(),
    inStock: fc.boolean(),
    terms: fc.dictionary(
      slug,
      slugs.filter((list) => list.length > 0),
      { maxKeys: 3, noNullPrototype: true },
    ),
    vehicle: fc.option(anyVehicle),
    sort: sorts,
    direction: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ prices: [a, b], openEnds: [openLow, openHigh], ...query }) => ({
    ...query,
    minPrice: openLow ? null : Math.min(a, b),
    maxPrice: openHigh ? null : Math.max(a, b),
  }))
  .map((query) => (query.sort === 'relevance' ? inDefaultOrder(query) : query));

test('every query survives the way through its address', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseCatalogQuery(new URLSearchParams(printCatalogQuery(query)), query.page)).toEqual(query);
    }),
  );
});

const anyParameter = fc.constantFrom<string[]>(...Object.values(PARAMETERS), 'filter_size', 'filter_', 'utm_source');

test('any address is readable, and stable after one round', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyParameter, fc.string({ maxLength: 12 }))), (typed) => {
      const once = printCatalogQuery(parseCatalogQuery(new URLSearchParams(typed)));
      expect(printCatalogQuery(read(once))).toBe(once);
    }),
  );
});
