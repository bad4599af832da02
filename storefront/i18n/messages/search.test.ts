import { expect, test } from 'vitest';
import { SEARCH, searchNote } from './search.ts';

test.each([
  ['nothing when all words are found', { isFound: true, missedWords: [] }, null, null],
  [
    'the word that its results leave out',
    { isFound: true, missedWords: ['turbo'] },
    'Without “turbo”: we found nothing for that.',
    'Tanpa “turbo”: kami tidak menemukannya.',
  ],
  [
    'the words that no product has together',
    { isFound: false, missedWords: ['ban', 'kaca', 'turbo'] },
    'No product has “ban”, “kaca” and “turbo” together.',
    'Tidak ada produk dengan kata “ban”, “kaca”, dan “turbo” sekaligus.',
  ],
  [
    'the only word, which no product has',
    { isFound: false, missedWords: ['aki'] },
    'No product has “aki”.',
    'Tidak ada produk dengan kata “aki”.',
  ],
  [
    'that the results are only similar',
    { isFound: true, isNearest: true, missedWords: ['injctr'] },
    'Nothing matches “as typed”. Showing results for the closest words.',
    'Tidak ada yang cocok dengan “as typed”. Menampilkan hasil untuk kata yang paling mirip.',
  ],
])('a search says %s', (_case, found, english, indonesian) => {
  const searched = { search: 'as typed', isNearest: false, ...found };
  expect([searchNote(SEARCH.en, searched), searchNote(SEARCH.id, searched)]).toEqual([english, indonesian]);
});
