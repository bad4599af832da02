import { fold } from './searched-text.ts';

/** Less similar words count as unrelated. */
const MIN_WORD_SIMILARITY = 1 / 3;

/** Average over the words of the search. */
const MIN_SIMILARITY = 0.3;

const MAX_WORDS = 8;
const MAX_RESULTS = 24;
const MAX_WORD_LENGTH = 32;

/** Sørensen–Dice coefficient of two sets of trigrams: 0 nothing shared, 1 identical. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let same = 0;
  for (const group of one) if (other.has(group)) same += 1;
  return (2 * same) / (one.size + other.size);
}

/** Trigrams of a word. Two leading blanks give its beginning more weight. */
function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * The entries most similar to a text without matches, the most similar first. Works on the words of folded names.
 * Equally similar entries keep their order.
 */
export function nearest<T>(text: string, named: readonly { readonly name: string; readonly of: T }[]): readonly T[] {
  const searched = wordsOf(fold(text))
    .slice(0, MAX_WORDS)
    .map((word) => similarityTo(word.slice(0, MAX_WORD_LENGTH)));
  if (searched.length === 0) return [];
  return named
    .map(({ name, of }) => ({ of, score: average(searched, wordsOf(name)) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ of }) => of);
}

type WordSimilarity = (word: string) => number;

/** Similarity of words to one searched word. Each word is measured once. */
function similarityTo(searched: string): WordSimilarity {
  const own = trigrams(searched);
  const known = new Map<string, number>();
  return (word) => {
    const score = known.get(word) ?? measured(word);
    known.set(word, score);
    return score;
  };
  function measured(word: string): number {
    const score = similarity(own, trigrams(word.slice(0, MAX_WORD_LENGTH)));
    return score < MIN_WORD_SIMILARITY ? 0 : score;
  }
}

const average = (searched: readonly WordSimilarity[], words: readonly string[]): number =>
  searched.reduce((sum, similarity) => sum + Math.max(0, ...words.map(similarity)), 0) / searched.length;
