import { fold, withoutHyphens } from './searched-text.ts';
import { SYNONYMS } from './synonyms.ts';

export interface SoughtWord {
  /** Anywhere, also inside a longer word. */
  readonly typed: string;
  /** Other names of it: any of these, as whole words. */
  readonly synonyms: readonly string[];
}

/** One thing that is looked for: by the words that were typed, or by another name of them all. */
export interface Sought {
  /** Each of these, wherever it stands. */
  readonly words: readonly SoughtWord[];
  /** Other names of a phrase, word by word: each word of one of them, itself or under another name, as a whole word. */
  readonly otherNames: readonly (readonly (readonly string[])[])[];
}

/** What a shopper asks for: all of it has to be found. */
export type Search = readonly Sought[];

/** More words than anybody types; each one is compared with every product. */
const MOST_WORDS = 12;

/** Each phrase of the table with all its other names. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = otherNames();

const LONGEST_PHRASE = Math.max(...[...OTHER_NAMES.keys()].map((phrase) => phrase.split(' ').length));

/** Folds, parts into words, and knows a phrase of several words as one thing, the longest first. */
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

/** The longest beginning that has other names; otherwise the first word alone. */
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

/** Those only whose words do not mean the same as the phrase's own: "oli mesin" is "engine oil" already word by word. */
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
