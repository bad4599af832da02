import { describe, expect, test } from 'vitest';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import { readSearch } from '#engine/domain/search/read-search.ts';
import { relevance } from '#engine/domain/search/relevance.ts';
import { searchedFields } from '#engine/domain/search/searched-text.ts';
import { readSeed } from './read/read-seed.ts';

const { products } = readSeed();

/** The best first. */
function found(text: string, language: Language): readonly ProductDraft[] {
  const search = readSearch(text);
  return products
    .map((product) => ({ product, rank: rankOf(product) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ product }) => product);

  function rankOf({ sku, slug, text: texts }: ProductDraft): number {
    return relevance(search, searchedFields({ ...texts[language], sku, slug }));
  }
}

const isEngineOil = ({ slug, categories: [category = ''] }: ProductDraft) =>
  category.startsWith('oli-') && !['matic-gear-oil', 'panduan-pilih-oli'].includes(slug);

describe.each(LANGUAGES)('in %s', (language) => {
  const slugs = (text: string) => found(text, language).map(({ slug }) => slug);

  test.each(['engine oil', 'motor oil', 'oli mesin'])(
    '"%s" finds the engine oils whose texts speak of engines',
    (text) => {
      expect(found(text, language).filter(isEngineOil).length).toBeGreaterThanOrEqual(12);
    },
  );

  test('a viscosity is found with its hyphen and without', () => {
    expect(slugs('5w-30').length).toBeGreaterThan(3);
    expect(slugs('5w30')).toEqual(slugs('5w-30'));
  });

  test.each(['rem', 'brake'])('"%s" shows what is for brakes first', (text) => {
    const first = found(text, language).slice(0, 6);
    expect(first.map(({ categories }) => categories[0])).toEqual(first.map(() => 'minyak-rem'));
  });

  test.each(['tyre', 'tire', 'ban'])('"%s" shows what is for tyres first', (text) => {
    expect(slugs(text).slice(0, 2)).toEqual(['tyre-shine', 'buku-servis']);
  });
});

test('tyres are found by their English names, not words that begin as the Indonesian one does', () => {
  expect(found('tyre', 'id').length).toBeLessThan(5);
});
