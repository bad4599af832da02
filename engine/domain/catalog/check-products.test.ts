import { describe, expect, test } from 'vitest';
import { checkArticles } from '../articles/article.ts';
import { checkReviews } from '../reviews/review.ts';
import { draftBottle, draftCategory, draftOil, draftPack, draftReview } from '../testing/drafts.ts';
import { NOON } from '../testing/shop.ts';
import { checkProducts } from './check-products.ts';
import { checkAttributes, checkCategories, checkPictures } from './check-taxonomies.ts';
import type { CatalogReferences } from './import-problems.ts';
import type { ImportRefusal } from './refusals.ts';

const KNOWN: CatalogReferences = {
  categories: new Set(['oils']),
  attributes: new Map([['size', new Set(['1l', '4l'])]]),
  pictures: new Set(['oil.webp']),
  skus: new Map([['TAKEN', 'other']]),
  products: new Set(['other']),
};

const said = (refusal: ImportRefusal | null) => refusal?.rows ?? [];
const both = (text: string) => ({ id: text, en: text });
const at = (row: number, id: string) => ({ row, id });

describe('products', () => {
  test('accepts valid products', () => {
    const referring = { categories: ['oils'], pictures: ['oil.webp'] };
    expect(checkProducts([draftBottle('cleaner', referring), draftOil('oil', referring)], KNOWN)).toBeNull();
  });

  test.each([
    ['an address with a space', draftBottle('a b'), { problem: 'VALUE_INVALID', field: 'slug' }],
    [
      'an unknown category',
      draftBottle('x', { categories: ['no'] }),
      { problem: 'REFERENCE_UNKNOWN', field: 'categories', value: 'no' },
    ],
    [
      'an unknown picture',
      draftBottle('x', { pictures: ['no.webp'] }),
      { problem: 'REFERENCE_UNKNOWN', field: 'pictures', value: 'no.webp' },
    ],
    [
      'a price below zero',
      draftBottle('x', { price: { regular: -1, sale: null } }),
      { problem: 'VALUE_INVALID', field: 'regularPrice' },
    ],
    [
      'a price above the maximum',
      draftBottle('x', { price: { regular: 1_000_000_001, sale: null } }),
      { problem: 'VALUE_INVALID', field: 'regularPrice' },
    ],
    [
      'more pieces than any shop holds',
      draftBottle('x', { stock: { kind: 'managed', onHand: 1_000_000_001, backorders: 'no', lowAmount: null } }),
      { problem: 'VALUE_INVALID', field: 'stock' },
    ],
    [
      'half a cent off',
      draftBottle('x', { price: { regular: 9, sale: { price: 0.5, from: null, to: null } } }),
      { problem: 'VALUE_INVALID', field: 'salePrice' },
    ],
    [
      'a sale that ends as it begins',
      draftBottle('x', { price: { regular: 9, sale: { price: 5, from: NOON, to: NOON } } }),
      { problem: 'VALUE_INVALID', field: 'saleWindow' },
    ],
    [
      'half a piece',
      draftBottle('x', { stock: { kind: 'managed', onHand: 0.5, backorders: 'no', lowAmount: null } }),
      { problem: 'VALUE_INVALID', field: 'stock' },
    ],
    [
      'an empty pack',
      draftBottle('x', { content: { amount: 0, unit: 'ml' } }),
      { problem: 'VALUE_INVALID', field: 'content' },
    ],
    ['a SKU another product has', draftBottle('x', { sku: 'TAKEN' }), { problem: 'SKU_TAKEN', sku: 'TAKEN' }],
    [
      'an unknown attribute',
      draftBottle('x', { attributes: [{ slug: 'colour', terms: [], forVariations: false, visible: true }] }),
      { problem: 'REFERENCE_UNKNOWN', field: 'attributes', value: 'colour' },
    ],
    [
      'an unknown term',
      draftBottle('x', { attributes: [{ slug: 'size', terms: ['9l'], forVariations: false, visible: true }] }),
      { problem: 'REFERENCE_UNKNOWN', field: 'size', value: '9l' },
    ],
    [
      'a variation of nothing',
      draftOil('x', { variations: [draftPack('P', '1l', { choices: {} })] }),
      { problem: 'VALUE_INVALID', field: 'choices' },
    ],
    [
      'a variation of a term it is not offered in',
      draftOil('x', { variations: [draftPack('P', '9l')] }),
      { problem: 'REFERENCE_UNKNOWN', field: 'choices', value: 'size:9l' },
    ],
    [
      'a variation without a SKU',
      draftOil('x', { variations: [draftPack('', '1l')] }),
      { problem: 'VALUE_INVALID', field: 'sku' },
    ],
    [
      'a default it is not offered in',
      draftOil('x', { defaults: { size: '9l' } }),
      { problem: 'REFERENCE_UNKNOWN', field: 'defaults', value: 'size:9l' },
    ],
    [
      'two variations that are the same',
      draftOil('x', { variations: [draftPack('P', '1l'), draftPack('Q', '1l')] }),
      { problem: 'DUPLICATE', field: 'choices', value: 'size:1l' },
    ],
  ])('refused: %s', (_case, draft, problem) => {
    expect(said(checkProducts([draft], KNOWN))).toEqual([{ ...problem, ...at(0, draft.slug) }]);
  });

  test('refuses a product without a name in one language', () => {
    const draft = draftBottle('x');
    const nameless = { ...draft, text: { ...draft.text, en: { ...draft.text.en, name: '' } } };
    expect(said(checkProducts([nameless], KNOWN))).toEqual([
      { problem: 'VALUE_INVALID', field: 'name.en', ...at(0, 'x') },
    ]);
  });

  test('refuses two rows of one product, and one SKU of two products, by row', () => {
    expect(said(checkProducts([draftBottle('x', { sku: '' }), draftBottle('x', { sku: '' })], KNOWN))).toEqual([
      { problem: 'DUPLICATE', field: 'id', value: 'x', ...at(1, 'x') },
    ]);
    const both = [draftBottle('x', { sku: 'S' }), draftOil('y', { variations: [draftPack('S', '1l')] })];
    expect(said(checkProducts(both, KNOWN))).toEqual([
      { problem: 'SKU_TAKEN', sku: 'S', ...at(0, 'x') },
      { problem: 'SKU_TAKEN', sku: 'S', ...at(1, 'y') },
    ]);
  });

  test('lets a product keep its SKU, and take one that its owner gives up in the same import', () => {
    expect(checkProducts([draftBottle('other', { sku: 'TAKEN' })], KNOWN)).toBeNull();
    expect(checkProducts([draftBottle('x', { sku: 'TAKEN' }), draftBottle('other', { sku: 'NEW' })], KNOWN)).toBeNull();
  });

  test('requires a web address of an external product', () => {
    const {
      soldIndividually: _sold,
      virtual: _virtual,
      dimensions: _dimensions,
      stock: _stock,
      downloads: _files,
      ...facts
    } = draftBottle('x');
    const draft = { ...facts, kind: 'external' as const, url: 'javascript:alert(1)', buttonText: both('Beli') };
    expect(said(checkProducts([draft], KNOWN))).toEqual([{ problem: 'VALUE_INVALID', field: 'url', ...at(0, 'x') }]);
    expect(checkProducts([{ ...draft, url: 'https://example.test' }], KNOWN)).toBeNull();
  });
});

describe('categories', () => {
  test('accepts a parent that exists or comes before', () => {
    expect(
      checkCategories([draftCategory('a', { parent: 'oils' }), draftCategory('b', { parent: 'a' })], KNOWN),
    ).toBeNull();
    expect(said(checkCategories([draftCategory('b', { parent: 'a' }), draftCategory('a')], KNOWN))).toEqual([
      { problem: 'REFERENCE_UNKNOWN', field: 'parent', value: 'a', ...at(0, 'b') },
    ]);
  });

  test('refuses a category that is its own parent', () => {
    expect(said(checkCategories([draftCategory('oils', { parent: 'oils' })], KNOWN))).toEqual([
      { problem: 'VALUE_INVALID', field: 'parent', ...at(0, 'oils') },
    ]);
  });
});

test.each(['pack-size', 'pack_size', 'Size', ''])(
  'refuses the attribute slug %j, which not every client can spell',
  (slug) => {
    const refusal = checkAttributes([{ slug, label: both('Kemasan'), terms: [] }]);
    expect(said(refusal)).toEqual([{ problem: 'VALUE_INVALID', field: 'slug', ...at(0, slug) }]);
  },
);

test('requires each term of an attribute once, with a name', () => {
  const terms = [{ slug: '1l', name: both('1 L') }];
  expect(checkAttributes([{ slug: 'size', label: both('Kemasan'), terms }])).toBeNull();
  const wrong = [...terms, ...terms, { slug: '4l', name: both('') }];
  expect(said(checkAttributes([{ slug: 'size', label: both('Kemasan'), terms: wrong }]))).toHaveLength(2);
});

test.each([
  ['products/oil.webp', true],
  ['oil.tar.gz', true],
  ['../secret.webp', false],
  ['/etc/passwd.webp', false],
  ['a/../../b.webp', false],
  ['oil', false],
])('a picture may lie at %s: %o', (file, may) => {
  const picture = { file, mimeType: 'image/webp', width: 1, height: 1, sizes: [], title: both('x'), alt: both('x') };
  expect(checkPictures([picture]) === null).toBe(may);
});

test('requires a known product, an author and one to five stars of a review', () => {
  const review = draftReview('other');
  expect(checkReviews([review], KNOWN)).toBeNull();
  const wrong = { ...review, product: 'no', author: '', email: 'siti', rating: 6, text: '' };
  expect(said(checkReviews([wrong], KNOWN)).map(({ problem }) => problem)).toEqual([
    'REFERENCE_UNKNOWN',
    ...Array<string>(4).fill('VALUE_INVALID'),
  ]);
  // Stored under writer and instant, the second would silently replace the first.
  const twice = [review, { ...review, text: 'Another one.' }];
  expect(said(checkReviews(twice, KNOWN))).toMatchObject([{ row: 1, problem: 'DUPLICATE' }]);
});

test('requires a title in both languages, an author and a known picture of an article', () => {
  const text = { title: 'Oli', excerpt: '', content: '' };
  const article = {
    slug: 'oil',
    status: 'published' as const,
    publishedAt: NOON,
    text: { id: text, en: text },
    picture: 'oil.webp',
    author: { slug: 'raka', firstName: 'Raka', lastName: '' },
    categories: [{ slug: 'tips', name: both('Tips') }],
  };
  expect(checkArticles([article], KNOWN)).toBeNull();
  const wrong = {
    ...article,
    text: { id: text, en: { ...text, title: '' } },
    picture: 'no.webp',
    author: { ...article.author, firstName: '' },
    categories: [{ slug: 'T T', name: both('Tips') }],
  };
  expect(said(checkArticles([wrong], KNOWN))).toHaveLength(4);
});
