import type { ProductListing } from '../listing.ts';
import type { InSteps } from '../postings/posting-lists.ts';
import type { PreparedWords } from '../words/prepare-words.ts';
import type { WordNumbers } from '../words/word-numbers.ts';
import { wordsOf } from '../words/words.ts';
import { indexKnownRoots } from './known-roots.ts';
import { indexNames } from './nearest.ts';
import { indexProductNames } from './product-names.ts';
import { readSearch, type SearchTerm } from './read-search.ts';
import { isFound, type ScoredProducts, scoreHits, type WeighedTerm } from './score-hits.ts';
import { placeFacts } from './vehicle-points.ts';
import { indexWords, type WordWeights } from './weigh-words.ts';

export interface SearchHits {
  /** Product id → score; only what answers the search. */
  readonly scores: ReadonlyMap<number, number>;
  /** Typed words that no product has. */
  readonly missed: readonly string[];
  /** It asks for what the shop does not sell: what is similar does not help either. */
  readonly isNotSold: boolean;
}

/** Finds what answers a search. Made once for each version of a catalog. */
export interface SearchIndex {
  search(text: string): SearchHits;
  /** Ids of the products with the most similar names, the most similar first, among those that are admitted. */
  nearest(text: string, admits: (id: number) => boolean): readonly number[];
}

/** Of the best score: what is weaker is a far-fetched guess. */
const MIN_SHARE = 0.3;

/** @param numbers those of the listings' words */
export function* buildSearchIndex(
  listings: readonly ProductListing[],
  numbers: WordNumbers,
  words: PreparedWords,
): InSteps<SearchIndex> {
  const weights = yield* indexWords(listings, { numbers, wordsOf: (listing) => listing.words });
  const names = yield* indexProductNames(listings, numbers);
  const written = yield* writtenWords(listings, words);
  const known = yield* indexKnownRoots(weights, words.roots, written);
  const nearest = yield* indexNames(listings.map(({ name }) => name));
  const products: ScoredProducts = { listings, names, facts: yield* placeFacts(listings) };
  const ids = listings.map(({ product }) => product.id);
  const idAt = (place: number) => ids[place] ?? 0;
  return {
    search(text) {
      const search = readSearch(text, words, known);
      if (search.notSold.length > 0) return { scores: new Map(), missed: search.notSold, isNotSold: true };
      const terms = search.terms.map((term) => weighTerm(term, { weights, size: listings.length }));
      const hits = scoreHits(search, terms, products);
      const least = hits.reduce((best, { score }) => Math.max(best, score), 0) * MIN_SHARE;
      const factorAt = hits.length > 0 ? names.factorFor(search) : () => 1;
      const scores = new Map(
        hits.flatMap(({ place, score }) => (score >= least ? [[idAt(place), score * factorAt(place)]] : [])),
      );
      const isNotSold = scores.size === 0 && !search.isForSold && terms.some((term) => isFound(term.weights));
      return { scores, missed: missedWords(terms, scores.size > 0), isNotSold };
    },
    nearest: (text, admits) => nearest.to(text, (place) => admits(idAt(place))).map(idAt),
  };
}

/** The size of a step. */
const NAMES_A_STEP = 100;

/** Words of the products' names and of the operator, as they are written. */
function* writtenWords(listings: readonly ProductListing[], words: PreparedWords): InSteps<readonly string[]> {
  const found = new Set(words.written);
  for (const [place, { name }] of listings.entries()) {
    for (const word of wordsOf(name)) found.add(word);
    if (place % NAMES_A_STEP === 0) yield;
  }
  return [...found];
}

/**
 * Where nothing is found although each word is somewhere, all of them have failed together. What names a kind of vehicle or a
 * complaint is answered by what suits it or helps.
 */
function missedWords(terms: readonly WeighedTerm[], hasHits: boolean): readonly string[] {
  const missed = terms.filter(({ weights, isMinor }) => !isFound(weights) && !(isMinor && hasHits));
  return (missed.length > 0 || hasHits ? missed : terms).map(({ typed }) => typed);
}

/** Of a word that no product has; a little less than of one that a single product has. */
const UNKNOWN_RARITY = 0.8;
const MIN_RARITY = 0.25;

function weighTerm(
  term: SearchTerm,
  { weights: words, size }: { readonly weights: WordWeights; readonly size: number },
): WeighedTerm {
  const weights = words.weigh(term.meanings);
  const count = weights.places.length;
  const rarity = count === 0 ? UNKNOWN_RARITY : Math.max(MIN_RARITY, Math.log(1 + size / count) / Math.log(1 + size));
  return { ...term, weights, rarity };
}
