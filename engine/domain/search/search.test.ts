import { describe, expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { readSearch } from './read-search.ts';
import { matches, relevance } from './relevance.ts';
import { searchedFields } from './searched-text.ts';
import { SYNONYMS } from './synonyms.ts';

const fields = (name: string, sku = '', slug = '', shortDescription = '', description = '') =>
  searchedFields({ name, sku, slug, shortDescription, description });
const CLEANER = fields('Injector Cleaner', 'STP-IC-300', 'injector-cleaner', 'Cleans injectors', 'For petrol engines.');
const BRAKE = fields('Minyak Rem DOT 4', 'STP-D4', 'minyak-rem-dot-4', 'Cairan untuk sistem rem', 'Café ABS 500 ml');
const finds = (text: string, product: readonly string[]) => matches(readSearch(text), product);

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
    [
      'the words of a phrase, each under its other name',
      'engine oil',
      fields('Oli sintetik', '', '', 'Untuk mesin diesel'),
    ],
    ['the words of another name of a phrase', 'motor oil', fields('Oli sintetik', '', '', 'Untuk mesin diesel')],
    ['one other name of a phrase', 'oli transmisi', fields('ATF Dexron III')],
    ['a synonym with an Indonesian ending', 'engine', fields('Mesinnya bersih')],
    ['a synonym with an English ending', 'semir', fields('Polishing cloth')],
    ['a word with a hyphen without it', '5w30', fields('Diesel 5W-30')],
    ['a word without a hyphen with it', '10w-40', fields('Moto', 'M4T-10W40')],
    ['a word with an unbreakable hyphen', '5w30', fields('Diesel 5W\u201130')],
    ['a word that is typed up to its hyphen', 'dot 5w-', fields('Dot 5W-30')],
    ['a lone hyphen', 'a - b', fields('A - B')],
    ['everything when nothing is asked', '   ', CLEANER],
  ])('%s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(true);
  });

  test.each([
    ['when one word of several is missing', 'injector wax', CLEANER],
    ['across the end of one field and the beginning of the next', 'cleaner injector-cleaner-stp', CLEANER],
    ['a synonym in the middle of a word', 'oil', fields('Polish')],
    ['half of a phrase in the other language', 'brake fluid', fields('Minyak Oli')],
    ['a synonym at the beginning of a longer word', 'tyre', fields('Bantal untuk bahan kulit')],
    ['a word of another name inside a longer one', 'brake fluid', fields('Minyak Remover')],
    ['a word without hyphens across two words', '5w30', fields('5w 30')],
  ])('nothing %s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(false);
  });
});

test('each word of a group finds every other, in both directions', () => {
  const missed = SYNONYMS.flatMap((group) =>
    group.flatMap((typed) =>
      group.filter((written) => !finds(typed, fields(written))).map((written) => `${typed} → ${written}`),
    ),
  );
  expect(missed).toEqual([]);
});

test('the name outweighs the SKU, it the short description, and it the description', () => {
  const positions = [
    fields('Flush'),
    fields('Flush it'),
    fields('Engine flush'),
    fields('Bilas'),
    fields('A flushable'),
    fields('Aflush'),
    fields('A', 'FLUSH-1'),
    fields('A', 'A', 'flush'),
    fields('A', 'A', 'a', 'a flush'),
    fields('A', 'A', 'a', 'a', 'a bilas'),
  ];
  const ranks = positions.map((product) => relevance(readSearch('flush'), product));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(ranks.length);
  expect(relevance(readSearch('flush'), fields('A'))).toBe(0);
});

test('a full name ranks first, however its hyphens are typed', () => {
  const [exact, begun] = [fields('Syn-Formula'), fields('Syn-Formula Moto')];
  for (const typed of ['syn-formula', 'synformula']) {
    const [first, second] = [exact, begun].map((product) => relevance(readSearch(typed), product));
    expect([first, second]).toEqual([expect.toSatisfy((rank) => rank > 2000), expect.toSatisfy((rank) => rank > 1000)]);
  }
});

test('uses at most twelve words', () => {
  expect(readSearch('a '.repeat(5000)).flatMap(({ words }) => words)).toHaveLength(12);
});

describe('without a match, the most similar product', () => {
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

  test('comes first, and only the most similar of many are returned', () => {
    const many = Array.from({ length: 100 }, (_, number) => ({ name: `injectorr ${number}`, of: number }));
    const found = nearest('injectr', [...many, { name: 'injectr', of: -1 }]);
    expect([found.length, found[0]]).toEqual([24, -1]);
  });
});
