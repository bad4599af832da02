import type { Product } from '../catalog/product.ts';
import { withoutAccents } from '../text/text.ts';

/** Also ends at the next `<`. Otherwise a text of many `<` would take quadratic time. */
const TAG = /<[^<>]*>/g;

/**
 * Text as it is searched and sorted: without case, accents and markup, with single spaces. The engine folds it, not the
 * database, so that texts and searches are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text.replace(TAG, ' ')).toLowerCase().replace(/\s+/g, ' ').trim();

/** Joins fields by line breaks. A search has no line break, so it matches within one field only. */
export const foldFields = (fields: readonly string[]): string => fields.map(fold).join('\n');

/** Hyphen-minus, and U+2010, to which NFKD folds the non-breaking hyphen. */
const HYPHENS = /[-\u2010]/g;

const WORD_SEPARATOR = /[^\p{L}\p{N}\u2010-]+/u;

const hasHyphen = (word: string): boolean => word.search(HYPHENS) >= 0;

/** `5w-30` → `5w30` in each word of a folded text. A word of hyphens only stays. */
export const withoutHyphens = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.replace(HYPHENS, '') || word)
    .join(' ');

/**
 * A folded text with a second line that repeats its hyphenated words without hyphens. So they match with and without
 * hyphens, and by their parts.
 */
function withUnhyphenatedWords(text: string): string {
  const plain = text
    .split(' ')
    .filter(hasHyphen)
    .flatMap((word) => word.split(WORD_SEPARATOR).filter(hasHyphen))
    .map(withoutHyphens);
  return [text, ...new Set(plain)].join('\n');
}

type Searched = Pick<Product, 'name' | 'sku' | 'slug' | 'shortDescription' | 'description'>;

/**
 * The texts a search is compared with, the most important first: folded, with hyphenated words also without hyphens.
 */
export const searchedFields = ({ name, sku, slug, shortDescription, description }: Searched): readonly string[] =>
  [name, sku, slug, shortDescription, description].map((text) => withUnhyphenatedWords(fold(text)));
