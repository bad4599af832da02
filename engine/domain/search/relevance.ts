import type { Search, Sought, SoughtWord } from './read-search.ts';
import { withoutHyphens } from './searched-text.ts';

/**
 * Relevance of the fields, the most important field first. 0 when some term is in none of them. A more important field
 * outweighs a better position within a field.
 */
export function relevance(search: Search, fields: readonly string[]): number {
  let sum = 0;
  for (const sought of search) {
    const best = bestOf(sought, fields);
    if (best === 0) return 0;
    sum += best;
  }
  return sum + nameBonus(search, fields[0] ?? '');
}

/** True when every term occurs in some field. */
export const matches = (search: Search, fields: readonly string[]): boolean =>
  search.every((sought) => asTyped(sought, fields) > 0 || underOtherName(sought, fields) > 0);

/** Ranks of a match: inside a word, at the beginning of a word, by a synonym, as a whole word. */
const PLACES = { inside: 1, begins: 2, synonym: 3, word: 4 } as const;

const STEP = 5;

const bestOf = (sought: Sought, fields: readonly string[]): number =>
  Math.max(asTyped(sought, fields), underOtherName(sought, fields));

/** The worst of the words' best fields. */
const asTyped = ({ words }: Sought, fields: readonly string[]): number =>
  worst(words, (word) => bestField(fields, (field) => placeOf(word, field)));

const underOtherName = ({ otherNames }: Sought, fields: readonly string[]): number =>
  Math.max(
    0,
    ...otherNames.map((name) => worst(name, (names) => bestField(fields, (field) => placeUnder(names, field)))),
  );

/** Stops at the first word that is in no field. */
function worst<T>(all: readonly T[], rankOf: (one: T) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    least = Math.min(least, rankOf(one));
    if (least === 0) break;
  }
  return least;
}

function bestField(fields: readonly string[], placeIn: (field: string) => number): number {
  for (const [index, field] of fields.entries()) {
    const place = placeIn(field);
    if (place > 0) return (fields.length - index) * STEP + place;
  }
  return 0;
}

function placeOf({ typed, synonyms }: SoughtWord, field: string): number {
  const place = placeOfText(typed, field);
  return place < PLACES.synonym ? Math.max(place, placeUnder(synonyms, field)) : place;
}

const placeUnder = (names: readonly string[], field: string): number =>
  names.some((name) => placeOfText(name, field) === PLACES.word) ? PLACES.synonym : 0;

/** The best rank over all occurrences. */
function placeOfText(text: string, field: string): number {
  let best = 0;
  for (let at = field.indexOf(text); at >= 0; at = field.indexOf(text, at + 1)) {
    if (!WORD_LETTER.test(field[at - 1] ?? '')) {
      if (endsWord(field, at + text.length)) return PLACES.word;
      best = PLACES.begins;
    } else if (best === 0) best = PLACES.inside;
  }
  return best;
}

const WORD_LETTER = /[\p{L}\p{N}]/u;

/** The whole word, also with a common English or Indonesian suffix: oils, polishes, polished, polishing, mesinnya. */
const END = /(?:e?s|ed|ing|nya)?(?![\p{L}\p{N}])/uy;

function endsWord(field: string, at: number): boolean {
  END.lastIndex = at;
  return END.test(field);
}

/** A product whose name was typed comes first, then those whose names begin with it. */
function nameBonus(search: Search, field: string): number {
  const typed = search.flatMap(({ words }) => words.map((word) => word.typed)).join(' ');
  const [line = ''] = field.split('\n', 1);
  const name = withoutHyphens(line);
  if (typed === '' || !name.startsWith(typed)) return 0;
  return name === typed ? 2 * BONUS : BONUS;
}

/** More than the sum over all fields. */
const BONUS = 1000;
