import { type AskedTerm, answerScore, nameFactor } from './answer-score.ts';
import { createKnownRoots } from './known-roots.ts';
import type { ProductListing } from './listing.ts';
import type { PreparedWords } from './prepare-words.ts';
import { readSearch, type SearchTerm } from './read-search.ts';
import { type Weights, type WordWeights, weighWords } from './weigh-words.ts';

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
}

/** Of the best score: what is weaker is a far-fetched guess. */
const MIN_SHARE = 0.3;

export function createSearchIndex(listings: readonly ProductListing[], words: PreparedWords): SearchIndex {
  const weights = weighWords(listings);
  const known = createKnownRoots(weights.counts, words.roots);
  return {
    search(text) {
      const search = readSearch(text, words, known);
      if (search.notSold.length > 0) return { scores: new Map(), missed: search.notSold, isNotSold: true };
      const terms = search.terms.map((term) => toAsked(term, { weights, size: listings.length }));
      const scoreOf = answerScore(search, terms);
      const answers = listings.map((listing, place) => ({ listing, score: scoreOf(listing, place) }));
      const least = answers.reduce((best, { score }) => Math.max(best, score), 0) * MIN_SHARE;
      const scores = new Map(
        answers
          .filter(({ score }) => score > 0 && score >= least)
          .map(({ listing, score }) => [listing.product.id, score * nameFactor(listing, search)]),
      );
      const isNotSold = scores.size === 0 && !search.isForSold && terms.some(({ count }) => count > 0);
      return { scores, missed: missedWords(terms, scores.size > 0), isNotSold };
    },
  };
}

/** Where nothing is found although each word is somewhere, all of them have failed together. */
function missedWords(terms: readonly AskedTerm[], isFound: boolean): readonly string[] {
  const missed = terms.filter(({ count }) => count === 0);
  return (missed.length > 0 || isFound ? missed : terms).map(({ typed }) => typed);
}

/** Of a word that no product has; a little less than of one that a single product has. */
const UNKNOWN_RARITY = 0.8;
const MIN_RARITY = 0.25;

function toAsked(
  term: SearchTerm,
  { weights, size }: { readonly weights: WordWeights; readonly size: number },
): AskedTerm {
  const best: Weights = new Float32Array(size);
  for (const meaning of term.meanings) {
    for (const [place, weight] of weights.weigh(meaning).entries()) best[place] = Math.max(best[place] ?? 0, weight);
  }
  const count = best.reduce((sum, weight) => sum + (weight > 0 ? 1 : 0), 0);
  const rarity = count === 0 ? UNKNOWN_RARITY : Math.max(MIN_RARITY, Math.log(1 + size / count) / Math.log(1 + size));
  return { ...term, weights: best, count, rarity };
}
