import { describe, expect, test } from 'vitest';
import type { Product } from '../catalog/product.ts';
import { finish } from '../testing/finish.ts';
import { simpleProduct, variableProduct, variation } from '../testing/products.ts';
import { indexNames } from './index/nearest.ts';
import { buildSearchIndex } from './index/search-index.ts';
import { toListing } from './listing.ts';
import { prepareWords } from './words/prepare-words.ts';
import { NO_WORDS, type SearchWords, type VehicleClass } from './words/search-words.ts';
import { createWordNumbers } from './words/word-numbers.ts';

const WORDS: SearchWords = {
  ...NO_WORDS,
  synonyms: [
    ['oli', 'oil'],
    ['oli mesin', 'engine oil'],
    ['minyak rem', 'brake fluid'],
    ['rem', 'brake'],
    ['mesin', 'engine'],
    ['semir', 'polish'],
    ['ban', 'tyre'],
    ['asap', 'smoke'],
    ['putih', 'white'],
    ['motor', 'motorcycle'],
  ],
  ignored: ['apa', 'yang', 'the', 'what', 'stp'],
  notSold: ['aki', 'kampas rem'],
  symptoms: [{ said: ['asap putih', 'ngebul'], helps: ['smoke treatment', 'engine flush'] }],
};

function index(products: readonly Partial<Product>[], words: SearchWords = WORDS) {
  const numbers = createWordNumbers();
  const all = products.map((own, at) => {
    const product = { ...simpleProduct({ sku: '', name: '', slug: '' }), ...own, id: at + 1 } as Product;
    return toListing(product, { numbers, ancestry: (slug) => [slug] });
  });
  return finish(buildSearchIndex(all, numbers, prepareWords(words)));
}

/** Names of what is found, the best first. */
function found(
  text: string,
  products: readonly Partial<Product>[],
  words?: SearchWords,
): readonly (string | undefined)[] {
  const { scores } = index(products, words).search(text);
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => products[id - 1]?.name);
}

const NOTHING_LIKE_IT = Array.from({ length: 8 }, (_, at) => ({ name: `Kain ${at}`, sku: `K-${at}` }));
const finds = (text: string, product: Partial<Product>) =>
  found(text, [product, ...NOTHING_LIKE_IT]).includes(product.name);

const CLEANER = {
  name: 'Injector Cleaner',
  sku: 'STP-IC-300',
  slug: 'injector-cleaner',
  shortDescription: 'Cleans injectors',
  description: '<p>For petrol engines.</p>',
};
const BRAKE = { name: 'Minyak Rem DOT 4', sku: 'STP-D4', description: 'Café ABS 500 ml' };

describe('a search finds', () => {
  test.each([
    ['whatever its case', 'INJECTOR', CLEANER],
    ['without its accents', 'cafe', BRAKE],
    ['inside a name', 'ject', CLEANER],
    ['while it is being typed', 'injek', CLEANER],
    ['by SKU', 'stp-ic-300', CLEANER],
    ['words in any order', 'dot 4 rem', BRAKE],
    ['although a word is unknown', 'injector cleaner wonderful', CLEANER],
    ['the English phrase for an Indonesian text', 'brake fluid', BRAKE],
    ['a phrase by its words', 'engine oil', { name: 'Oli', description: 'untuk mesin' }],
    ['a word with an Indonesian ending', 'engine', { name: 'A', description: 'Mesinnya bersih' }],
    ['a word with an English ending', 'semir', { name: 'Polishing cloth' }],
    ['a word with an Indonesian beginning', 'menyemir', { name: 'Semir' }],
    ['a colloquial word', 'nyemir', { name: 'Semir' }],
    ['what sounds alike', 'injektor kliner', CLEANER],
    ['a misspelling', 'injctor claener', CLEANER],
    ['a word without vowels', 'mtr', { name: 'Motorcycle oil' }],
    ['a split code', '5 w 30', { name: 'Diesel 5W-30' }],
    ['a joined code', '5w30', { name: 'Diesel 5W\u201130' }],
    ['a code as it is typed', '5w-', { name: 'Diesel 5W-30' }],
    ['a joined brake fluid', 'dot4', BRAKE],
    ['an amount in another unit', '0,5 liter', BRAKE],
    ['a joined name', 'synformula', { name: 'Syn-Formula' }],
    ['what helps against a complaint', 'white smoke', { name: 'Smoke Treatment' }],
    ['a word to ignore when there is no other', 'stp', CLEANER],
  ])('%s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(true);
  });

  test.each([
    ['for what nobody sells', 'pizza hut', CLEANER],
    ['for what the operator does not sell', 'kampas rem', BRAKE],
    ['a synonym in the middle of a word', 'oil', { name: 'Polisan' }],
    ['half of a phrase in the other language', 'brake fluid', { name: 'Minyak Wangi' }],
    ['a synonym at the beginning of a longer word', 'tyre', { name: 'Bantal kulit' }],
    ['for blanks and signs', ' %?- ', CLEANER],
  ])('nothing %s: %s', (_case, text, product) => {
    expect(finds(text, product)).toBe(false);
  });
});

describe('of several products', () => {
  test('the name outweighs the short description, and it the description', () => {
    const products = [
      { name: 'C', description: 'Flush' },
      { name: 'A flush' },
      { name: 'B', shortDescription: 'A flush' },
      { name: 'Flush' },
      ...NOTHING_LIKE_IT,
    ];
    expect(found('flush', products).slice(0, 3)).toEqual(['Flush', 'A flush', 'B']);
  });

  test('a full name comes first, however it is typed', () => {
    const products = [{ name: 'Syn-Formula Moto' }, { name: 'Syn-Formula' }];
    for (const typed of ['syn-formula', 'synformula', 'syn formula'])
      expect(found(typed, products)[0]).toBe('Syn-Formula');
  });

  test('far-fetched guesses are left out', () => {
    const products = [{ name: 'Rem' }, { name: 'Kain', description: 'bukan untuk rem' }, ...NOTHING_LIKE_IT];
    expect(found('rem', products)).toEqual(['Rem']);
  });

  test('the surest remedy comes first', () => {
    expect(found('motor saya ngebul', [{ name: 'Engine Flush' }, { name: 'Smoke Treatment' }])).toEqual([
      'Smoke Treatment',
      'Engine Flush',
    ]);
  });

  test('size and grade must meet in one variation', () => {
    const choice = (label: string) => ({
      scope: 'global' as const,
      attribute: label,
      attributeLabel: label,
      termId: 1,
      value: label,
      label,
    });
    const sold = (name: string, ...packs: readonly (readonly string[])[]) => ({
      ...variableProduct(packs.map((labels, at) => variation(at, { choices: labels.map(choice) }))),
      name,
      description: '5W-30, 10W-40, 1 L, 4 L',
    });
    const apart = sold('Apart', ['5W-30', '1 L'], ['10W-40', '4 L']);
    const together = sold('Together', ['5W-30', '4 L']);
    expect(found('5w30 4 liter', [apart, together])[0]).toBe('Together');
  });
});

describe('for a vehicle that is named', () => {
  const NO_CLASS: VehicleClass = {
    types: [],
    fuels: [],
    grades: null,
    standards: [],
    engine: null,
    year: null,
    words: [],
    models: [],
  };
  const words: SearchWords = {
    ...WORDS,
    vehicles: [
      {
        ...NO_CLASS,
        types: ['scooter'],
        fuels: ['petrol'],
        grades: ['10w30'],
        words: ['matic'],
        models: ['vario 125', 'vario'],
      },
      { ...NO_CLASS, types: ['motorcycle'], fuels: ['petrol'], words: ['bebek'], models: ['rx king'] },
      { ...NO_CLASS, types: ['car'], fuels: ['petrol'], engine: 1300, models: ['avanza'] },
      { ...NO_CLASS, types: ['car'], words: ['mobil'] },
      { ...NO_CLASS, fuels: ['diesel'], words: ['solar'] },
    ],
  };
  const oil = (name: string, meta: Product['meta']) => ({ name, meta: { product_use: 'engine-oil', ...meta } });
  const OILS = [
    oil('Car', { vehicle_types: 'car', vehicle_fuels: 'petrol', vehicle_years: '-2000' }),
    oil('Diesel', { vehicle_types: 'car', vehicle_fuels: 'diesel', vehicle_years: '2001-' }),
    oil('Moto', { vehicle_types: 'motorcycle', oil_grades: '10w40' }),
    oil('Other matic', { vehicle_types: 'scooter', oil_grades: '10w40' }),
    oil('Matic', { vehicle_types: 'scooter', oil_grades: '10w30' }),
    { name: 'Shampoo' },
  ];
  test.each([
    ['a model alone finds what is made for it', 'vario', ['Matic', 'Other matic']],
    ['so does a misspelt one', 'fario', ['Matic', 'Other matic']],
    ['the right grade comes first', 'oli matic', ['Matic', 'Other matic']],
    ['spelling of a model does not matter', 'oli rx-king', ['Moto']],
    ['a fuel outweighs that of the model', 'oli avanza solar', ['Diesel']],
    ['the year counts', 'avanza 1998', ['Car']],
    ['the last kind is meant', 'apa oli mobil bebek', ['Moto']],
  ])('%s: %s', (_case, text, names) => {
    expect(found(text, OILS, words).slice(0, names.length)).toEqual(names);
  });

  test('what is not sold is not found for it either', () => {
    expect(found('aki mobil avanza', OILS, words)).toEqual([]);
  });
});

describe('where the shop says what it sells', () => {
  const words: SearchWords = { ...WORDS, sold: ['cleaner', 'minyak rem'], notSold: ['busi', 'rem cakram'] };
  const GLASS = { name: 'Glass Cleaner', shortDescription: 'For windows', description: 'Leaves no film' };
  test.each([
    ['a word for a part finds what is for it', 'glass', true],
    ['so do more such words', 'glass windows', true],
    ['a word that no product has is wanted, too', 'glass michelin', false],
    ['and so is one of which only a description speaks', 'glass film', false],
    ['what is sold may be called more than that', 'glass cleaner wonderful', true],
    ['what is sold for something that is not', 'cleaner for busi', true],
    ['what is not sold, with a part', 'busi glass', false],
    ['what is not sold, although its words have other meanings', 'rem cakram', false],
  ])('%s: %s', (_case, text, isFound) => {
    const { scores, isNotSold } = index([GLASS, BRAKE, ...NOTHING_LIKE_IT], words).search(text);
    expect([scores.size > 0, isNotSold]).toEqual([isFound, !isFound]);
  });

  test('a word of what is not sold is not ignored for its sound', () => {
    const ignoring: SearchWords = { ...words, ignored: ['aku'], notSold: ['accu'] };
    expect(index([GLASS], ignoring).search('accu glass')).toMatchObject({ missed: ['accu'], isNotSold: true });
    expect(index([GLASS], ignoring).search('aku cleaner').scores.size).toBe(1);
  });

  test('where no word is known, similar names may help', () => {
    expect(index([GLASS], words).search('xylophone')).toMatchObject({ missed: ['xylophone'], isNotSold: false });
  });
});

test('names the words that no product has', () => {
  const { missed } = index([CLEANER, BRAKE]).search('injector wonderful');
  expect(missed).toEqual(['wonderful']);
  expect(index([CLEANER]).search('aki').missed).toEqual(['aki']);
});

test('names no word of a complaint that is answered, though no product has it', () => {
  const search = index([{ name: 'Engine Flush' }]).search('ngebul wonderful');
  expect([search.scores.size, search.missed]).toEqual([1, ['wonderful']]);
});

test('reads a word from a key held down', () => {
  // Where its letters can be parted in many ways, this never ends.
  expect(found(`${'a'.repeat(98)}b`, [CLEANER])).toEqual([]);
});

test('finds the code of a standard, though a name begins with its letters', () => {
  const oil = { name: 'Scooter Oil', description: 'JASO MB' };
  expect(found('jaso mb', [oil, { name: 'Mbrebet Cleaner' }, ...NOTHING_LIKE_IT])).toEqual(['Scooter Oil']);
});

test('uses at most two dozen words', () => {
  expect(index([CLEANER]).search(`${'wonderful '.repeat(5000)}`).missed).toHaveLength(24);
});

describe('without a match, the most similar product', () => {
  const NAMES = ['injector cleaner', 'engine flush', 'brake fluid dot 4', 'octane booster'];
  const nearest = (text: string, names: readonly string[]) =>
    finish(indexNames(names))
      .to(text, () => true)
      .map((place) => names[place]);
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
    const many = Array.from({ length: 100 }, (_, number) => `injectorr ${number}`);
    const found = nearest('injectr', [...many, 'injectr']);
    expect([found.length, found[0]]).toEqual([24, 'injectr']);
    expect(found.slice(1)).toEqual(many.slice(0, 23));
  });
});
