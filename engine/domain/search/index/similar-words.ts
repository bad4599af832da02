import { hashOf, hashWithout } from '../postings/key-hashes.ts';
import { type InSteps, packPostings } from '../postings/posting-lists.ts';
import { distance } from '../words/spelling.ts';

/** Finds the words that one may be a misspelling of, without a look at all of them. */
export interface SimilarWords {
  /** Places of those at most so many steps away; a place may come twice. */
  within(word: string, limit: number): readonly number[];
}

const MIN_LENGTH = 4;
/** Of two words that differ in two steps, the shorter. */
const MIN_TWO_STEPS = 6;
const MAX_STEPS = 2;
/** Of this many letters after the first, variants are made. */
const VARIED = 7;

/**
 * Two words at most so many steps apart become the same when each loses at most so many letters, and so do their
 * beginnings. Nobody mistakes the first letter.
 */
export function* indexSimilarWords(words: readonly string[]): InSteps<SimilarWords> {
  const postings = yield* packPostings(words, (word) =>
    canBeMeant(word) ? variantsOf(word, word.length < MIN_TWO_STEPS ? 1 : MAX_STEPS) : [],
  );
  return {
    within(word, limit) {
      const candidates = variantsOf(word, limit).flatMap((variant) => [...postings.of(variant)]);
      return [...new Set(candidates)].filter((place) => isNear(word, words[place] ?? '', limit));
    },
  };
}

/** Words with more digits than steps are no misspellings of a word without. */
const canBeMeant = (word: string): boolean =>
  word.length >= MIN_LENGTH && (word.match(/\d/g)?.length ?? 0) <= MAX_STEPS;

/** A short word keeps its beginning and its end, or lacks a letter between them. */
const isNear = (word: string, candidate: string, limit: number): boolean =>
  word[0] === candidate[0] &&
  Math.abs(word.length - candidate.length) <= limit &&
  (word.length > 4 ||
    ((word[1] === candidate[1] || candidate.length > word.length) && word.at(-1) === candidate.at(-1))) &&
  distance(word, candidate, limit) <= limit;

/** The beginning of a word, and the same without one letter, or two: their numbers. */
function variantsOf(word: string, steps: number): readonly number[] {
  const beginning = word.slice(0, VARIED + 1);
  const variants = [hashOf(beginning)];
  for (let one = 1; steps > 0 && one < beginning.length; one += 1) {
    // Without one letter, if the other place is the same.
    const last = steps > 1 ? beginning.length - 1 : one;
    for (let other = one; other <= last; other += 1) variants.push(hashWithout(beginning, one, other));
  }
  return variants;
}
