import { describe, expect, test } from 'vitest';
import { foldAll } from './fold.ts';
import { nearest } from './nearest.ts';
import { readSearch } from './read-search.ts';
import { answers, relevance } from './relevance.ts';
import { SYNONYMS } from './synonyms.ts';

/** Name, slug, SKU, short description, description. */
const fields = (...texts: readonly string[]) => foldAll(texts).split('\n');
const CLEANER = fields('Injector Cleaner', 'injector-cleaner', 'STP-IC-300', 'Cleans injectors', 'For petrol engines.');
const BRAKE = fields('Minyak Rem DOT 4', 'minyak-rem-dot-4', 'STP-D4', 'Cairan untuk sistem rem', 'Café ABS 500 ml');
const finds = (text: string, product: readonly string[]) => answers(readSearch(text), product);

describe('a search finds', () => {
  test.each([
    ['whatever its case', 'INJECTOR', CLEANER],
    ['without its accents', 'cafe', BRAKE],
    ['with accents nobody wrote', 'ínjector', CLEANER],
    ['inside a word', 'ject', CLEANER],
    ['by SKU', 'stp-ic', CLEANER],
    ['all words, wherever they stand', 'petrol cleaner', CLEANER],
    ['words in any order', 'dot 4 rem', BRAKE],
    ['the Indonesian word for an English text', 'pembersih', CLEANER],
    ['the English phrase for an Indonesian text', 'brake fluid', BRAKE],
    ['a word and a phrase of the other language', 'dot brake fluid', BRAKE],
    ['petrol by bensin', 'bensin', CLEANER],
    ['petrol by gasoline', 'gasoline', CLEANER],
    ['everything when nothing is asked', '   ', CLEANER],
  ])('%s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(true);
  });

  test.each([
    ['when one word of several is missing', 'injector wax', CLEANER],
    ['across the end of one field and the beginning of the next', 'cleaner injector-cleaner-stp', CLEANER],
    ['a synonym in the middle of a word', 'oil', fields('Polish', 'polish', '', '', '')],
    ['half of a phrase in the other language', 'brake fluid', fields('Minyak Oli', 'x', '', '', '')],
  ])('nothing %s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(false);
  });
});

test('every word of a group finds every other one, in both directions', () => {
  const missed = SYNONYMS.flatMap((group) =>
    group.flatMap((typed) =>
      group.filter((written) => !finds(typed, fields(written))).map((written) => `${typed} → ${written}`),
    ),
  );
  expect(missed).toEqual([]);
});

test('the name outweighs the SKU, it the short description, and it the description', () => {
  const places = [
    fields('Flush', 'a', 'A', '', ''),
    fields('Engine flush', 'a', 'A', '', ''),
    fields('Aflush', 'a', 'A', '', ''),
    fields('A', 'a', 'FLUSH-1', '', ''),
    fields('A', 'a', 'A', 'a flush', ''),
    fields('A', 'a', 'A', '', 'a bilas'),
  ];
  const ranks = places.map((product) => relevance(readSearch('flush'), product));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(relevance(readSearch('flush'), fields('A', 'a', 'A', '', ''))).toBe(0);
});

test('no more than twelve words are looked for', () => {
  expect(readSearch('a '.repeat(5000)).flatMap(({ words }) => words)).toHaveLength(12);
});

describe('when nothing answers, the nearest', () => {
  const NAMES = ['injector cleaner', 'engine flush', 'brake fluid dot 4', 'octane booster'].map((name) => ({
    name,
    of: name,
  }));
  test.each([
    ['a letter is missing', 'injctor', ['injector cleaner']],
    ['letters are swapped', 'enigne flsuh', ['engine flush']],
    ['a word too many', 'octane booster premium', ['octane booster']],
    ['several are as near', 'engin injector', ['injector cleaner', 'engine flush']],
    ['there is nothing like it', 'zzzz', []],
    ['there is nothing to compare', '!?', []],
  ])('%s: %s', (_case, text, names) => {
    expect(nearest(text, NAMES).toSorted()).toEqual(names.toSorted());
  });

  test('comes first, and of many only the nearest', () => {
    const many = Array.from({ length: 100 }, (_, number) => ({ name: `injectorr ${number}`, of: number }));
    const found = nearest('injectr', [...many, { name: 'injectr', of: -1 }]);
    expect([found.length, found[0]]).toEqual([24, -1]);
  });
});
