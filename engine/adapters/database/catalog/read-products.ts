import { sql } from 'kysely';
import type { Product, Variation } from '#engine/domain/catalog/product.ts';
import { ALWAYS_IN_STOCK } from '#engine/domain/catalog/stock-policy.ts';
import { anyOf } from '../sql/lists.ts';
import { jsonRows } from '../sql/rows.ts';
import * as queries from './product-queries.ts';
import { toContent, toDimensions, toDownloads, toFacts, toPriceTag, toStock, toText } from './product-rows.ts';

/** In the order of `ids`, drafts too; what does not exist is left out. */
export async function readProducts(selection: queries.ProductSelection): Promise<readonly Product[]> {
  if (selection.ids.length === 0) return [];
  const rows = await readProductRows(selection);
  const products = new Map(rows.products.map((row) => [row.id, row]));
  const parts = partsByOwner(rows);
  return selection.ids.flatMap((id) => {
    const row = products.get(id);
    return row ? [toProduct(row, parts)] : [];
  });
}

/** Every row the products are put together from, in one statement, so that all of it is of one moment. */
export async function readProductRows(selection: queries.ProductSelection) {
  const { db, ids, language } = selection;
  const isCarried = sql<boolean>`id in (select term_id from product_terms where product_id = ${anyOf(ids)})`;
  return db
    .selectNoFrom([
      jsonRows(queries.productRows(selection)).as('products'),
      jsonRows(queries.variationRows(selection)).as('variations'),
      jsonRows(queries.pictureRows(selection)).as('pictures'),
      jsonRows(queries.fileRows(selection)).as('files'),
      jsonRows(queries.categoryRows(selection)).as('categories'),
      jsonRows(queries.tagRows(selection)).as('tags'),
      jsonRows(queries.recommendationRows(selection)).as('recommendations'),
      jsonRows(queries.attributeRows(selection)).as('attributes'),
      jsonRows(queries.carriedRows(selection)).as('carried'),
      jsonRows(queries.termRows(db, language, isCarried)).as('terms'),
      jsonRows(queries.choiceRows(selection)).as('choices'),
    ])
    .executeTakeFirstOrThrow();
}

export type ProductRows = Awaited<ReturnType<typeof readProductRows>>;
export type ProductRow = ProductRows['products'][number];
export type VariationRow = ProductRows['variations'][number];

/** The parts of products under the id of the product or variation they belong to. */
export type PartsByOwner = ReturnType<typeof partsByOwner>;

export const partsByOwner = (rows: ProductRows) => ({
  variations: Map.groupBy(rows.variations, ({ productId }) => productId),
  pictures: Map.groupBy(rows.pictures, ({ owner }) => owner),
  files: Map.groupBy(rows.files, ({ owner }) => owner),
  categories: Map.groupBy(rows.categories, ({ owner }) => owner),
  tags: Map.groupBy(rows.tags, ({ owner }) => owner),
  recommendations: Map.groupBy(rows.recommendations, ({ owner }) => owner),
  attributes: Map.groupBy(rows.attributes, ({ owner }) => owner),
  terms: termsByProduct(rows),
  choices: Map.groupBy(rows.choices, ({ owner }) => owner),
});

/** Product id → its terms, in the merchant's order. */
function termsByProduct({ carried, terms }: ProductRows) {
  const carriers = Map.groupBy(carried, ({ termId }) => termId);
  const pairs = terms.flatMap((term) => (carriers.get(term.id) ?? []).map(({ owner }) => ({ owner, term })));
  return Map.groupBy(pairs, ({ owner }) => owner);
}

function toProduct(row: ProductRow, parts: PartsByOwner): Product {
  const base = toBase(row, parts);
  const kind = toKind(row);
  if (kind.kind === 'external') return { ...base, ...kind, buttonText: row.buttonText };
  if (kind.kind === 'grouped') return { ...base, ...kind, parts: recommended(row.id, 'part', parts) };
  if (kind.kind === 'simple') return { ...base, ...kind, downloads: toDownloads(row, filesOf(row.id, parts)) };
  const variations = (parts.variations.get(row.id) ?? []).map((variation) => toVariation(variation, row, parts));
  return { ...base, ...kind, variations };
}

function toBase(row: ProductRow, parts: PartsByOwner) {
  const [picture = null, ...gallery] = picturesOf(row.id, parts);
  return {
    id: row.id,
    ...toFacts(row),
    ...toText(row),
    modifiedAt: new Date(row.modifiedAt),
    picture,
    gallery,
    categories: withoutOwner(parts.categories.get(row.id)),
    tags: withoutOwner(parts.tags.get(row.id)),
    upsells: recommended(row.id, 'upsell', parts),
    crossSells: recommended(row.id, 'cross-sell', parts),
    attributes: attributesOf(row.id, parts),
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
  };
}

/** What a product has by its kind, the same in a product and in its draft. */
export function toKind(row: ProductRow) {
  const stock = toStock(row);
  const packed = { soldIndividually: row.soldIndividually, dimensions: toDimensions(row) };
  switch (row.kind) {
    case 'simple':
      return {
        ...packed,
        kind: row.kind,
        price: toPriceTag(row),
        stock: stock && stock.kind !== 'shared' ? stock : ALWAYS_IN_STOCK,
        virtual: row.virtual,
      };
    case 'variable':
      return {
        ...packed,
        kind: row.kind,
        sharedStock: stock?.kind === 'managed' ? stock : null,
        defaults: row.defaults,
      };
    case 'external':
      return { kind: row.kind, price: toPriceTag(row), url: row.url ?? '' };
    case 'grouped':
      return { kind: row.kind };
  }
}

/** What a variation has of its own, the same in a variation and in its draft; null where the product's holds. */
export const toVariationFacts = (row: VariationRow) => ({
  sku: row.sku,
  published: row.status === 'published',
  price: toPriceTag(row),
  stock: toStock(row) ?? ALWAYS_IN_STOCK,
  virtual: row.virtual,
  dimensions: toDimensions(row),
  content: toContent(row),
});

function toVariation(row: VariationRow, product: ProductRow, parts: PartsByOwner): Variation {
  const facts = toVariationFacts(row);
  return {
    ...facts,
    id: row.id,
    name: row.options ? `${product.name} - ${row.options}` : product.name,
    description: row.description,
    dimensions: facts.dimensions ?? toDimensions(product),
    content: facts.content ?? toContent(product),
    downloads: toDownloads(row, filesOf(row.id, parts)),
    picture: picturesOf(row.id, parts)[0] ?? picturesOf(product.id, parts)[0] ?? null,
    choices: withoutOwner(parts.choices.get(row.id)),
  };
}

const filesOf = (owner: number, parts: PartsByOwner) => withoutOwner(parts.files.get(owner));

const picturesOf = (owner: number, parts: PartsByOwner) =>
  (parts.pictures.get(owner) ?? []).map(({ picture }) => picture);

const withoutOwner = <Part extends object>(parts: readonly (Part & { readonly owner: number })[] = []) =>
  parts.map(({ owner: _, ...part }) => part);

export const recommended = (
  product: number,
  kind: 'upsell' | 'cross-sell' | 'part',
  parts: PartsByOwner,
): readonly string[] =>
  (parts.recommendations.get(product) ?? []).filter((one) => one.kind === kind).map(({ slug }) => slug);

export function attributesOf(product: number, parts: PartsByOwner): Product['attributes'] {
  const terms = (parts.terms.get(product) ?? []).map(({ term }) => term);
  return withoutOwner(parts.attributes.get(product)).map((attribute) => ({
    ...attribute,
    terms: terms
      .filter(({ attributeId }) => attributeId === attribute.attributeId)
      .map(({ attributeId: _, ...term }) => term),
  }));
}
