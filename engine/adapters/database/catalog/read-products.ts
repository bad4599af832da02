import type { Picture } from '#engine/domain/catalog/picture.ts';
import type { Product, Variation } from '#engine/domain/catalog/product.ts';
import { ALWAYS_IN_STOCK } from '#engine/domain/catalog/stock-policy.ts';
import type { Translated } from '#engine/domain/language.ts';
import { type PartsIn, partsIn } from './parts-in-language.ts';
import {
  type PartsByOwner,
  type ProductRow,
  partsByOwner,
  readProductRows,
  recommended,
  type VariationRow,
} from './product-parts.ts';
import type { ProductSelection } from './product-queries.ts';
import { toContent, toDimensions, toDownloads, toFacts, toPriceTag, toStock } from './product-rows.ts';

interface Reading extends ProductSelection {
  /** By their ids, those of other parts of the same catalog. */
  readonly pictures?: Translated<Map<number, Picture>>;
}

/**
 * In the order of `ids`, drafts too; what does not exist is left out. Whatever is the same in both languages, or in many
 * products, is one object: that halves the memory of a large catalog.
 */
export async function readProducts({ pictures, ...selection }: Reading): Promise<Translated<readonly Product[]>> {
  if (selection.ids.length === 0) return { id: [], en: [] };
  const rows = await readProductRows(selection);
  const byId = new Map(rows.products.map((row) => [row.id, row]));
  const parts = partsByOwner(rows);
  const [indonesian, english] = [partsIn('id', parts, pictures?.id), partsIn('en', parts, pictures?.en)];
  const products = selection.ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCommon(row, parts)] : [];
  });
  return {
    id: products.map((product) => toProduct(product, indonesian)),
    en: products.map((product) => toProduct(product, english)),
  };
}

/** A product without what its languages say differently. */
function toCommon(row: ProductRow, parts: PartsByOwner) {
  const variations = (parts.variations.get(row.id) ?? []).map((variation) => toCommonVariation(variation, row));
  return {
    row,
    variations,
    kind: toKind(row),
    facts: toFacts(row),
    modifiedAt: new Date(row.modifiedAt),
    upsells: recommended(row.id, 'upsell', parts),
    crossSells: recommended(row.id, 'cross-sell', parts),
    parts: recommended(row.id, 'part', parts),
  };
}

function toCommonVariation(row: VariationRow, product: ProductRow) {
  const facts = toVariationFacts(row);
  const packed = {
    dimensions: facts.dimensions ?? toDimensions(product),
    content: facts.content ?? toContent(product),
  };
  return { row, facts: { ...facts, ...packed } };
}

type Common = ReturnType<typeof toCommon>;

function toProduct({ row, kind, ...common }: Common, parts: PartsIn): Product {
  const pictures = parts.pictures(row.id);
  const picture = pictures[0] ?? null;
  const base = {
    id: row.id,
    ...common.facts,
    ...row.text[parts.language],
    modifiedAt: common.modifiedAt,
    picture,
    gallery: pictures.slice(1),
    categories: parts.categories(row.id),
    tags: parts.tags(row.id),
    upsells: common.upsells,
    crossSells: common.crossSells,
    attributes: parts.attributes(row.id),
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
  };
  switch (kind.kind) {
    case 'external':
      return { ...base, ...kind, buttonText: row.buttonText?.[parts.language] ?? '' };
    case 'grouped':
      return { ...base, ...kind, parts: common.parts };
    case 'simple':
      return { ...base, ...kind, downloads: toDownloads(row, parts.files(row.id)) };
    case 'variable':
      return { ...base, ...kind, variations: common.variations.map((one) => toVariation(one, base, parts)) };
  }
}

function toVariation(
  { row, facts }: Common['variations'][number],
  product: Pick<Product, 'name' | 'picture'>,
  parts: PartsIn,
): Variation {
  const choices = parts.choices(row.id);
  const options = choices.flatMap(({ label }) => (label === '' ? [] : label)).join(', ');
  return {
    ...facts,
    id: row.id,
    name: options === '' ? product.name : `${product.name} - ${options}`,
    description: row.description[parts.language],
    downloads: toDownloads(row, parts.files(row.id)),
    picture: parts.pictures(row.id)[0] ?? product.picture,
    choices,
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
