import type { Product } from '../catalog/product.ts';
import { withoutAccents } from '../text/text.ts';

/** Ends at the next `<` as well: else a text of thousands of them is read to its end from each. */
const TAG = /<[^<>]*>/g;

/**
 * Text as it is searched and sorted: without case, accents and markup, each run of blanks one blank. Done here and not
 * by the database, so that every text and the shopper's question are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text.replace(TAG, ' ')).toLowerCase().replace(/\s+/g, ' ').trim();

/** Fields stand on lines of their own: a question holds no line break, so it is found within one field only. */
export const foldFields = (fields: readonly string[]): string => fields.map(fold).join('\n');

/** The plain one, and the one that an unbreakable hyphen is folded to. */
const HYPHENS = /[-\u2010]/g;

const WORD_SEPARATOR = /[^\p{L}\p{N}\u2010-]+/u;

const hasHyphen = (word: string): boolean => word.search(HYPHENS) >= 0;

/** `5w-30` → `5w30` in each word of a folded text; a word of nothing but hyphens stays. */
export const withoutHyphens = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.replace(HYPHENS, '') || word)
    .join(' ');

/**
 * A folded text, and on a line of its own each of its words with hyphens as one word without: so it is found by its parts,
 * and typed with the hyphens or without.
 */
export function withUnhyphenatedWords(text: string): string {
  const plain = text
    .split(' ')
    .filter(hasHyphen)
    .flatMap((word) => word.split(WORD_SEPARATOR).filter(hasHyphen))
    .map(withoutHyphens);
  return [text, ...new Set(plain)].join('\n');
}

type Searched = Pick<Product, 'name' | 'sku' | 'slug' | 'shortDescription' | 'description'>;

/** What a search is compared with, the more telling the earlier: folded, and words with hyphens also without them. */
export const searchedFields = ({ name, sku, slug, shortDescription, description }: Searched): readonly string[] =>
  [name, sku, slug, shortDescription, description].map((text) => withUnhyphenatedWords(fold(text)));
