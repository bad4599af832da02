import type { ProductListing } from './listing.ts';
import type { Meaning } from './read-search.ts';

/** A weight for every product of a catalog, by its place. */
export type Weights = Float32Array;

interface Occurrences {
  readonly places: number[];
  readonly weights: number[];
}

/** Which products have which words. */
export interface WordWeights {
  /** How many products have each root. */
  readonly counts: ReadonlyMap<string, number>;
  /** The weight of a meaning in every product: that of its weakest word. */
  weigh(meaning: Meaning): Weights;
}

export function weighWords(listings: readonly ProductListing[]): WordWeights {
  const occurrences = new Map<string, Occurrences>();
  for (const [place, { words }] of listings.entries()) {
    for (const [root, weight] of words) {
      const own = occurrences.get(root) ?? { places: [], weights: [] };
      own.places.push(place);
      own.weights.push(weight);
      occurrences.set(root, own);
    }
  }
  const size = listings.length;

  function strongest(names: readonly string[]): Weights {
    const best = new Float32Array(size);
    for (const name of names) {
      const { places, weights } = occurrences.get(name) ?? { places: [], weights: [] };
      for (const [index, place] of places.entries()) {
        const weight = weights[index] ?? 0;
        if (weight > (best[place] ?? 0)) best[place] = weight;
      }
    }
    return best;
  }
  return {
    counts: new Map([...occurrences].map(([root, { places }]) => [root, places.length])),
    weigh({ words, quality }) {
      const [first = new Float32Array(size), ...others] = words.map(strongest);
      for (const other of others)
        for (const [place, weight] of other.entries()) first[place] = Math.min(first[place] ?? 0, weight);
      return first.map((weight) => weight * quality);
    },
  };
}
