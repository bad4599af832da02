import { expect, test } from 'vitest';
import { withStatedTerms } from '#engine/domain/search/stated-terms.ts';
import { readSeed } from './read/read-seed.ts';

const seed = readSeed();
const known = new Map(seed.attributes.map(({ slug, terms }) => [slug, new Set(terms.map((term) => term.slug))]));
const products = seed.products.map((draft) => withStatedTerms(draft, { attributes: known, products: new Set() }));

/** Slugs of the products that a filter finds. */
const filtered = (attribute: string, term: string) =>
  products
    .filter(({ attributes }) => attributes.some(({ slug, terms }) => slug === attribute && terms.includes(term)))
    .map(({ slug }) => slug);

test('500 ml shows every product that is sold in 500 ml', () => {
  const sold = seed.products.filter(
    (draft) =>
      draft.content?.amount === 500 ||
      (draft.kind === 'variable' && draft.variations.some((one) => one.content?.amount === 500)),
  );
  expect(filtered('size', '500ml')).toEqual(sold.map(({ slug }) => slug));
  expect(filtered('size', '500ml')).toHaveLength(15);
});

test('5W-30 shows every oil of this viscosity', () => {
  expect(filtered('viscosity', '5w30').toSorted()).toEqual([
    'full-synthetic',
    'full-synthetic-diesel',
    'full-synthetic-euro',
    'syn-formula-city',
  ]);
});

test('every product of a known content has a size to filter by', () => {
  const without = products.filter(
    ({ content, attributes }) => content !== null && !attributes.some(({ slug }) => slug === 'size'),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('every engine oil has a base, a vehicle and a fuel to filter by, and a viscosity unless it is for two-strokes', () => {
  for (const { slug, meta, attributes } of products) {
    if (meta.product_use !== 'engine-oil') continue;
    const own = attributes.map((attribute) => attribute.slug);
    expect(own, slug).toEqual(expect.arrayContaining(['base', 'vehicle', 'fuel']));
    if (meta.vehicle_types !== 'twostroke') expect(own, slug).toContain('viscosity');
  }
});
