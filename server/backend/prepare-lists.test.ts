import { expect, test } from 'vitest';
import { searchResult } from '#storefront/model/search.ts';
import { prepareLists } from './prepare-lists.ts';

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
