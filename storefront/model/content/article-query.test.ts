import { expect, test } from 'vitest';
import { printArticleQuery, readArticleQuery } from './article-query.ts';

test.each([
  ['nothing', '', { category: null, page: 1 }],
  ['a category', 'category=oli', { category: 'oli', page: 1 }],
  ['a page of a category', 'page=2&category=oli', { category: 'oli', page: 2 }],
  ['a blank category', 'category=%20', { category: null, page: 1 }],
  ['a page that is none', 'page=zwei', { category: null, page: 1 }],
  ['half a page', 'page=1.5', { category: null, page: 1 }],
  ['a page before the first', 'page=-3', { category: null, page: 1 }],
])('reads %s', (_case, address, query) => {
  expect(readArticleQuery(new URLSearchParams(address))).toEqual(query);
});

test('prints one address for one list', () => {
  expect(printArticleQuery({ category: null, page: 1 })).toBe('');
  expect(printArticleQuery({ category: 'oli mesin', page: 3 })).toBe('?category=oli+mesin&page=3');
});
