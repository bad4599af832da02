import type { Search, Sought, SoughtWord } from './read-search.ts';
import { withoutHyphens } from './searched-text.ts';

/**
 * How well searched fields, the most telling one first, answer a search: 0 when something of it is in none of them. A better
 * field outweighs a better place in it.
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

/** Whether everything that is sought is somewhere in the fields. */
export const matches = (search: Search, fields: readonly string[]): boolean =>
  search.every((sought) => asTyped(sought, fields) > 0 || underOtherName(sought, fields) > 0);

/** Places within a field: in the middle of a word, at the beginning of one, under another name, as a word of its own. */
const PLACES = { inside: 1, begins: 2, synonym: 3, word: 4 } as const;

const STEP = 5;

const bestOf = (sought: Sought, fields: readonly string[]): number =>
  Math.max(asTyped(sought, fields), underOtherName(sought, fields));

/** Each word's best field, and of these the worst. */
const asTyped = ({ words }: Sought, fields: readonly string[]): number =>
  worst(words, (word) => bestField(fields, (field) => placeOf(word, field)));

const underOtherName = ({ otherNames }: Sought, fields: readonly string[]): number =>
  Math.max(
    0,
    ...otherNames.map((name) => worst(name, (names) => bestField(fields, (field) => placeUnder(names, field)))),
  );

/** No more is looked at after what is nowhere. */
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

/** The best of all places where the text stands. */
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

/** Nothing more of the word, or an ending that leaves its meaning: oils, polishes, polished, polishing, mesinnya. */
const END = /(?:e?s|ed|ing|nya)?(?![\p{L}\p{N}])/uy;

function endsWord(field: string, at: number): boolean {
  END.lastIndex = at;
  return END.test(field);
}

/** Whoever types a name means that product, and after it those that begin alike. */
function nameBonus(search: Search, field: string): number {
  const typed = search.flatMap(({ words }) => words.map((word) => word.typed)).join(' ');
  const [line = ''] = field.split('\n', 1);
  const name = withoutHyphens(line);
  if (typed === '' || !name.startsWith(typed)) return 0;
  return name === typed ? 2 * BONUS : BONUS;
}

/** More than all fields together can bring. */
const BONUS = 1000;
