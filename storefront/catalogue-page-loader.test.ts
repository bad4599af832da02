import { expect, test } from 'vitest';
import { loadCataloguePage } from './catalogue-page-loader.ts';
import { onShelf } from './model/testing/shelf.ts';

const SHELF = Array.from({ length: 30 }, (_, index) => onShelf({ name: `Oil ${index}`, id: index }));
const at = (pageNumber: string | undefined, search = '') => {
  const url = `https://shop.example/id/products${search}`;
  return loadCataloguePage(SHELF, { url, pageNumber, listPath: '/id/products', others: SHELF });
};

test('a page of the list brings its own cards only', () => {
  expect([at(undefined).view.cards.length, at('2').view.cards.length]).toEqual([24, 6]);
});

test.each(['3', '0', '-1', 'abc', '99999999999999999999'])('page %s of two does not exist', (pageNumber) => {
  expect(() => at(pageNumber)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }));
});

test('page one has one address', () => {
  let thrown: unknown;
  try {
    at('1', '?orderby=price&utm=x');
  } catch (redirect) {
    thrown = redirect;
  }
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown instanceof Response && [thrown.status, thrown.headers.get('Location')]).toEqual([
    301,
    '/id/products?orderby=price',
  ]);
});

test('an empty category comes with what others buy', () => {
  const url = 'https://shop.example/product-category/empty';
  const page = { url, pageNumber: undefined, listPath: '/product-category/empty', others: SHELF };
  expect(loadCataloguePage([], page).bestSellers).toHaveLength(4);
});

test('an empty list comes with what others buy', () => {
  expect(at(undefined, '?search=zzz').bestSellers).toHaveLength(4);
  expect(at(undefined).bestSellers).toEqual([]);
});
