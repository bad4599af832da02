import { fold, withoutHyphens } from './searched-text.ts';
import { SYNONYMS } from './synonyms.ts';

export interface SoughtWord {
  /** Matches anywhere, also inside a longer word. */
  readonly typed: string;
  /** Synonyms, of which each matches whole words only. */
  readonly synonyms: readonly string[];
}

/** One searched term: the typed words, or a synonym of all of them. */
export interface Sought {
  /** All of these words, in any position. */
  readonly words: readonly SoughtWord[];
  /**
   * Synonyms of a phrase, word by word. All words of one synonym must match as whole words, each directly or by a
   * synonym of its own.
   */
  readonly otherNames: readonly (readonly (readonly string[])[])[];
}

/** A parsed search. All terms must be found. */
export type Search = readonly Sought[];

/** Each word is compared with every product, so their number is limited. */
const MOST_WORDS = 12;

/** Each phrase with its synonyms. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = otherNames();

const LONGEST_PHRASE = Math.max(...[...OTHER_NAMES.keys()].map((phrase) => phrase.split(' ').length));

/** Folds the text, splits it into words, and joins the longest known phrases into one term. */
export function readSearch(text: string): Search {
  const words = withoutHyphens(fold(text)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const sought: Sought[] = [];
  for (let place = 0; place < words.length; ) {
    const phrase = longestPhrase(words.slice(place, place + LONGEST_PHRASE));
    sought.push(toSought(phrase));
    place += phrase.length;
  }
  return sought;
}

/** The longest leading phrase that has synonyms, or else the first word. */
function longestPhrase(words: readonly string[]): readonly string[] {
  for (let length = words.length; length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (OTHER_NAMES.has(phrase.join(' '))) return phrase;
  }
  return words.slice(0, 1);
}

const toSought = (phrase: readonly string[]): Sought => ({
  words: phrase.map((typed) => ({ typed, synonyms: otherNamesOf(typed) })),
  otherNames: phrase.length > 1 ? otherNamesOfPhrase(phrase) : [],
});

/** Only synonyms that the single words do not cover: "oli mesin" already means "engine oil" word by word. */
function otherNamesOfPhrase(phrase: readonly string[]): Sought['otherNames'] {
  const names = otherNamesOf(phrase.join(' ')).map((name) => name.split(' ').map(namesOf));
  return names.filter((name) => meaningOf(name) !== meaningOf(phrase.map(namesOf)));
}

const meaningOf = (words: readonly (readonly string[])[]): string =>
  words
    .map((names) => names.toSorted().join())
    .toSorted()
    .join(' ');

const namesOf = (word: string): readonly string[] => [word, ...otherNamesOf(word)];

const otherNamesOf = (phrase: string): readonly string[] => OTHER_NAMES.get(phrase) ?? [];

function otherNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const group of SYNONYMS) {
    for (const phrase of group) names.set(phrase, new Set([...(names.get(phrase) ?? []), ...group]));
  }
  return new Map([...names].map(([phrase, all]) => [phrase, [...all].filter((other) => other !== phrase)]));
}
