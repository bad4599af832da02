import { expect, test } from 'vitest';
import { searchResult } from '../model/search/search.ts';
import { productCard } from '../model/testing/products.ts';
import { loadCatalogPage } from './catalog-page-loader.ts';

const PRODUCTS = Array.from({ length: 30 }, (_, index) => productCard({ name: `Oil ${index}`, id: index }));
const search = async (text: string) => searchResult(text === 'wax' ? [7, 3, 99] : []);
const at = (pageNumber: string | undefined, query = '') => {
  const url = `https://shop.example/id/products${query}`;
  return loadCatalogPage(PRODUCTS, { url, pageNumber, listPath: '/id/products', others: PRODUCTS, search });
};

test('a page of the list has only its own cards', async () => {
  const pages = await Promise.all([at(undefined), at('2')]);
  expect(pages.map(({ view }) => view.cards.length)).toEqual([24, 6]);
});

test('shows the products of the list that the backend’s search finds, and searches only for a text', async () => {
  expect((await at(undefined, '?search=wax')).view.cards.map(({ id }) => id)).toEqual([7, 3]);
  const request = {
    pageNumber: undefined,
    listPath: '/id/products',
    others: PRODUCTS,
    search: () => expect.unreachable(),
  };
  const url = 'https://shop.example/id/products?search=%20';
  expect((await loadCatalogPage(PRODUCTS, { ...request, url })).view.total).toBe(30);
});

test.each(['3', '0', '-1', 'abc', '99999999999999999999'])('page %s of two does not exist', async (pageNumber) => {
  await expect(at(pageNumber)).rejects.toThrow(
    expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
  );
});

test('redirects page 1 to the list', async () => {
  const thrown = await at('1', '?orderby=price&utm=x').catch((redirect: unknown) => redirect);
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown instanceof Response && [thrown.status, thrown.headers.get('Location')]).toEqual([
    301,
    '/id/products?orderby=price',
  ]);
});

test('leads a search for offers to the list of them', async () => {
  const thrown = await at(undefined, '?search=termurah').catch((redirect: unknown) => redirect);
  expect(thrown instanceof Response && [thrown.status, thrown.headers.get('Location')]).toEqual([
    302,
    '/id/products?orderby=price',
  ]);
});

test('an empty category comes with best sellers', async () => {
  const url = 'https://shop.example/product-category/empty';
  const page = { url, pageNumber: undefined, listPath: '/product-category/empty', others: PRODUCTS, search };
  expect((await loadCatalogPage([], page)).bestSellers).toHaveLength(4);
});

test('an empty list comes with best sellers', async () => {
  expect((await at(undefined, '?search=zzz')).bestSellers).toHaveLength(4);
  expect((await at(undefined)).bestSellers).toEqual([]);
});
