import { expect, test } from 'vitest';
import { parseCatalogQuery } from '../catalog/catalog-query.ts';
import { missingFields } from '../testing/required-fields.ts';
import {
  breadcrumbList,
  businessStructuredData,
  productListStructuredData,
  siteStructuredData,
} from './structured-data.ts';

const SHOP = { baseUrl: 'https://shop.example', language: 'id' } as const;

test.each([
  ['the shop and its search', siteStructuredData(SHOP)],
  ['where the shop is', businessStructuredData(SHOP)],
  ['a list', productListStructuredData([{ slug: 'oil' }], SHOP)],
  ['the way to a page', breadcrumbList([{ label: 'Home', href: '/id' }, { label: 'Oil' }], SHOP)],
])('%s has every field that search engines require', (_what, data) => {
  expect(missingFields(data)).toEqual([]);
});

test('a required field that is empty counts as missing', () => {
  expect(missingFields(productListStructuredData([], SHOP))).toEqual(['ItemList: itemListElement']);
  expect(missingFields({ '@graph': [{ '@type': 'Product', name: 'Oil' }] })).toEqual([
    'Product: offers or review or aggregateRating',
  ]);
});

test('names the shop with its address and logo', () => {
  const [shop] = siteStructuredData(SHOP)['@graph'];
  expect(shop).toMatchObject({ url: 'https://shop.example/', logo: 'https://shop.example/icon-512.png' });
});

test('the search it names is the shop’s own', () => {
  const [, site] = siteStructuredData(SHOP)['@graph'];
  const target = site && 'potentialAction' in site ? site.potentialAction.target : '';
  const { pathname, searchParams } = new URL(target.replace('{search_term_string}', 'busi'));
  expect(pathname).toBe('/id/products');
  expect(parseCatalogQuery(searchParams).search).toBe('busi');
});

test.each(['/articles?category=tips', '/id/articles?category=tips'])(
  'a way over %s names pages alone, in its language',
  (href) => {
    const way = breadcrumbList([{ label: 'Tips', href }, { label: 'Racing' }, { label: 'Oil' }], SHOP);
    expect(way.itemListElement).toMatchObject([
      { position: 1, item: 'https://shop.example/id/articles?category=tips' },
      { position: 2, name: 'Oil', item: undefined },
    ]);
  },
);

test('lists products in their order, in the language of the page', () => {
  expect(productListStructuredData([{ slug: 'oil' }, { slug: 'wax' }], SHOP).itemListElement).toMatchObject([
    { position: 1, url: 'https://shop.example/id/product/oil' },
    { position: 2, url: 'https://shop.example/id/product/wax' },
  ]);
});
