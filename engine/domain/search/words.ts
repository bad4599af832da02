import { joinCodes } from './codes.ts';
import { fold, NOT_ASCII } from './searched-text.ts';
import { rootOf } from './spelling.ts';

/** Hyphen-minus, and U+2010, to which NFKD folds the non-breaking hyphen. */
const HYPHEN = /[-\u2010]/gu;

const WORD = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu;

/** The same in folded ASCII, found in half the time. */
const ASCII_WORD = /[a-z0-9]+(?:[.-][a-z0-9]+)*/g;

/** A point within a number belongs to it: `dot5.1`, `3.5l`. */
const IS_NUMBER = /^[\p{L}]*\d+\.\d+[\p{L}]*$/u;

/** The words of a text, folded and with codes joined; one with a hyphen also stays whole there. */
export function wordsOf(text: string): readonly string[] {
  const folded = fold(text);
  const found = NOT_ASCII.test(folded)
    ? joinCodes(folded.replace(HYPHEN, '-')).match(WORD)
    : joinCodes(folded).match(ASCII_WORD);
  const words: string[] = [];
  for (const word of found ?? []) {
    if (!word.includes('.') || IS_NUMBER.test(word)) words.push(word);
    else words.push(...word.split('.'));
  }
  return words;
}

/** The words of a text as a search compares them. */
export const rootsOf = (text: string): readonly string[] => rootsOfWords(wordsOf(text));

/** A word with a hyphen by its parts, and joined. */
export function rootsOfWords(words: readonly string[]): readonly string[] {
  const roots: string[] = [];
  for (const word of words) {
    if (word.includes('-')) {
      const parts = word.split('-');
      for (const part of parts) roots.push(rootOf(part));
      roots.push(rootOf(parts.join('')));
    } else roots.push(rootOf(word));
  }
  return roots;
}

/** Words without blanks and hyphens, so that `Syn-Formula` is the same as `synformula`. */
export const joined = (words: readonly string[]): string => words.join('').replaceAll('-', '');

const named = new Map<string, readonly string[]>();
const MAX_NAMED = 10_000;

/** The same as `rootsOf`, for what many products carry: the name of a category, tag or term is taken apart once. */
export function rootsOfName(name: string): readonly string[] {
  const before = named.get(name);
  if (before !== undefined) return before;
  const roots = rootsOf(name);
  if (named.size < MAX_NAMED) named.set(name, roots);
  return roots;
}
