/** The plain one, and the one that an unbreakable hyphen is folded to. */
const HYPHENS = /[-\u2010]/g;

const NOT_OF_A_WORD = /[^\p{L}\p{N}\u2010-]+/u;

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
export function withPlainWords(text: string): string {
  const plain = text
    .split(' ')
    .filter(hasHyphen)
    .flatMap((word) => word.split(NOT_OF_A_WORD).filter(hasHyphen))
    .map(withoutHyphens);
  return [text, ...new Set(plain)].join('\n');
}
