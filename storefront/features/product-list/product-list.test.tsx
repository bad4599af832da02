import { expect, test } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import { parseCatalogQuery } from '../../model/catalog-query.ts';
import { catalogView } from '../../model/catalog-view.ts';
import { EMPTY_SEARCH_RESULT } from '../../model/search.ts';
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
