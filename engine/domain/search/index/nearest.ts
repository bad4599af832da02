import { trigramHashes } from '../postings/key-hashes.ts';
import { type InSteps, packPostings } from '../postings/posting-lists.ts';
import { fold } from '../words/searched-text.ts';
import { createWordNumbers, type PackedWords } from '../words/word-numbers.ts';
import { indexWords } from './weigh-words.ts';

/** Less similar words count as unrelated. */
const MIN_WORD_SIMILARITY = 1 / 3;

/** Average over the words of the search. */
const MIN_SIMILARITY = 0.3;

const MAX_WORDS = 8;
const MAX_RESULTS = 24;
const MAX_WORD_LENGTH = 32;

/** The size of a step. */
const NAMES_A_STEP = 200;

/** Two leading blanks give the beginning of a word more weight. */
const padded = (word: string): string => `  ${word.slice(0, MAX_WORD_LENGTH)} `;

const trigramsIn = (word: string): ReadonlySet<number> => new Set(trigramHashes(padded(word)));

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Names by similarity. */
export interface NearestNames {
  /**
   * Places of the names most similar to a text, the most similar first; equally similar ones in their order.
   * @param admits says which names count
   */
  to(text: string, admits: (place: number) => boolean): readonly number[];
}

/** @param names folded */
export function* indexNames(names: readonly string[]): InSteps<NearestNames> {
  const numbers = createWordNumbers();
  const packed: PackedWords[] = [];
  for (const [place, name] of names.entries()) {
    const collected = numbers.collect();
    for (const word of wordsOf(name)) collected.add(word, 1);
    packed.push(collected.packed());
    if (place % NAMES_A_STEP === 0) yield;
  }
  const words = yield* indexWords(packed, { numbers, wordsOf: (own) => own });
  const similar = yield* similarAmong(words.roots);

  /** Adds the similarity of the most similar word in each name. */
  function addSimilarities(searched: string, { sums, touched }: Sums): void {
    const bySimilarity = similar(searched).toSorted(([, a], [, b]) => b - a);
    const seen = new Set<number>();
    for (const [word, score] of bySimilarity) {
      for (const place of words.placesOf(word)) {
        if (bySimilarity.length > 1 && seen.has(place)) continue;
        if (bySimilarity.length > 1) seen.add(place);
        if (sums[place] === 0) touched.push(place);
        sums[place] = (sums[place] ?? 0) + score;
      }
    }
  }
  return {
    to(text, admits) {
      const searched = wordsOf(fold(text)).slice(0, MAX_WORDS);
      const found: Sums = { sums: new Float64Array(names.length), touched: [] };
      for (const word of searched) addSimilarities(word, found);
      return bestOf(found, { words: searched.length, admits });
    },
  };
}

/** Of similarities, by the places of names. */
interface Sums {
  readonly sums: Float64Array;
  /** Where there is one. */
  readonly touched: number[];
}

interface Wanted {
  /** How many words were searched. */
  readonly words: number;
  admits(place: number): boolean;
}

function bestOf({ sums, touched }: Sums, { words, admits }: Wanted): readonly number[] {
  const scoreAt = (place: number) => (sums[place] ?? 0) / words;
  const comesBefore = (a: number, b: number) => scoreAt(b) - scoreAt(a) || a - b;
  const best: number[] = [];
  for (const place of touched) {
    const last = best[MAX_RESULTS - 1];
    if (scoreAt(place) < MIN_SIMILARITY || (last !== undefined && comesBefore(last, place) < 0)) continue;
    if (!admits(place)) continue;
    best.push(place);
    best.sort(comesBefore);
    best.length = Math.min(best.length, MAX_RESULTS);
  }
  return best;
}

/** The words similar to one, with their similarity: the Sørensen–Dice coefficient of their trigrams. */
function* similarAmong(
  words: readonly string[],
): InSteps<(searched: string) => readonly (readonly [string, number])[]> {
  const postings = yield* packPostings(words, (word) => trigramHashes(padded(word)));
  return (searched) => {
    const own = trigramsIn(searched);
    const shared = new Map<number, number>();
    for (const group of own)
      for (const place of new Set(postings.of(group))) shared.set(place, (shared.get(place) ?? 0) + 1);
    return [...shared].flatMap(([place, most]) => {
      const word = words[place] ?? '';
      // Lists are shared: before a word is taken apart, it must have enough in common at most.
      if (most * 2 < MIN_WORD_SIMILARITY * own.size) return [];
      const score = similarity(own, trigramsIn(word));
      return score < MIN_WORD_SIMILARITY ? [] : [[word, score] as const];
    });
  };
}

/** 0 nothing shared, 1 identical. */
function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let same = 0;
  for (const group of one) if (other.has(group)) same += 1;
  return (2 * same) / (one.size + other.size);
}
