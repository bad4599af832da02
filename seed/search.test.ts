import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { pricesAt } from '#engine/domain/catalog/product-prices.ts';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import { findProducts } from '#engine/domain/search/find-products.ts';
import { buildSearchIndex } from '#engine/domain/search/index/search-index.ts';
import { toListing } from '#engine/domain/search/listing.ts';
import { prepareWords } from '#engine/domain/search/words/prepare-words.ts';
import { createWordNumbers, numberIn } from '#engine/domain/search/words/word-numbers.ts';
import { finish } from '#engine/domain/testing/finish.ts';
import { readSearchWords } from '#server/content/read-search-words.ts';
import { seedProducts } from './testing/seed-products.ts';

const searchWords = readSearchWords();
const words = prepareWords(searchWords);
const NOW = new Date('2026-11-26T12:00:00Z');
const BEST_FIRST = [{ by: 'relevance', direction: 'descending' }] as const;
const indexes = { id: indexIn('id'), en: indexIn('en') };

function indexIn(language: Language) {
  const numbers = createWordNumbers();
  const listings = seedProducts(language).map((product) => toListing(product, { numbers, ancestry: (slug) => [slug] }));
  const priced = new Map(
    listings.map((listing) => [listing.product.id, { listing, prices: pricesAt(listing.product, NOW) }]),
  );
  return {
    index: finish(buildSearchIndex(listings, numbers, words)),
    products: { all: () => [...priced.values()], byId: (id: number) => priced.get(id) },
    slugOf: (id: number) => priced.get(id)?.listing.product.slug ?? '',
  };
}

/** Slugs, the best first. */
function found(text: string, language: Language): readonly string[] {
  const { index, products, slugOf } = indexes[language];
  const { ids, isNearest } = findProducts(products, { filter: { search: text }, order: BEST_FIRST }, index);
  return isNearest ? [] : ids.map(slugOf);
}

const queriesFile = z.record(z.enum(LANGUAGES), z.record(z.string(), z.record(z.string(), z.string().nullable())));

interface Query {
  readonly text: string;
  readonly language: Language;
  /** Of each list, one is among the first three; without a list nothing is found. */
  readonly expected: readonly (readonly string[])[];
}

const queriesOf = (file: string): readonly Query[] =>
  Object.entries(queriesFile.parse(parse(readFileSync(new URL(`search/${file}`, import.meta.url), 'utf8')))).flatMap(
    ([language, groups]) =>
      Object.values(groups)
        .flatMap((queries) => Object.entries(queries))
        .map(([text, slugs]) => ({
          text,
          language: language as Language,
          expected: slugs === null ? [] : slugs.split(' and ').map((list) => list.trim().split(/\s+/)),
        })),
  );

function isAnswered({ text, language, expected }: Query): boolean {
  const slugs = found(text, language);
  if (expected.length === 0) return slugs.length === 0;
  return expected.every((list) => slugs.slice(0, 3).some((slug) => list.includes(slug)));
}

test.each([
  ['queries.yaml', 130, 0.98],
  ['queries-held-back.yaml', 90, 0.9],
])(
  '%s: at least %i searches, of which this share finds a good answer among the first three: %d',
  (file, least, share) => {
    const queries = queriesOf(file);
    expect(queries.length).toBeGreaterThanOrEqual(least);
    const missed = queries.filter((query) => !isAnswered(query)).map(({ text }) => text);
    expect(missed.length / queries.length, missed.join('; ')).toBeLessThanOrEqual(1 - share);
  },
);

test.each([
  ['Avanza 2018 bensin, mesin ngelitik', 'id'],
  ['Avanza 2018 petrol, engine knocking', 'en'],
] as const)('"%s" finds a petrol additive and a fitting oil among the first three', (text, language) => {
  const [additives, oils] = [
    ['octane-booster', 'injector-cleaner', 'fuel-system-cleaner'],
    ['full-synthetic', 'syn-formula-city'],
  ];
  expect(isAnswered({ text, language, expected: [additives, oils] }), found(text, language).join()).toBe(true);
});

test.each([
  ['ban', 'tyre-shine', []],
  ['ban michelin', undefined, ['michelin']],
  ['kaca', 'glass-cleaner', []],
  ['kaca film', undefined, ['kaca', 'film']],
  ['busi', undefined, ['busi']],
  ['pembersih soket aki', 'contact-cleaner', []],
])('"%s" finds %s', (text, first, missed) => {
  expect(found(text, 'id')[0]).toBe(first);
  expect(indexes.id.index.search(text)).toMatchObject({ missed, isNotSold: first === undefined });
});

test.each<[string, Language, string]>([
  ['minyak re', 'id', 'brake-fluid-dot4'],
  ['minyak r', 'id', 'brake-fluid-dot4'],
  ['brake flu', 'id', 'brake-fluid-dot4'],
  ['brake flu', 'en', 'brake-fluid-dot4'],
  ['brake f', 'en', 'brake-fluid-dot4'],
  ['power ste', 'id', 'power-steering-fluid'],
  ['fuel sys', 'id', 'fuel-system-cleaner'],
  ['fuel sys', 'en', 'fuel-system-cleaner'],
  ['engine fl', 'en', 'engine-flush'],
  ['injector cl', 'en', 'injector-cleaner'],
  ['tyre sh', 'en', 'tyre-shine'],
  ['carnauba w', 'en', 'carnauba-wax'],
  ['full syn', 'id', 'full-synthetic'],
])('"%s", which is still being typed, finds (%s) %s', (text, language, first) => {
  expect(found(text, language)[0]).toBe(first);
});

test.each([
  ['wipe', 'wipes'],
  ['additive', 'additives'],
])('"%s" is a word itself, and finds what "%s" finds', (one, more) => {
  expect(found(one, 'en')).toEqual(found(more, 'en'));
});

test.each(['poles', 'poles body'])('"%s" finds the wax among the first three', (text) => {
  expect(found(text, 'id').slice(0, 3)).toContain('carnauba-wax');
});

test.each<[string, (slug: string) => boolean]>([
  ['oli', (slug) => slug !== 'matic-gear-oil'],
  ['STP', (slug) => !slug.includes('buku') && !slug.includes('panduan')],
])('"%s", which says little, begins with what sells and is not sold out', (text, isWanted) => {
  for (const language of LANGUAGES) expect(found(text, language).slice(0, 6).every(isWanted)).toBe(true);
});

test('the name of what is sold out finds it first', () => {
  expect(found('matic gear oil', 'en')[0]).toBe('matic-gear-oil');
  expect(found('throttle cleaner', 'id')[0]).toBe('throttle-cleaner');
});

test('the tables of searches name products that there are', () => {
  const known = new Set(seedProducts('id').map(({ slug }) => slug));
  const named = ['queries.yaml', 'queries-held-back.yaml']
    .flatMap(queriesOf)
    .flatMap(({ expected }) => expected.flat());
  expect(named.filter((slug) => !known.has(slug))).toEqual([]);
});

test('each remedy of a complaint is the name of a product', () => {
  const numbers = createWordNumbers();
  const names = seedProducts('en')
    .map((product) => toListing(product, { numbers, ancestry: (slug) => [slug] }))
    .map((own) => Array.from(own.words.subarray(0, own.nameLength), (word) => numbers.words[numberIn(word)] ?? ''));
  const unknown = words.symptoms
    .flatMap(({ helps }) => helps)
    .filter((name) => !names.some((own) => name.every((root) => own.includes(root))));
  expect(unknown).toEqual([]);
});

test('a model that is named alone finds what is made for it', () => {
  const models = searchWords.vehicles.flatMap((vehicle) => vehicle.models);
  expect(models.length).toBeGreaterThanOrEqual(150);
  expect(models.filter((name) => found(name, 'id').length === 0)).toEqual([]);
});

/** Without the size of the pack. */
const shortName = (name: string): string => name.split(',')[0] ?? name;

describe.each(LANGUAGES)('in %s', (language) => {
  test('each product is found first by its name', () => {
    const others = seedProducts(language).filter(({ name, slug }) => found(shortName(name), language)[0] !== slug);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('each word of a name finds the product', () => {
    const missed = seedProducts(language).flatMap(({ name, slug }) =>
      (shortName(name).match(/\p{L}{4,}/gu) ?? []).filter((word) => !found(word, language).includes(slug)),
    );
    expect(missed).toEqual([]);
  });

  const uses = new Map(seedProducts(language).map(({ slug, meta }) => [slug, meta.product_use]));

  test.each(['engine oil', 'motor oil', 'oli mesin'])('"%s" finds the engine oils', (text) => {
    expect(found(text, language).filter((slug) => uses.get(slug) === 'engine-oil').length).toBeGreaterThanOrEqual(12);
  });

  test.each(['5w-30', '5w30', '5 W 30'])('"%s" finds what is sold with this viscosity', (text) => {
    const expected = ['full-synthetic', 'full-synthetic-diesel', 'full-synthetic-euro', 'syn-formula-city'];
    expect(found(text, language).toSorted()).toEqual(expected);
  });

  test.each(['rem', 'brake'])('"%s" shows what is for brakes first', (text) => {
    expect(
      found(text, language)
        .slice(0, 6)
        .every((slug) => slug.includes('brake')),
    ).toBe(true);
  });

  test.each(['tyre', 'tire', 'ban'])('"%s" shows what is for tyres first', (text) => {
    expect(found(text, language)[0]).toBe('tyre-shine');
    expect(found(text, language).length).toBeLessThan(5);
  });
});
