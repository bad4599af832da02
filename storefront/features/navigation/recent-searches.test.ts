import { expect, test } from 'vitest';
import { parseSearches, withoutSearch, withSearch } from './recent-searches.ts';

test('the newest search comes first, each is there once, and five are kept', () => {
  expect(withSearch(['oli', 'wax'], 'rem')).toEqual(['rem', 'oli', 'wax']);
  expect(withSearch(['wax', 'Oli  Motor'], 'oli motor')).toEqual(['oli motor', 'wax']);
  expect(withSearch(['b', 'c', 'd', 'e', 'f'], 'a')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a search can be removed', () => {
  expect(withoutSearch(['wax', 'oli'], 'WAX')).toEqual(['oli']);
});

test.each([[null], ['{'], ['"oli"'], ['{"a":1}'], ['[1, null, "  "]']])(
  'ignores what is no list of texts: %s',
  (stored) => {
    expect(parseSearches(stored)).toEqual([]);
  },
);

test('reads what was stored', () => {
  expect(parseSearches('["oli","wax"]')).toEqual(['oli', 'wax']);
});
