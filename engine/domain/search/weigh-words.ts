import { growingNumbers } from './growing-numbers.ts';
import { groupNumbers, type InSteps } from './posting-lists.ts';
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

/** Weights are stored as whole parts of this size. */
const WEIGHT_PART = 0.5;

/** @param wordsOf roots with their weights: half or whole numbers, up to 30,000 */
export function* indexWords<T>(
  items: readonly T[],
  wordsOf: (item: T) => Iterable<readonly [root: string, weight: number]>,
): InSteps<WordWeights> {
  const ids = new Map<string, number>();
  const [roots, found, parts] = [growingNumbers(), growingNumbers(), growingNumbers()];
  for (const [place, item] of items.entries()) {
    for (const [root, weight] of wordsOf(item)) {
      const id = ids.get(root) ?? ids.size;
      ids.set(root, id);
      roots.add(id);
      found.add(place);
      parts.add(weight / WEIGHT_PART);
    }
    if (place % ITEMS_A_STEP === 0) yield;
  }
  const groups = { groups: roots.all(), count: ids.size };
  const places = yield* groupNumbers({ ...groups, values: found.all() });
  const weights = yield* groupNumbers({ ...groups, values: parts.all() });
  const occurrences = (root: string): Occurrences => {
    const id = ids.get(root);
    return id === undefined ? NOWHERE : { places: places(id), weights: weights(id), unit: WEIGHT_PART };
  };
  return {
    roots: [...ids.keys()],
    countOf: (root) => occurrences(root).places.length,
    placesOf: (root) => occurrences(root).places,
    weigh: (meanings) => weigh(meanings, { occurrences, size: items.length }),
  };
}

interface Occurrences {
  readonly places: Uint32Array;
  /** In parts of this unit. */
  readonly weights: Uint32Array | Float32Array;
  readonly unit: number;
}

const NOWHERE: Occurrences = { places: new Uint32Array(), weights: new Uint32Array(), unit: 1 };

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
