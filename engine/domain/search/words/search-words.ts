/** What the operator tells the search about the words of shoppers, as it is written. */
export interface SearchWords {
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that say nothing about a product. */
  readonly ignored: readonly string[];
  /** Words and phrases for what the shop's products are; empty when that is not known. */
  readonly sold: readonly string[];
  /** Words and phrases for what the shop does not sell. */
  readonly notSold: readonly string[];
  readonly symptoms: readonly Symptom[];
  readonly vehicles: readonly VehicleClass[];
}

export interface Symptom {
  /** Complaints: all words of one are in the search, in any order. */
  readonly said: readonly string[];
  /** Words of product names, what helps most first. */
  readonly helps: readonly string[];
}

/** Vehicles that need the same. Types, fuels and grades are words of the products' meta data; an empty list says nothing. */
export interface VehicleClass {
  readonly types: readonly string[];
  readonly fuels: readonly string[];
  /** Viscosities, the usual one first; null where the class has none of its own. */
  readonly grades: readonly string[] | null;
  /** Beginnings of the oil standards that it needs. */
  readonly standards: readonly string[];
  /** Usual displacement in cc, and year of manufacture. */
  readonly engine: number | null;
  readonly year: number | null;
  /** How shoppers say the class itself. */
  readonly words: readonly string[];
  /** Names of its models, in every spelling. */
  readonly models: readonly string[];
}

export const NO_WORDS: SearchWords = { synonyms: [], ignored: [], sold: [], notSold: [], symptoms: [], vehicles: [] };
