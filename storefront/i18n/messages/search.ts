import type { SearchResult } from '../../model/search/search.ts';
import { bilingual } from '../bilingual.ts';

const quoted = (words: readonly string[], locale: 'en-GB' | 'id'): string =>
  new Intl.ListFormat(locale).format(words.map((word) => `“${word}”`));

export const SEARCH = bilingual(
  {
    nearest: (text: string) => `Nothing matches “${text}”. Showing results for the closest words.`,
    leftOut: (words: readonly string[]) => `Without ${quoted(words, 'en-GB')}: we found nothing for that.`,
    unknownWords: (words: readonly string[]) =>
      `No product has ${quoted(words, 'en-GB')}${words.length > 1 ? ' together' : ''}.`,
  },
  {
    nearest: (text) => `Tidak ada yang cocok dengan “${text}”. Menampilkan hasil untuk kata yang paling mirip.`,
    leftOut: (words) => `Tanpa ${quoted(words, 'id')}: kami tidak menemukannya.`,
    unknownWords: (words) =>
      `Tidak ada produk dengan kata ${quoted(words, 'id')}${words.length > 1 ? ' sekaligus' : ''}.`,
  },
);

interface Searched extends Pick<SearchResult, 'isNearest' | 'missedWords'> {
  /** As it was typed. */
  readonly search: string;
  readonly isFound: boolean;
}

/** Which words of a search its results leave out, or that they are only similar; null when they have all of them. */
export function searchNote(
  text: (typeof SEARCH)['en'],
  { search, isFound, isNearest, missedWords }: Searched,
): string | null {
  if (isNearest) return text.nearest(search);
  if (missedWords.length === 0) return null;
  return isFound ? text.leftOut(missedWords) : text.unknownWords(missedWords);
}
