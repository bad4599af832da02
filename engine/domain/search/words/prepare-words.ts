import { type VehicleNames, vehicleNames } from './named-vehicle.ts';
import type { SearchWords } from './search-words.ts';
import { rootsOf, wordsOf } from './words.ts';

/** Roots of a phrase, in order. */
export type Phrase = readonly string[];

/** The operator's words as a search compares them. */
export interface PreparedWords {
  /** What else each phrase is called, by its roots joined by blanks. */
  readonly synonyms: ReadonlyMap<string, readonly Phrase[]>;
  readonly maxPhraseLength: number;
  readonly ignored: ReadonlySet<string>;
  /** What the shop's products are, by all their names: the roots of each joined by blanks. */
  readonly sold: ReadonlySet<string>;
  readonly notSold: readonly Phrase[];
  /** Words of what is not sold, as they are written: never ignored, although "accu" sounds like "aku". */
  readonly notSoldWords: ReadonlySet<string>;
  readonly symptoms: readonly { readonly said: readonly Phrase[]; readonly helps: readonly Phrase[] }[];
  readonly vehicles: VehicleNames;
  /** Every root of synonyms and complaints: a misspelt word may mean one. */
  readonly roots: ReadonlySet<string>;
  /** The same words as they are written. */
  readonly written: ReadonlySet<string>;
}

export function prepareWords(words: SearchWords): PreparedWords {
  const groups = words.synonyms.map((group) => group.map(rootsOf));
  const symptoms = words.symptoms.map(({ said, helps }) => ({ said: said.map(rootsOf), helps: helps.map(rootsOf) }));
  const notSold = words.notSold.map(rootsOf);
  const synonyms = synonymsOf(groups);
  const keysOf = (phrase: Phrase) => [phrase, ...(synonyms.get(keyOf(phrase)) ?? [])].map(keyOf);
  return {
    synonyms,
    maxPhraseLength: Math.max(1, ...groups.flat().map(({ length }) => length)),
    ignored: new Set(words.ignored.flatMap(rootsOf)),
    sold: new Set(words.sold.map(rootsOf).flatMap(keysOf)),
    notSold,
    notSoldWords: new Set(words.notSold.flatMap(wordsOf)),
    symptoms,
    vehicles: vehicleNames(words),
    roots: new Set([...groups.flat(2), ...symptoms.flatMap(({ said }) => said.flat()), ...notSold.flat()]),
    written: new Set(
      [...words.synonyms.flat(), ...words.symptoms.flatMap(({ said }) => said), ...words.notSold].flatMap(wordsOf),
    ),
  };
}

const keyOf = (phrase: Phrase): string => phrase.join(' ');

function synonymsOf(groups: readonly (readonly Phrase[])[]): PreparedWords['synonyms'] {
  const others = new Map<string, Phrase[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = keyOf(phrase);
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...group.filter((other) => keyOf(other) !== key)]);
    }
  }
  return others;
}
