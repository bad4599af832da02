import type { Search, SearchTerm, SearchWord } from './read-search.ts';
import { withoutHyphens } from './searched-text.ts';

/**
 * Relevance of the fields, the most important field first. 0 when some term is in none of them. A more important field
 * outweighs a better position within a field.
 */
export function relevance(search: Search, fields: readonly string[]): number {
  let sum = 0;
  for (const term of search) {
    const best = bestRank(term, fields);
    if (best === 0) return 0;
    sum += best;
  }
  return sum + nameBonus(search, fields[0] ?? '');
}

/** True when every term occurs in some field. */
export const matches = (search: Search, fields: readonly string[]): boolean =>
  search.every((term) => rankAsTyped(term, fields) > 0 || rankBySynonym(term, fields) > 0);

/** Ranks of a match: inside a word, at the beginning of a word, by a synonym, as a whole word. */
const RANKS = { inside: 1, beginning: 2, synonym: 3, word: 4 } as const;

const RANKS_PER_FIELD = 5;

const bestRank = (term: SearchTerm, fields: readonly string[]): number =>
  Math.max(rankAsTyped(term, fields), rankBySynonym(term, fields));

/** The worst of the words' best fields. */
const rankAsTyped = ({ words }: SearchTerm, fields: readonly string[]): number =>
  lowest(words, (word) => bestField(fields, (field) => rankOfWord(word, field)));

const rankBySynonym = ({ phraseSynonyms }: SearchTerm, fields: readonly string[]): number =>
  Math.max(
    0,
    ...phraseSynonyms.map((name) =>
      lowest(name, (names) => bestField(fields, (field) => rankOfSynonyms(names, field))),
    ),
  );

/** Stops at the first word that is in no field. */
function lowest<T>(all: readonly T[], rankOf: (one: T) => number): number {
  let lowestRank = Number.POSITIVE_INFINITY;
  for (const one of all) {
    lowestRank = Math.min(lowestRank, rankOf(one));
    if (lowestRank === 0) break;
  }
  return lowestRank;
}

function bestField(fields: readonly string[], rankIn: (field: string) => number): number {
  for (const [index, field] of fields.entries()) {
    const rank = rankIn(field);
    if (rank > 0) return (fields.length - index) * RANKS_PER_FIELD + rank;
  }
  return 0;
}

function rankOfWord({ typed, synonyms }: SearchWord, field: string): number {
  const rank = rankOfText(typed, field);
  return rank < RANKS.synonym ? Math.max(rank, rankOfSynonyms(synonyms, field)) : rank;
}

const rankOfSynonyms = (names: readonly string[], field: string): number =>
  names.some((name) => rankOfText(name, field) === RANKS.word) ? RANKS.synonym : 0;

/** The best rank over all occurrences. */
function rankOfText(text: string, field: string): number {
  let best = 0;
  for (let at = field.indexOf(text); at >= 0; at = field.indexOf(text, at + 1)) {
    if (!WORD_CHARACTER.test(field[at - 1] ?? '')) {
      if (endsWord(field, at + text.length)) return RANKS.word;
      best = RANKS.beginning;
    } else if (best === 0) best = RANKS.inside;
  }
  return best;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The whole word, also with a common English or Indonesian suffix: oils, polishes, polished, polishing, mesinnya. */
const WORD_END = /(?:e?s|ed|ing|nya)?(?![\p{L}\p{N}])/uy;

function endsWord(field: string, at: number): boolean {
  WORD_END.lastIndex = at;
  return WORD_END.test(field);
}

/** A product whose name was typed comes first, then those whose names begin with it. */
function nameBonus(search: Search, field: string): number {
  const typed = search.flatMap(({ words }) => words.map((word) => word.typed)).join(' ');
  const [line = ''] = field.split('\n', 1);
  const name = withoutHyphens(line);
  if (typed === '' || !name.startsWith(typed)) return 0;
  return name === typed ? 2 * NAME_BONUS : NAME_BONUS;
}

/** More than the sum over all fields. */
const NAME_BONUS = 1000;
