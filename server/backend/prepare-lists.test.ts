import { expect, test } from 'vitest';
import { searchResult } from '#storefront/model/search/search.ts';
import { areListsLoaded, prepareLists } from './prepare-lists.ts';

test('loads the list of each language and then searches it, one after the other', async () => {
  const asked: string[] = [];
  await prepareLists({
    catalog: (language) => ({
      products: async () => {
        asked.push(`${language} list`);
        return [];
      },
      search: async () => {
        asked.push(`${language} search`);
        return searchResult([]);
      },
    }),
  });
  expect(asked).toEqual(['id list', 'id search', 'en list', 'en search']);
});

test('tells that the lists are loaded once each language has one', async () => {
  const failing = new Set(['en']);
  const shop = {
    catalog: (language: string) => ({
      products: async () => (failing.has(language) ? Promise.reject(new Error('no backend')) : []),
    }),
  };
  expect(await areListsLoaded(shop)).toBe(false);
  failing.clear();
  expect(await areListsLoaded(shop)).toBe(true);
});
