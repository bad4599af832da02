import type { PriceTag, SalePrice } from '#engine/domain/catalog/prices.ts';
import { DEFAULT_FACTS, type Dimensions, NO_TEXT, type ProductKind } from '#engine/domain/catalog/product.ts';
import type {
  DownloadsDraft,
  ExternalDraft,
  GroupedDraft,
  ProductDraft,
  SimpleDraft,
  VariableDraft,
  VariationDraft,
} from '#engine/domain/catalog/product-draft.ts';
import { ALWAYS_IN_STOCK, type VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';

export type EntryType = ProductKind | 'variation';

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

type SimpleFields = Required<Omit<SimpleDraft, 'kind' | 'price' | 'stock' | 'dimensions'>>;
type ExternalFields = Omit<ExternalDraft, keyof SimpleDraft>;
type GroupedFields = Pick<GroupedDraft, 'parts'>;
type VariableFields = Omit<VariableDraft, keyof SimpleDraft | 'variations' | 'sharedStock'>;
/** A variation's own description, state, picture and choices are those of the entry's `text`, `status` … */
type VariationFields = Omit<VariationDraft, keyof SimpleDraft | 'description' | 'published' | 'picture' | 'choices'>;

/**
 * What one row of the file is about: a product of any kind or a variation, with the fields that any of their drafts
 * has. So each column reads and writes one field, whatever the row is about.
 */
export interface Entry extends SimpleFields, ExternalFields, GroupedFields, VariableFields, VariationFields {
  /** Null of a new one. */
  readonly id: number | null;
  readonly type: EntryType;
  /** As the file names it: a SKU, or `id:` and a number. Of variations only. */
  readonly parent: string;
  /** Each cell by itself: a sale without a price is none. */
  readonly price: Pick<PriceTag, 'regular'> & { readonly sale: Nullable<SalePrice> };
  readonly stock: VariationStock;
  /** Each cell by itself: a measure that is missing beside others counts as nothing. */
  readonly dimensions: Nullable<Dimensions>;
}

export type EntryAttribute = Entry['attributes'][number];

export const NO_DOWNLOADS: DownloadsDraft = { files: [], limit: null, expiryDays: null };

const NO_SALE: Nullable<SalePrice> = { price: null, from: null, to: null };
const NO_DIMENSIONS: Nullable<Dimensions> = { weight: null, length: null, width: null, height: null };

/** What a new row is about before its cells are read. */
export const newEntry = (type: EntryType, publishedAt: Date): Entry => ({
  ...DEFAULT_FACTS,
  id: null,
  type,
  parent: '',
  slug: '',
  publishedAt,
  text: { id: NO_TEXT, en: NO_TEXT },
  categories: [],
  tags: [],
  upsells: [],
  crossSells: [],
  pictures: [],
  attributes: [],
  defaults: {},
  price: { regular: null, sale: NO_SALE },
  stock: ALWAYS_IN_STOCK,
  soldIndividually: false,
  virtual: false,
  dimensions: NO_DIMENSIONS,
  downloads: null,
  url: '',
  buttonText: { id: '', en: '' },
  parts: [],
});

/** The product's entry, then those of its variations. */
export function toEntries({ id, draft, variationIds }: StoredDraft): readonly Entry[] {
  if (draft.kind === 'grouped') return [{ ...newEntry('grouped', draft.publishedAt), ...withoutKind(draft), id }];
  if (draft.kind !== 'variable') return [productEntry(id, draft)];
  const parent = draft.sku === '' ? `id:${id}` : draft.sku;
  return [
    variableEntry(id, draft),
    ...draft.variations.map((variation, menuOrder) => ({
      ...variationEntry(variation, draft),
      id: variationIds.get(variation.sku) ?? null,
      parent,
      menuOrder,
    })),
  ];
}

function withoutKind({ kind: _, ...fields }: GroupedDraft) {
  return fields;
}

function productEntry(id: number, { kind, price, ...fields }: SimpleDraft | ExternalDraft): Entry {
  const empty = newEntry(kind, fields.publishedAt);
  const dimensions = ('dimensions' in fields && fields.dimensions) || empty.dimensions;
  return { ...empty, ...fields, id, price: priceCells(price), dimensions };
}

function variableEntry(id: number, { kind, variations: _, sharedStock, ...fields }: VariableDraft): Entry {
  const empty = newEntry(kind, fields.publishedAt);
  return {
    ...empty,
    ...fields,
    id,
    stock: sharedStock ?? empty.stock,
    dimensions: fields.dimensions ?? empty.dimensions,
  };
}

function variationEntry(variation: VariationDraft, { text, publishedAt, attributes }: VariableDraft): Entry {
  const { description, published, picture, choices, price, dimensions, ...fields } = variation;
  return {
    ...newEntry('variation', publishedAt),
    ...fields,
    status: published ? 'published' : 'private',
    text: {
      id: { ...NO_TEXT, name: text.id.name, description: description.id },
      en: { ...NO_TEXT, name: text.en.name, description: description.en },
    },
    pictures: picture === null ? [] : [picture],
    attributes: Object.entries(choices).map(([slug, term]) => localChoice(choiceOf(slug, term), attributes)),
    price: priceCells(price),
    dimensions: dimensions ?? NO_DIMENSIONS,
  };
}

/** What a variation says about one option; an empty term stands for any. */
export const choiceOf = (slug: string, term: string): EntryAttribute => ({
  slug,
  terms: term === '' ? [] : [term],
  visible: true,
  forVariations: true,
});

/** With what the product calls the attribute and the term, where it alone has them. */
function localChoice(choice: EntryAttribute, attributes: VariableDraft['attributes']): EntryAttribute {
  const local = attributes.find(({ slug }) => slug === choice.slug)?.local;
  if (!local) return choice;
  return { ...choice, local: { ...local, terms: local.terms.filter(({ slug }) => choice.terms.includes(slug)) } };
}

const priceCells = ({ regular, sale }: PriceTag): Entry['price'] => ({ regular, sale: sale ?? NO_SALE });

/** The product that an entry and those of its variations, in their order, describe. */
export function toDraft(entry: Entry, variations: readonly Entry[]): ProductDraft {
  const { id: _id, parent: _parent, type, stock, virtual, downloads, url, buttonText, defaults, ...fields } = entry;
  const { price: _cells, dimensions: _measures, parts, soldIndividually, tags, upsells, crossSells, ...facts } = fields;
  const base = {
    ...facts,
    ...(tags.length > 0 && { tags }),
    ...(upsells.length > 0 && { upsells }),
    ...(crossSells.length > 0 && { crossSells }),
  };
  const price = toPriceTag(entry.price);
  const dimensions = toDimensions(entry.dimensions);
  switch (type) {
    case 'simple': {
      const counted = stock.kind === 'shared' ? ALWAYS_IN_STOCK : stock;
      return { ...base, kind: type, price, stock: counted, soldIndividually, virtual, dimensions, downloads };
    }
    case 'external':
      return { ...base, kind: type, price, url, buttonText };
    case 'grouped':
      return { ...base, kind: type, parts };
    case 'variable': {
      const sharedStock = stock.kind === 'managed' ? stock : null;
      const drafts = variations.map(toVariation);
      return { ...base, kind: type, sharedStock, soldIndividually, dimensions, variations: drafts, defaults };
    }
    case 'variation':
      throw new TypeError(`${entry.sku} is a variation and no product`);
  }
}

const toVariation = ({ sku, content, stock, virtual, downloads, ...entry }: Entry): VariationDraft => ({
  sku,
  content,
  stock,
  virtual,
  downloads,
  description: { id: entry.text.id.description, en: entry.text.en.description },
  published: entry.status === 'published',
  price: toPriceTag(entry.price),
  dimensions: toDimensions(entry.dimensions),
  picture: entry.pictures[0] ?? null,
  choices: Object.fromEntries(entry.attributes.map(({ slug, terms }) => [slug, terms[0] ?? ''])),
});

const toPriceTag = ({ regular, sale: { price, from, to } }: Entry['price']): PriceTag => ({
  regular,
  sale: price === null ? null : { price, from, to },
});

function toDimensions({ weight, length, width, height }: Entry['dimensions']): Dimensions | null {
  if (weight === null && length === null && width === null && height === null) return null;
  return { weight: weight ?? 0, length: length ?? 0, width: width ?? 0, height: height ?? 0 };
}
