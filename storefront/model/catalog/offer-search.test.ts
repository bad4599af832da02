import { expect, test } from 'vitest';
import { parseCatalogQuery, printCatalogQuery } from './catalog-query.ts';
import { offersSearched } from './offer-search.ts';

const listOf = (parameters: string): string | null => {
  const offers = offersSearched(parseCatalogQuery(new URLSearchParams(parameters)));
  return offers && printCatalogQuery(offers);
};

test.each([
  ['search=promo', '?sale=1&orderby=discount'],
  ['search=Diskon+hari+ini', '?sale=1&orderby=discount'],
  ['search=sale', '?sale=1&orderby=discount'],
  ['search=on+sale!', '?sale=1&orderby=discount'],
  ['search=murah', '?orderby=price'],
  ['search=paling+murah', '?orderby=price'],
  ['search=Termurah', '?orderby=price'],
  ['search=cheapest+products', '?orderby=price'],
  ['search=promo+murah', '?sale=1&orderby=price'],
  ['search=terlaris', '?orderby=popularity'],
  ['search=Paling+laris', '?orderby=popularity'],
  ['search=produk+populer', '?orderby=popularity'],
  ['search=best+sellers', '?orderby=popularity'],
  ['search=promo+terlaris', '?sale=1&orderby=popularity'],
  ['search=terlaris+murah', '?orderby=price'],
  ['search=cheap&sale=1&stock=1', '?sale=1&stock=1&orderby=price'],
])('%s asks for the list %s', (parameters, list) => {
  expect(listOf(parameters)).toBe(list);
});

test.each([
  '',
  'search=%21',
  'search=oli+murah',
  'search=promo+oli',
  'search=harga',
  'search=oli+terlaris',
  'search=best',
  'search=salep',
  'sale=1',
])('“%s” is no search for offers alone', (parameters) => {
  expect(listOf(parameters)).toBeNull();
});
