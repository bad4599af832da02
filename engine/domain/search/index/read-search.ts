import { type NamedVehicle, readVehicle } from '../words/named-vehicle.ts';
import type { Phrase, PreparedWords } from '../words/prepare-words.ts';
import { rootOf } from '../words/spelling.ts';
import { joined, wordsOf } from '../words/words.ts';

/** One way to meet a term: all of these words, each by one of its roots. */
export interface Meaning {
  readonly words: readonly (readonly string[])[];
  /** Up to 1, for the words as they were typed. */
  readonly quality: number;
}

export interface SearchTerm {
  readonly typed: string;
  readonly meanings: readonly Meaning[];
  /** It names a kind of vehicle or fuel, or is part of a complaint: others say more about what is wanted. */
  readonly isMinor: boolean;
  /** The last word, which is not finished: nobody knows yet how much it tells. */
  readonly isBegun: boolean;
}

export interface Search {
  /** Its words, without blanks. */
  readonly text: string;
  readonly terms: readonly SearchTerm[];
  readonly vehicle: NamedVehicle | null;
  /** Names of what helps, and how surely, up to 1. */
  readonly remedies: readonly { readonly name: Phrase; readonly sureness: number }[];
  /** It names a kind of product that the shop sells, or a complaint; without, every word of it counts. */
  readonly isForSold: boolean;
  /** Typed words for what the shop does not sell; then nothing is to be found. */
  readonly notSold: readonly string[];
}

/** What an index knows of the roots in its products. */
export interface KnownRoots {
  /**
   * Roots of products that a typed root may mean, with the quality of each. Empty when it means nothing.
   * @param word as it was typed
   */
  meant(root: string, isLast: boolean, word?: string): Meant;
  /** Roots of the written words that a last word begins, with the quality of each. Empty when it is a word or a known code itself, or begins none. */
  begun(word: string): Meant;
}

type Meant = readonly (readonly [root: string, quality: number])[];

/** Each word is compared with every product, so their number is limited. */
const MAX_WORDS = 24;
const SYNONYM_QUALITY = 0.85;

interface TypedWord {
  readonly typed: string;
  /** As typed, or what it must mean. */
  readonly root: string;
  readonly meant: Meant;
  readonly place: number;
  readonly isBegun: boolean;
}

export function readSearch(text: string, words: PreparedWords, known: KnownRoots): Search {
  const typed = wordsOf(text)
    .flatMap((word) => word.split('-'))
    .slice(0, MAX_WORDS);
  const { vehicle, models, classes } = readVehicle(typed, words.vehicles);
  const all = typed.map((word, place): TypedWord => {
    if (models.has(place)) return { typed: word, root: rootOf(word), meant: [], place, isBegun: false };
    const isLast = place === typed.length - 1;
    // A single letter begins too much to be searched for alone.
    const begun = isLast && typed.length + word.length > 2 ? known.begun(word) : [];
    // Its own root may be that of another word: `flu` of `flush`.
    if (begun.length > 0) return { typed: word, root: word, meant: begun, place, isBegun: true };
    const root = rootOf(word);
    const guesses = known.meant(root, isLast, word);
    // What says nothing is no misspelling of a complaint: shell of smell.
    const meant = words.ignored.has(root) ? guesses.filter(([guess]) => guess === root) : guesses;
    return { typed: word, root: meant[0]?.[0] ?? root, meant, place, isBegun: false };
  });
  const spoken = all.filter(({ place }) => !models.has(place));
  const finished = spoken.filter((word) => !word.isBegun);
  const telling = spoken.filter(({ typed: word }) => words.notSoldWords.has(word) || !words.ignored.has(rootOf(word)));
  const content = telling.length > 0 || vehicle ? telling : spoken;
  const complaint = complaintOf(finished, words);
  const isMinor = ({ place, root }: TypedWord) => classes.has(place) || complaint.words.has(root);
  return {
    text: joined(typed),
    terms: termsOf(content, words, isMinor),
    vehicle,
    remedies: complaint.remedies,
    isForSold: words.sold.size === 0 || complaint.remedies.length > 0 || namesSold(content, words),
    notSold: complaint.remedies.length > 0 ? [] : notSoldOf(content, words),
  };
}

/** The longest leading phrases that have synonyms become one term; any other word is a term of its own. */
function termsOf(
  content: readonly TypedWord[],
  words: PreparedWords,
  isMinor: (word: TypedWord) => boolean,
): readonly SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < content.length; ) {
    const phrase = longestPhrase(content.slice(at, at + words.maxPhraseLength), words);
    const meanings =
      phrase.length === 1 ? phrase.flatMap((word) => meaningsOf(word, words)) : phraseMeanings(phrase, words);
    terms.push({
      typed: phrase.map(({ typed }) => typed).join(' '),
      meanings,
      isMinor: phrase.every(isMinor),
      isBegun: phrase.every((word) => word.isBegun),
    });
    at += phrase.length;
  }
  return terms;
}

function longestPhrase(following: readonly TypedWord[], words: PreparedWords): readonly TypedWord[] {
  for (let length = following.length; length > 1; length -= 1) {
    const phrase = following.slice(0, length);
    if (words.synonyms.has(keyOf(phrase))) return phrase;
  }
  return following.slice(0, 1);
}

const keyOf = (phrase: readonly TypedWord[]): string => phrase.map(({ root }) => root).join(' ');

const withSynonyms = (root: string, words: PreparedWords): readonly string[] => [root, ...singleSynonyms(root, words)];

const singleSynonyms = (root: string, { synonyms }: PreparedWords): readonly string[] =>
  (synonyms.get(root) ?? []).flatMap((phrase) => (phrase.length === 1 ? phrase : []));

function meaningsOf({ meant }: TypedWord, words: PreparedWords): readonly Meaning[] {
  return meant.flatMap(([root, quality]) => [
    { words: [[root]], quality },
    ...synonymMeanings(root, words, quality * SYNONYM_QUALITY),
  ]);
}

const phraseMeanings = (phrase: readonly TypedWord[], words: PreparedWords): readonly Meaning[] => [
  { words: phrase.map(({ root }) => withSynonyms(root, words)), quality: 1 },
  ...synonymMeanings(keyOf(phrase), words, SYNONYM_QUALITY),
];

const synonymMeanings = (key: string, words: PreparedWords, quality: number): readonly Meaning[] =>
  (words.synonyms.get(key) ?? []).map((phrase) => ({
    words: phrase.length === 1 ? [phrase] : phrase.map((root) => withSynonyms(root, words)),
    quality,
  }));

interface Complaint {
  readonly remedies: Search['remedies'];
  /** Roots that are part of it. */
  readonly words: ReadonlySet<string>;
}

/** How surely the second and later remedies of a complaint help. */
const REMEDY_STEP = 0.15;
const MIN_SURENESS = 0.3;
/** Of a complaint with fewer words than the longest that was made. */
const SHORTER_SURENESS = 0.6;

function complaintOf(spoken: readonly TypedWord[], words: PreparedWords): Complaint {
  const meant = new Map<string, string>();
  for (const { root } of spoken) for (const name of withSynonyms(root, words)) meant.set(name, root);
  for (const { root } of spoken) meant.set(root, root);
  const made = words.symptoms.flatMap(({ said, helps }) => {
    const length = Math.max(
      0,
      ...said.filter((phrase) => phrase.every((root) => meant.has(root))).map((phrase) => phrase.length),
    );
    return length === 0 ? [] : [{ said, helps, length }];
  });
  const longest = Math.max(0, ...made.map(({ length }) => length));
  const sureness = new Map<string, { name: Phrase; sureness: number }>();
  for (const { helps, length } of made) {
    for (const [place, name] of helps.entries()) {
      const sure = Math.max(MIN_SURENESS, 1 - place * REMEDY_STEP) * (length === longest ? 1 : SHORTER_SURENESS);
      const key = name.join(' ');
      if ((sureness.get(key)?.sureness ?? 0) < sure) sureness.set(key, { name, sureness: sure });
    }
  }
  const said = made.flatMap((one) => one.said.filter((phrase) => phrase.every((root) => meant.has(root))).flat());
  return { remedies: [...sureness.values()], words: new Set(said.flatMap((root) => meant.get(root) ?? [])) };
}

/** A word, or two that follow each other, for what the shop's products are. */
const namesSold = (content: readonly TypedWord[], { sold }: PreparedWords): boolean =>
  content.some(({ root }, at) => sold.has(root) || sold.has(keyOf(content.slice(at, at + 2))));

/** What is not sold, unless other words of the search are for what is. */
function notSoldOf(content: readonly TypedWord[], words: PreparedWords): readonly string[] {
  const roots = new Set(content.map(({ typed }) => rootOf(typed)));
  const asked = new Set(words.notSold.filter((phrase) => phrase.every((root) => roots.has(root))).flat());
  const isAsked = ({ typed }: TypedWord) => asked.has(rootOf(typed));
  const others = content.filter((word) => !isAsked(word));
  if (namesSold(others, words)) return [];
  return content.filter(isAsked).map(({ typed }) => typed);
}
