import { localAttribute } from '../catalog/local-attributes.ts';
import { DEFAULT_FACTS, NO_TEXT } from '../catalog/product.ts';
import type { GroupedDraft, SimpleDraft, VariableDraft, VariationDraft } from '../catalog/product-draft.ts';
import type { CategoryDraft } from '../catalog/taxonomies.ts';
import type { ReviewDraft } from '../reviews/review.ts';
import { pieces } from './sellables.ts';
import { NOON } from './shop.ts';

const facts = (slug: string, id: string, en: string) => ({
  ...DEFAULT_FACTS,
  slug,
  sku: slug.toUpperCase(),
  publishedAt: NOON,
  text: { id: { ...NO_TEXT, name: id }, en: { ...NO_TEXT, name: en } },
  categories: [],
  pictures: [],
});

/** A bottle of € 9.90, 10 in stock. */
export const draftBottle = (slug: string, rest: Partial<SimpleDraft> = {}): SimpleDraft => ({
  ...facts(slug, 'Pembersih Bensin', 'Fuel Cleaner'),
  kind: 'simple',
  attributes: [],
  price: { regular: 990, sale: null },
  stock: pieces(10),
  soldIndividually: false,
  virtual: false,
  dimensions: { weight: 350, length: 6, width: 6, height: 20 },
  downloads: null,
  ...rest,
});

/** A page of the products with these slugs. */
export const draftGroup = (slug: string, parts: readonly string[], rest: Partial<GroupedDraft> = {}): GroupedDraft => ({
  ...facts(slug, 'Paket', 'Collection'),
  kind: 'grouped',
  attributes: [],
  parts,
  ...rest,
});

export const draftPack = (sku: string, size: string, rest: Partial<VariationDraft> = {}): VariationDraft => ({
  sku,
  description: { id: '', en: '' },
  published: true,
  price: { regular: 1190, sale: null },
  stock: pieces(10),
  virtual: false,
  dimensions: null,
  content: null,
  downloads: null,
  picture: null,
  choices: { size },
  ...rest,
});

/** Oil in a small and a large pack. `SIZES` must be imported first. */
export const draftOil = (slug: string, rest: Partial<VariableDraft> = {}): VariableDraft => ({
  ...facts(slug, 'Oli Mesin', 'Engine Oil'),
  kind: 'variable',
  attributes: [{ slug: 'size', terms: ['1l', '4l'], forVariations: true, visible: true }],
  sharedStock: null,
  soldIndividually: false,
  dimensions: { weight: 900, length: 10, width: 10, height: 25 },
  variations: [draftPack(`${slug}-1l`, '1l'), draftPack(`${slug}-4l`, '4l', { price: { regular: 3990, sale: null } })],
  defaults: {},
  ...rest,
});

/** A cloth in two colours, of one length, which no other product has. */
export const draftCloth = (slug: string, rest: Partial<VariableDraft> = {}): VariableDraft =>
  draftOil(slug, {
    attributes: [
      {
        ...localAttribute({ id: 'Warna kain', en: 'Cloth colour' }, [
          { id: 'Biru', en: 'Blue' },
          { id: 'Merah, tua', en: 'Dark red' },
        ]),
        forVariations: true,
        visible: true,
      },
      {
        ...localAttribute({ id: 'Panjang', en: 'Length' }, [{ id: '40 cm', en: '40 cm' }]),
        forVariations: false,
        visible: true,
      },
    ],
    variations: [
      draftPack(`${slug}-blue`, '', { choices: { 'cloth-colour': 'blue' } }),
      draftPack(`${slug}-any`, '', { choices: { 'cloth-colour': '' }, price: { regular: 3990, sale: null } }),
    ],
    ...rest,
  });

export const SIZES = {
  slug: 'size',
  label: { id: 'Kemasan', en: 'Pack size' },
  terms: [
    { slug: '1l', name: { id: '1 L', en: '1 L' } },
    { slug: '4l', name: { id: '4 L', en: '4 L' } },
  ],
};

/** A review by a customer. */
export const draftReview = (product: string): ReviewDraft => ({
  product,
  author: 'Siti',
  email: 'siti@example.test',
  rating: 5,
  text: 'Mesin jadi halus.',
  language: 'id',
  writtenAt: NOON,
  verified: true,
  status: 'approved',
});

/** A top-level category, named by its slug. */
export const draftCategory = (slug: string, rest: Partial<CategoryDraft> = {}): CategoryDraft => ({
  slug,
  text: { id: { name: slug, description: '' }, en: { name: slug, description: '' } },
  parent: null,
  order: 1,
  picture: null,
  ...rest,
});
