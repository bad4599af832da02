import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { readSeed } from '#seed/read/read-seed.ts';
import { createColumns } from '../columns.ts';
import { createNames, createProductReferences, type Taxonomies } from '../names.ts';

const SEED = readSeed();

export const PICTURES = ['2026/a.webp', '2026/b, c.webp', '2026/d.webp'];

/** The seed's categories and attributes, with two categories of one name, and one below another. */
const taxonomies = (language: 'id' | 'en') => ({
  categories: [
    ...SEED.categories.map(({ slug, text }, index) => ({
      slug,
      name: text[language].name,
      parentId: null,
      id: index + 1,
    })),
    { slug: 'offers', name: 'Promo, murah', parentId: null, id: 101 },
    { slug: 'oil-offers', name: 'Promo, murah', parentId: null, id: 102 },
    { slug: 'below', name: 'Bawah', parentId: 1, id: 103 },
  ].map((category) => ({ ...category, description: '', order: 0, picture: null, count: 0 })),
  attributes: SEED.attributes.map(({ slug, label, terms }, id) => ({
    id,
    slug,
    label: label[language],
    terms: terms.map((term, order) => ({ id: order, slug: term.slug, name: term.name[language], order, count: 0 })),
  })),
});

export const NAMES = createNames(
  {
    categories: { id: taxonomies('id').categories, en: taxonomies('en').categories },
    attributes: { id: taxonomies('id').attributes, en: taxonomies('en').attributes },
  } satisfies Taxonomies,
  'id',
);

export const COLUMNS = createColumns({
  names: NAMES,
  money: { decimals: 2, group: ',', symbols: ['€'] },
  pictures: new Set(PICTURES),
  products: createProductReferences(new Map([['WAX-1', 'wax']])),
});

/** As the database would return them, with IDs. */
export const storedAs = (drafts: readonly ProductDraft[]): readonly StoredDraft[] =>
  drafts.map((draft, index) => ({
    id: (index + 1) * 100,
    draft,
    variationIds: new Map(
      draft.kind === 'variable'
        ? draft.variations.map(({ sku }, position) => [sku, (index + 1) * 100 + position + 1])
        : [],
    ),
  }));
