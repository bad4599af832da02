import { expect, test } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import { parseCatalogQuery } from '../../model/catalog/catalog-query.ts';
import { catalogView } from '../../model/catalog/catalog-view.ts';
import { EMPTY_SEARCH_RESULT, searchResult } from '../../model/search/search.ts';
import { productCard } from '../../model/testing/products.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ProductList } from './product-list.tsx';

const query = parseCatalogQuery(new URLSearchParams('sale=1'));
const view = catalogView([productCard({ name: 'Racing Oil', percentOff: 10 })], query, EMPTY_SEARCH_RESULT);

const list = (settings: Partial<StoreSettings>) =>
  renderHtml(
    <ProductList view={view} route={{ path: '/products', isCategory: false }}>
      cards
    </ProductList>,
    { settings },
  );

test.each([
  ['showFilters', 'aria-label="Filter products"'],
  ['showFilters', 'popoverTarget="filters"'],
  ['showOrderByDropdown', '<select'],
] as const)('%s decides whether the list has %s', (setting, part) => {
  expect([list({ [setting]: true }).includes(part), list({ [setting]: false }).includes(part)]).toEqual([true, false]);
});

test('without filters an address that filters still says so, and the filter can be removed', () => {
  expect(list({ showFilters: false })).toContain('On sale');
});

test('a search that finds nothing has no filters and no order beside it', () => {
  const unknown = catalogView(
    [productCard({ name: 'Racing Oil' })],
    parseCatalogQuery(new URLSearchParams('search=xylophone')),
  );
  const html = renderHtml(
    <ProductList view={unknown} route={{ path: '/products', isCategory: false }}>
      nothing
    </ProductList>,
  );
  expect(html).not.toContain('aria-label="Filter products"');
  expect(html).not.toContain('<select');
  expect(html).toContain('Remove filter: “xylophone”');
});

const listOf = (search: string) =>
  renderHtml(
    <ProductList
      view={catalogView(
        [productCard({ name: 'Racing Oil', percentOff: 10 })],
        parseCatalogQuery(new URLSearchParams(search)),
        searchResult([1]),
      )}
      route={{ path: '/products', isCategory: false }}
    >
      cards
    </ProductList>,
  );

test('the button that opens the filters counts those in it, and a search is none', () => {
  expect([listOf('search=oil'), listOf('search=oil&sale=1')].map((html) => html.includes('Filters <b>1</b>'))).toEqual([
    false,
    true,
  ]);
});

test('several filters can be cleared at once; a single one by itself', () => {
  const countOf = (html: string) => html.split('Clear all').length;
  expect(countOf(listOf('search=oil&sale=1')) - countOf(listOf('sale=1'))).toBe(1);
});
