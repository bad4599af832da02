import { type VehicleNames, vehicleNames } from './named-vehicle.ts';
import type { SearchWords } from './search-words.ts';
import { rootsOf } from './words.ts';

/** Roots of a phrase, in order. */
export type Phrase = readonly string[];

/** The operator's words as a search compares them. */
export interface PreparedWords {
  /** What else each phrase is called, by its roots joined by blanks. */
  readonly synonyms: ReadonlyMap<string, readonly Phrase[]>;
  readonly maxPhraseLength: number;
  readonly ignored: ReadonlySet<string>;
  readonly notSold: readonly Phrase[];
  readonly symptoms: readonly { readonly said: readonly Phrase[]; readonly helps: readonly Phrase[] }[];
  readonly vehicles: VehicleNames;
  /** Every root of synonyms and complaints: a misspelt word may mean one. */
  readonly roots: ReadonlySet<string>;
}

export function prepareWords(words: SearchWords): PreparedWords {
  const groups = words.synonyms.map((group) => group.map(rootsOf));
  const symptoms = words.symptoms.map(({ said, helps }) => ({ said: said.map(rootsOf), helps: helps.map(rootsOf) }));
  const notSold = words.notSold.map(rootsOf);
  return {
    synonyms: synonymsOf(groups),
    maxPhraseLength: Math.max(1, ...groups.flat().map(({ length }) => length)),
    ignored: new Set(words.ignored.flatMap(rootsOf)),
    notSold,
    symptoms,
    vehicles: vehicleNames(words),
    roots: new Set([...groups.flat(2), ...symptoms.flatMap(({ said }) => said.flat()), ...notSold.flat()]),
  };
}

function synonymsOf(groups: readonly (readonly Phrase[])[]): PreparedWords['synonyms'] {
  const others = new Map<string, Phrase[]>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = phrase.join(' ');
      const known = others.get(key) ?? [];
      others.set(key, [...known, ...group.filter((other) => other.join(' ') !== key)]);
    }
  }
  return others;
}
