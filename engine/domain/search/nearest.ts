import { fold } from './searched-text.ts';

/** Below it two words have nothing to do with one another. */
const MIN_WORD_SIMILARITY = 1 / 3;

/** On average over all that was asked for. */
const MIN_SIMILARITY = 0.3;

const MAX_WORDS = 8;
const MAX_RESULTS = 24;
const MAX_WORD_LENGTH = 32;

/** Of the letters of both words, those that stand in the same groups of three: 0 is none, 1 is all (Dice). */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let same = 0;
  for (const group of one) if (other.has(group)) same += 1;
  return (2 * same) / (one.size + other.size);
}

/** Groups of three letters; two blanks before a word make its beginning count more. */
function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * What comes nearest to a text that nothing answers to, the nearest first: by the words of folded names, each compared
 * once however many names it is in. Equals keep the order they come in.
 */
export function nearest<T>(text: string, named: readonly { readonly name: string; readonly of: T }[]): readonly T[] {
  const sought = wordsOf(fold(text))
    .slice(0, MAX_WORDS)
    .map((word) => similarityTo(word.slice(0, MAX_WORD_LENGTH)));
  if (sought.length === 0) return [];
  return named
    .map(({ name, of }) => ({ of, nearness: average(sought, wordsOf(name)) }))
    .filter(({ nearness }) => nearness >= MIN_SIMILARITY)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MAX_RESULTS)
    .map(({ of }) => of);
}

type WordSimilarity = (word: string) => number;

/** How alike words of names are to one that was asked for. */
function similarityTo(sought: string): WordSimilarity {
  const own = trigrams(sought);
  const known = new Map<string, number>();
  return (word) => {
    const alike = known.get(word) ?? measured(word);
    known.set(word, alike);
    return alike;
  };
  function measured(word: string): number {
    const alike = similarity(own, trigrams(word.slice(0, MAX_WORD_LENGTH)));
    return alike < MIN_WORD_SIMILARITY ? 0 : alike;
  }
}

const average = (sought: readonly WordSimilarity[], words: readonly string[]): number =>
  sought.reduce((sum, alike) => sum + Math.max(0, ...words.map(alike)), 0) / sought.length;
