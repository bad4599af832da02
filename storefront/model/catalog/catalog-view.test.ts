import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchResult } from '../search/search.ts';
import { oil, productCard } from '../testing/products.ts';
import type { VehicleType } from '../vehicle/vehicle.ts';
import { countMatching } from './catalog-filters.ts';
import { type CatalogQuery, EMPTY_QUERY, inDefaultOrder, withChange } from './catalog-query.ts';
import { catalogView } from './catalog-view.ts';
import { shownUnder } from './product-card.ts';

const ANY_VEHICLE = { use: null, types: [], fuels: [], engine: null, years: null, grades: [], standards: [] };

const PRODUCTS = [
  productCard({
    id: 1,
    name: 'Racing Oil',
    category: 'oils',
    cents: 4000,
    terms: ['5W-30', '4 L'],
    rating: 5,
    reviewCount: 2,
  }),
  productCard({
    id: 2,
    name: 'City Oil',
    category: 'oils',
    cents: 1200,
    terms: ['10W-40', '1 L'],
    rating: 4,
    reviewCount: 9,
  }),
  productCard({
    id: 3,
    name: 'Budget Oil',
    category: 'oils',
    cents: 800,
    percentOff: 20,
    terms: ['10W-40', '1 L'],
    rating: 3,
  }),
  productCard({
    id: 4,
    name: 'Injector Cleaner',
    category: 'fuel',
    cents: 500,
    terms: ['500 ml'],
    rating: 4.5,
    reviewCount: 4,
  }),
  productCard({ id: 5, name: 'Sample Sachet', category: 'fuel', cents: null }),
];

/** As the backend's search would find them: what fits best comes first. */
const finding = (search: string) =>
  searchResult(
    PRODUCTS.filter(({ name }) => name.toLowerCase().includes(search))
      .map(({ id }) => id)
      .reverse(),
  );
const viewOf = (change: Partial<CatalogQuery>) =>
  catalogView(PRODUCTS, { ...inDefaultOrder({ ...EMPTY_QUERY, ...change }), ...change }, finding(change.search ?? ''));
const names = (change: Partial<CatalogQuery>) => viewOf(change).cards.map(({ name }) => name);
const counts = (values: readonly { readonly slug: string; readonly count: number }[]) =>
  Object.fromEntries(values.map(({ slug, count }) => [slug, count]));

describe('filters', () => {
  test.each<[string, Partial<CatalogQuery>, string[]]>([
    ['a category', { categories: ['fuel'] }, ['Injector Cleaner', 'Sample Sachet']],
    ['two categories: either will do', { categories: ['fuel', 'oils'] }, PRODUCTS.map(({ name }) => name)],
    [
      'a price range, both ends inclusive',
      { minPrice: 500, maxPrice: 1200 },
      ['City Oil', 'Budget Oil', 'Injector Cleaner'],
    ],
    [
      'a price range keeps out what has no price',
      { minPrice: 0 },
      ['Racing Oil', 'City Oil', 'Budget Oil', 'Injector Cleaner'],
    ],
    ['a minimum rating', { minRating: 4 }, ['Racing Oil', 'City Oil', 'Injector Cleaner']],
    ['only offers', { onSale: true }, ['Budget Oil']],
    [
      'terms of two attributes: both must hold',
      { terms: { viscosity: ['10w40'], size: ['1l', '4l'] } },
      ['City Oil', 'Budget Oil'],
    ],
    ['what was found, the best fit first', { search: 'oil' }, ['Budget Oil', 'City Oil', 'Racing Oil']],
    ['a filter on top of what was found', { search: 'oil', maxPrice: 1200 }, ['Budget Oil', 'City Oil']],
    ['another order of what was found', { search: 'oil', sort: 'date' }, ['Racing Oil', 'City Oil', 'Budget Oil']],
    [
      'unknown categories and terms are ignored',
      { categories: ['tyres'], terms: { size: ['9l'], hue: ['red'] } },
      PRODUCTS.map(({ name }) => name),
    ],
  ])('%s', (_case, change, expected) => {
    expect(names(change)).toEqual(expected);
  });

  test('is sorted by sales where the API tells them, and where an address asks for it', () => {
    const sold = PRODUCTS.map((product, place) => ({ ...product, totalSales: place }));
    const sortsOf = (products: typeof PRODUCTS, change: Partial<CatalogQuery> = {}) =>
      catalogView(products, { ...EMPTY_QUERY, ...change }).sorts;
    expect(sortsOf(sold)).toContain('popularity');
    expect(sortsOf(PRODUCTS)).not.toContain('popularity');
    expect(sortsOf(PRODUCTS, { sort: 'popularity' })).toContain('popularity');
  });

  test('without its search the list shows everything, newest first', () => {
    const { query } = viewOf({ search: 'oil' });
    expect(catalogView(PRODUCTS, withChange(query, { search: '' })).cards.map(({ name }) => name)).toEqual(
      PRODUCTS.map(({ name }) => name),
    );
  });

  test('tells that only the nearest were found while some of them are shown', () => {
    const nearest = searchResult([1], { isNearest: true });
    const query = inDefaultOrder({ ...EMPTY_QUERY, search: 'racin' });
    expect(catalogView(PRODUCTS, query, nearest).isNearest).toBe(true);
    expect(catalogView(PRODUCTS, { ...query, maxPrice: 1 }, nearest).isNearest).toBe(false);
  });

  test('tells a search that finds nothing from filters that leave nothing of it', () => {
    const query = inDefaultOrder({ ...EMPTY_QUERY, search: 'xylophone' });
    const nothing = catalogView(PRODUCTS, query, searchResult([], { missedWords: ['xylophone'] }));
    expect([nothing.isUnknownSearch, nothing.missedWords]).toEqual([true, ['xylophone']]);
    const filtered = catalogView(PRODUCTS, { ...query, maxPrice: 1 }, searchResult([1]));
    expect([filtered.total, filtered.isUnknownSearch]).toEqual([0, false]);
    expect(catalogView(PRODUCTS, inDefaultOrder(EMPTY_QUERY)).isUnknownSearch).toBe(false);
  });
});

test('a vehicle leaves out what is made for others, and keeps what is for any', () => {
  const madeFor = (...types: readonly VehicleType[]) => ({ ...ANY_VEHICLE, types });
  const products = [
    productCard({ name: 'Car Oil', vehicleFacts: madeFor('car') }),
    productCard({ name: 'Scooter Oil', vehicleFacts: madeFor('scooter') }),
    productCard({ name: 'Wax' }),
  ];
  const query: CatalogQuery = { ...EMPTY_QUERY, vehicle: { type: 'car', fuel: 'petrol', engine: null, year: null } };
  expect(catalogView(products, query).cards.map(({ name }) => name)).toEqual(['Car Oil', 'Wax']);
  expect(countMatching(products, query, finding(''))).toBe(2);
});

describe('facet counts', () => {
  test('follow the other filters, and still count the alternatives of their own group', () => {
    const { facets } = viewOf({ terms: { viscosity: ['10w40'] }, maxPrice: 1000 });
    expect(counts(facets.attributes.find(({ attribute }) => attribute === 'viscosity')?.values ?? [])).toEqual({
      '5w30': 0,
      '10w40': 1,
    });
    expect(counts(facets.categories)).toEqual({ oils: 1, fuel: 0 });
    expect(facets.sale.count).toBe(1);
  });

  test('the price bounds hold all packs of a product, under a chosen price too, and under a chosen size those of that size', () => {
    const { variations } = oil([
      { id: 1, viscosity: '5w30', size: '1l', cents: 1000 },
      { id: 2, viscosity: '5w30', size: '4l', cents: 5790 },
    ]);
    const product = { ...productCard({ name: 'Racing Oil', terms: ['1 L', '4 L'] }), variations };
    const listed = shownUnder(product, EMPTY_QUERY);
    const boundsOf = (change: Partial<CatalogQuery>) =>
      catalogView([listed], { ...EMPTY_QUERY, ...change }).facets.prices;
    expect(boundsOf({})).toEqual({ lowest: 1000, highest: 5790 });
    expect(boundsOf({ minPrice: 4000 })).toEqual({ lowest: 1000, highest: 5790 });
    expect(boundsOf({ terms: { size: ['1l'] } })).toEqual({ lowest: 1000, highest: 1000 });
  });

  test('a chosen price does not narrow the price bounds', () => {
    expect(viewOf({ maxPrice: 600 }).facets.prices).toEqual({ lowest: 500, highest: 4000 });
  });

  test('count ratings from so many stars on', () => {
    const { ratings } = viewOf({}).facets;
    expect(ratings.map(({ minimum, count }) => [minimum, count])).toEqual([
      [4, 3],
      [3, 4],
      [2, 4],
    ]);
  });

  test('orders pack sizes by amount', () => {
    const sizes = viewOf({}).facets.attributes.find(({ attribute }) => attribute === 'size');
    expect(sizes?.values.map(({ name }) => name)).toEqual(['500 ml', '1 L', '4 L']);
  });

  const slug = (...slugs: string[]) => fc.subarray(slugs);
  const anyQuery = fc.record({
    search: fc.constantFrom('', 'oil', 'cleaner', 'zzz'),
    categories: slug('oils', 'fuel'),
    minPrice: fc.constantFrom(null, 0, 600, 1200),
    maxPrice: fc.constantFrom(null, 1200, 4000),
    minRating: fc.constantFrom(null, 3, 4, 5),
    onSale: fc.boolean(),
    terms: fc.constantFrom<CatalogQuery['terms']>(
      {},
      { viscosity: ['10w40'] },
      { viscosity: ['5w30'], size: ['4l', '1l'] },
    ),
  });

  test('each count is the length of the list with only that value of its group', () => {
    fc.assert(
      fc.property(anyQuery, (change) => {
        const { query, facets } = viewOf(change);
        const shown = (other: CatalogQuery) => countMatching(PRODUCTS, other, finding(query.search));
        for (const { slug: category, count } of facets.categories)
          expect(count).toBe(shown({ ...query, categories: [category] }));
        for (const { attribute, values } of facets.attributes)
          for (const value of values)
            expect(value.count).toBe(shown({ ...query, terms: { ...query.terms, [attribute]: [value.slug] } }));
        for (const { minimum, count } of facets.ratings) expect(count).toBe(shown({ ...query, minRating: minimum }));
        expect(facets.sale.count).toBe(shown({ ...query, onSale: true }));
      }),
    );
  });
});

describe('pages', () => {
  const many = Array.from({ length: 50 }, (_, index) => productCard({ name: `Oil ${index}`, id: index }));

  test('hold 24 products, and the last one the rest', () => {
    const third = catalogView(many, { ...EMPTY_QUERY, page: 3 });
    expect([third.cards.length, third.total, third.pageCount]).toEqual([2, 50, 3]);
  });

  test('together show every product once', () => {
    const pages = [1, 2, 3].flatMap((page) => catalogView(many, { ...EMPTY_QUERY, page }).cards);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(50);
  });

  test('an empty list has one page', () => {
    expect(catalogView([], EMPTY_QUERY).pageCount).toBe(1);
  });

  test('a card has only the fields it shows', () => {
    expect(viewOf({}).cards[0]).not.toHaveProperty('shortDescription');
  });
});

describe('nothing found', () => {
  test('proposes filters to remove, by the number of products they bring back', () => {
    const { relaxations } = viewOf({ search: 'oil', maxPrice: 600, terms: { viscosity: ['5w30'] } });
    expect(relaxations).toEqual([
      expect.objectContaining({ count: 1, filter: expect.objectContaining({ kind: 'price' }) }),
    ]);
  });

  test('proposes nothing while products are found', () => {
    expect(viewOf({ minRating: 4 }).relaxations).toEqual([]);
  });
});
