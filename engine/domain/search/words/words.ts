import { joinCodes } from './codes.ts';
import { fold, NOT_ASCII } from './searched-text.ts';
import { rootOf } from './spelling.ts';

/** To which NFKD folds the non-breaking hyphen. */
const HYPHEN = '\u2010';

const WORD = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu;

/** The same in a folded text whose letters and digits are ASCII, found in half the time. */
const ASCII_WORD = /[a-z0-9]+(?:[.-][a-z0-9]+)*/g;

const NON_ASCII_WORD = /[^\P{L}a-z]|[^\P{N}0-9]/u;

/** `dot5.1`, `3.5l`. */
const IS_NUMBER = /^[\p{L}]*\d+\.\d+[\p{L}]*$/u;

/** A text as its words are found in it: folded, with codes joined. */
export const spelled = (text: string): string => joinCodes(fold(text).replaceAll(HYPHEN, '-'));

/** Whether its letters and digits are ASCII, whatever stands between them. */
export const hasAsciiWords = (text: string): boolean => !(NOT_ASCII.test(text) && NON_ASCII_WORD.test(text));

/** The words of a text, folded and with codes joined; one with a hyphen also stays whole there. */
export function wordsOf(text: string): readonly string[] {
  const found = spelled(text);
  const words: string[] = [];
  for (const word of found.match(hasAsciiWords(found) ? ASCII_WORD : WORD) ?? []) words.push(...partsOf(word));
  return words;
}

/** Of what is written in one piece: a point is no part of a word, unless it is one of a number. */
export const partsOf = (written: string): readonly string[] =>
  !written.includes('.') || IS_NUMBER.test(written) ? [written] : written.split('.');

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
