import { joinCodes } from './codes.ts';
import { fold } from './searched-text.ts';
import { rootOf } from './spelling.ts';

/** Hyphen-minus, and U+2010, to which NFKD folds the non-breaking hyphen. */
const HYPHEN = /[-\u2010]/gu;

const WORD = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu;

/** A point within a number belongs to it: `dot5.1`, `3.5l`. */
const IS_NUMBER = /^[\p{L}]*\d+\.\d+[\p{L}]*$/u;

/** The words of a text, folded and with codes joined; one with a hyphen also stays whole there. */
export const wordsOf = (text: string): readonly string[] =>
  (joinCodes(fold(text).replace(HYPHEN, '-')).match(WORD) ?? []).flatMap((word) =>
    !word.includes('.') || IS_NUMBER.test(word) ? word : word.split('.'),
  );

/** The words of a text as a search compares them. */
export const rootsOf = (text: string): readonly string[] => rootsOfWords(wordsOf(text));

/** A word with a hyphen by its parts, and joined. */
export const rootsOfWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => {
    if (!word.includes('-')) return rootOf(word);
    const parts = word.split('-');
    return [...parts, parts.join('')].map(rootOf);
  });

/** Words without blanks and hyphens, so that `Syn-Formula` is the same as `synformula`. */
export const joined = (words: readonly string[]): string => words.join('').replaceAll('-', '');
