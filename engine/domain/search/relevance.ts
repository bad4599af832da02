import type { Search, Sought } from './read-search.ts';

/**
 * How well folded fields, the most telling one first, answer a search: 0 when something of it is in none of them. A better
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
export const answers = (search: Search, fields: readonly string[]): boolean =>
  search.every((sought) => bestOf(sought, fields) > 0);

/** Places within a field: in the middle of a word, under another name, at the beginning of a word. */
const PLACES = { inside: 1, synonym: 2, begins: 3 } as const;

const STEP = 4;

/** Of each word its best field, and of them the worst; or the best field that has another name of it. */
function bestOf({ words, synonyms }: Sought, fields: readonly string[]): number {
  const typed = Math.min(...words.map((word) => bestField(fields, (field) => placeOf(word, field))));
  if (synonyms.length === 0) return typed;
  const isIn = (field: string) => synonyms.some((synonym) => beginsWord(field, synonym));
  return Math.max(
    typed,
    bestField(fields, (field) => (isIn(field) ? PLACES.synonym : 0)),
  );
}

function bestField(fields: readonly string[], placeIn: (field: string) => number): number {
  for (const [index, field] of fields.entries()) {
    const place = placeIn(field);
    if (place > 0) return (fields.length - index) * STEP + place;
  }
  return 0;
}

function placeOf(word: string, field: string): number {
  if (!field.includes(word)) return 0;
  return beginsWord(field, word) ? PLACES.begins : PLACES.inside;
}

const WORD_LETTER = /[\p{L}\p{N}]/u;

/** Where a word of the field begins with the text. */
function beginsWord(field: string, text: string): boolean {
  for (let at = field.indexOf(text); at >= 0; at = field.indexOf(text, at + 1)) {
    if (at === 0 || !WORD_LETTER.test(field[at - 1] ?? '')) return true;
  }
  return false;
}

/** Whoever types a name means that product, and after it those that begin alike. */
function nameBonus(search: Search, name: string): number {
  const typed = search.flatMap(({ words }) => words).join(' ');
  if (typed === '' || !name.startsWith(typed)) return 0;
  return name === typed ? 2 * BONUS : BONUS;
}

/** More than all fields together can bring. */
const BONUS = 1000;
