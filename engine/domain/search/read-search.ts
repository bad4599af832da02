import { fold } from './fold.ts';
import { SYNONYMS } from './synonyms.ts';

/** One thing that is looked for. */
export interface Sought {
  /** As it was typed: each of these words anywhere, also inside a longer word. */
  readonly words: readonly string[];
  /** Other names of it: any of these, at the beginning of a word. */
  readonly synonyms: readonly string[];
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
  const words = fold(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const sought: Sought[] = [];
  for (let place = 0; place < words.length; ) {
    const found = longestPhrase(words.slice(place, place + LONGEST_PHRASE));
    sought.push(found);
    place += found.words.length;
  }
  return sought;
}

/** The longest beginning that has other names; otherwise the first word alone. */
function longestPhrase(words: readonly string[]): Sought {
  for (let length = words.length; length > 0; length -= 1) {
    const synonyms = OTHER_NAMES.get(words.slice(0, length).join(' '));
    if (synonyms) return { words: words.slice(0, length), synonyms };
  }
  return { words: words.slice(0, 1), synonyms: [] };
}

function otherNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const group of SYNONYMS) {
    for (const phrase of group) names.set(phrase, new Set([...(names.get(phrase) ?? []), ...group]));
  }
  return new Map([...names].map(([phrase, all]) => [phrase, [...all].filter((other) => other !== phrase)]));
}
