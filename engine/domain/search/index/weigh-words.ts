import { addUp, at, type InSteps, increase } from '../postings/posting-lists.ts';
import { halvesIn, numberIn, type PackedWords, type WordNumbers } from '../words/word-numbers.ts';
import type { Meaning } from './read-search.ts';

/** The weight of a word, or more, for products by their places. */
export interface Weights {
  /** 0 for a product without it. */
  at(place: number): number;
  /** Of the products that have it, each once. */
  readonly places: readonly number[];
}

/** Which products have which words. */
export interface WordWeights {
  readonly roots: readonly string[];
  /** How many products have it. */
  countOf(root: string): number;
  /** Their places. */
  placesOf(root: string): Uint32Array;
  /** The best of its meanings in every product; a meaning weighs as much as its weakest word. */
  weigh(meanings: readonly Meaning[]): Weights;
}

/** The size of a step. */
const ITEMS_A_STEP = 100;

interface Worded<T> {
  /** Those of all items' words. */
  readonly numbers: WordNumbers;
  wordsOf(item: T): PackedWords;
}

export function* indexWords<T>(items: readonly T[], { numbers, wordsOf }: Worded<T>): InSteps<WordWeights> {
  const starts = new Uint32Array(numbers.words.length + 1);
  const found: number[] = [];
  for (const [place, item] of items.entries()) {
    const words = wordsOf(item);
    for (let index = 0; index < words.length; index += 1) {
      const number = numberIn(at(words, index));
      if (at(starts, number + 1) === 0) found.push(number);
      increase(starts, number + 1);
    }
    if (place % ITEMS_A_STEP === 0) yield;
  }
  addUp(starts);
  const next = starts.slice();
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const halves = new Uint8Array(places.length);
  for (const [place, item] of items.entries()) {
    const words = wordsOf(item);
    for (let index = 0; index < words.length; index += 1) {
      const word = at(words, index);
      const number = numberIn(word);
      places[at(next, number)] = place;
      halves[at(next, number)] = halvesIn(word);
      increase(next, number);
    }
    if (place % ITEMS_A_STEP === 0) yield;
  }
  // Not read from the items later: they would stay in memory.
  const size = items.length;
  const countOf = (root: string): number => {
    const number = numbers.of(root);
    return number === undefined || number + 1 >= starts.length ? 0 : at(starts, number + 1) - at(starts, number);
  };
  const occurrences = (root: string): Occurrences => {
    const from = at(starts, numbers.of(root) ?? 0);
    const to = from + countOf(root);
    return { places: places.subarray(from, to), weights: halves.subarray(from, to), unit: 1 / 2 };
  };
  return {
    roots: found.map((number) => numbers.words[number] ?? ''),
    countOf,
    placesOf: (root) => occurrences(root).places,
    weigh: (meanings) => weigh(meanings, { occurrences, size }),
  };
}

interface Occurrences {
  readonly places: Uint32Array;
  /** In parts of this unit. */
  readonly weights: Uint8Array | Float32Array;
  readonly unit: number;
}

interface Searched {
  occurrences(root: string): Occurrences;
  readonly size: number;
}

const NONE: Weights = { at: () => 0, places: [] };

function weigh(meanings: readonly Meaning[], searched: Searched): Weights {
  const best = createBest(searched.size);
  for (const { words, quality } of meanings) {
    const alternatives = words.map((roots) =>
      roots.map(searched.occurrences).filter(({ places }) => places.length > 0),
    );
    if (alternatives.some(({ length }) => length === 0)) continue;
    const [first = [], ...others] = alternatives;
    if (others.length === 0) for (const one of first) best.raise(one, quality);
    else best.raise(weakest([first, ...others], searched.size), quality);
  }
  return best.found();
}

/** The products with one of each group, and the weight of the weakest group there. */
function weakest(groups: readonly (readonly Occurrences[])[], size: number): Occurrences {
  const [first = NONE, ...others] = groups
    .map((group) => {
      const best = createBest(size);
      for (const one of group) best.raise(one, 1);
      return best.found();
    })
    .sort((a, b) => a.places.length - b.places.length);
  const places = first.places.filter((place) => others.every((other) => other.at(place) > 0));
  const weightAt = (place: number) =>
    others.reduce((least, other) => Math.min(least, other.at(place)), first.at(place));
  return { places: Uint32Array.from(places), weights: Float32Array.from(places, weightAt), unit: 1 };
}

/** The best weight of each product. Weights have the precision of 32 bits throughout, so that equal ones stay equal. */
function createBest(size: number) {
  let best: Float32Array | null = null;
  const found: number[] = [];
  return {
    raise({ places, weights, unit }: Occurrences, quality: number): void {
      best ??= new Float32Array(size);
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        const weight = Math.fround((weights[at] ?? 0) * unit * quality);
        const before = best[place] ?? 0;
        if (weight <= before) continue;
        if (before === 0) found.push(place);
        best[place] = weight;
      }
    },
    found(): Weights {
      const weights = best;
      return weights === null ? NONE : { at: (place) => weights[place] ?? 0, places: found };
    },
  };
}
