import { fold, withoutHyphens } from './searched-text.ts';
import { SYNONYMS } from './synonyms.ts';

export interface SearchWord {
  /** Matches anywhere, also inside a longer word. */
  readonly typed: string;
  /** Synonyms, of which each matches whole words only. */
  readonly synonyms: readonly string[];
}

/** One searched term: the typed words, or a synonym of all of them. */
export interface SearchTerm {
  /** All of these words, in any position. */
  readonly words: readonly SearchWord[];
  /**
   * Synonyms of a phrase, word by word. All words of one synonym must match as whole words, each directly or by a
   * synonym of its own.
   */
  readonly phraseSynonyms: readonly (readonly (readonly string[])[])[];
}

/** A parsed search. All terms must be found. */
export type Search = readonly SearchTerm[];

/** Each word is compared with every product, so their number is limited. */
const MAX_WORDS = 12;

/** Each phrase with its synonyms. */
const SYNONYMS_BY_PHRASE: ReadonlyMap<string, readonly string[]> = synonymsByPhrase();

const MAX_PHRASE_WORDS = Math.max(...[...SYNONYMS_BY_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/** Folds the text, splits it into words, and joins the longest known phrases into one term. */
export function readSearch(text: string): Search {
  const words = withoutHyphens(fold(text)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const terms: SearchTerm[] = [];
  for (let position = 0; position < words.length; ) {
    const phrase = longestPhrase(words.slice(position, position + MAX_PHRASE_WORDS));
    terms.push(toTerm(phrase));
    position += phrase.length;
  }
  return terms;
}

/** The longest leading phrase that has synonyms, or else the first word. */
function longestPhrase(words: readonly string[]): readonly string[] {
  for (let length = words.length; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (SYNONYMS_BY_PHRASE.has(phrase.join(' '))) return phrase;
  }
  return words.slice(0, 1);
}

const toTerm = (phrase: readonly string[]): SearchTerm => ({
  words: phrase.map((typed) => ({ typed, synonyms: synonymsOf(typed) })),
  phraseSynonyms: phrase.length > 1 ? phraseSynonymsOf(phrase) : [],
});

/** Only synonyms that the single words do not cover: "oli mesin" already means "engine oil" word by word. */
function phraseSynonymsOf(phrase: readonly string[]): SearchTerm['phraseSynonyms'] {
  const names = synonymsOf(phrase.join(' ')).map((name) => name.split(' ').map(withSynonyms));
  return names.filter((name) => meaningOf(name) !== meaningOf(phrase.map(withSynonyms)));
}

const meaningOf = (words: readonly (readonly string[])[]): string =>
  words
    .map((names) => names.toSorted().join())
    .toSorted()
    .join(' ');

const withSynonyms = (word: string): readonly string[] => [word, ...synonymsOf(word)];

const synonymsOf = (phrase: string): readonly string[] => SYNONYMS_BY_PHRASE.get(phrase) ?? [];

function synonymsByPhrase(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const group of SYNONYMS) {
    for (const phrase of group) names.set(phrase, new Set([...(names.get(phrase) ?? []), ...group]));
  }
  return new Map([...names].map(([phrase, all]) => [phrase, [...all].filter((other) => other !== phrase)]));
}
