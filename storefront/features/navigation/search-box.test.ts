import { expect, test } from 'vitest';
import { searchPath } from './search-box.tsx';

test.each([
  ['a word', 'oli', '/id/products?search=oli'],
  ['spaces around it are cut off', '  minyak rem ', '/id/products?search=minyak+rem'],
  ['signs of an address are escaped', 'a&b=c#d', '/id/products?search=a%26b%3Dc%23d'],
])('a search leads to the list: %s', (_case, typed, path) => {
  expect(searchPath('/id/products', typed)).toBe(path);
});

test.each([[''], ['   '], ['\t\n']])('a blank search is ignored: %j', (typed) => {
  expect(searchPath('/products', typed)).toBeNull();
});
