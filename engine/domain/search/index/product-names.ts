import type { ProductListing } from '../listing.ts';
import { hashOf } from '../postings/key-hashes.ts';
import { type InSteps, packPostings } from '../postings/posting-lists.ts';
import type { Phrase } from '../words/prepare-words.ts';
import type { WordNumbers } from '../words/word-numbers.ts';
import type { Search } from './read-search.ts';
import { indexWords } from './weigh-words.ts';

/** Names of products, by their places. */
export interface ProductNames {
  /** Places of those with all words of a phrase. */
  withAll(phrase: Phrase): readonly number[];
  /** Among what answers a search, what is named in it comes first: a factor of at least 1. */
  factorFor(search: Search): (place: number) => number;
}

/** For a name that is typed in whole, or that the typed text begins; and by the share of its words. */
const FACTORS = { whole: 3, begun: 1.15, share: 0.3 } as const;

const MAX_BEGINNING = 4;

export function* indexProductNames(listings: readonly ProductListing[], numbers: WordNumbers): InSteps<ProductNames> {
  const words = yield* indexWords(listings, {
    numbers,
    wordsOf: (listing) => listing.words.subarray(0, listing.nameLength),
  });
  const beginnings = yield* packPostings(listings, ({ spokenName }) =>
    Array.from({ length: Math.min(MAX_BEGINNING, spokenName.length) }, (_, at) => hashOf(spokenName, 0, at + 1)),
  );
  const sizes = Uint32Array.from(listings, ({ nameLength }) => Math.max(1, nameLength));

  function begunBy(text: string): ReadonlyMap<number, string> {
    if (text === '') return new Map();
    const begun = [...beginnings.of(hashOf(text.slice(0, MAX_BEGINNING)))].map(
      (place) => [place, listings[place]?.spokenName ?? ''] as const,
    );
    return new Map(begun.filter(([, name]) => name.startsWith(text)));
  }
  /** How many words of each name the search means. */
  function sharedWith({ terms }: Search): Uint32Array {
    const shared = new Uint32Array(listings.length);
    const meant = new Set(terms.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.words.flat())));
    for (const root of meant) for (const place of words.placesOf(root)) shared[place] = (shared[place] ?? 0) + 1;
    return shared;
  }
  return {
    withAll: (phrase) => words.weigh([{ words: phrase.map((root) => [root]), quality: 1 }]).places,
    factorFor(search) {
      const begun = begunBy(search.text);
      const shared = sharedWith(search);
      return (place) => {
        const name = begun.get(place);
        if (name === search.text) return FACTORS.whole;
        const share = (shared[place] ?? 0) / (sizes[place] ?? 1);
        return (1 + share * FACTORS.share) * (name === undefined ? 1 : FACTORS.begun);
      };
    },
  };
}
