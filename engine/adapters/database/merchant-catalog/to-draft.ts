import type { DownloadsDraft, ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import type { Facts, SortedFacts } from '../catalog/facts.ts';
import { toContent, toFacts, toParcel, toText } from '../catalog/row-facts.ts';
import { recommended } from '../catalog/to-product.ts';
import { toPriceTag } from '../prices.ts';
import { ALWAYS_TO_BE_HAD, toStock } from '../stock-rows.ts';

export type InBoth = Translated<SortedFacts>;

type ProductRow = Facts['products'][number];
type VariationRow = Facts['variations'][number];

/** The same product read in both languages, as it would be handed in. */
export function toStoredDraft(rows: Translated<ProductRow>, by: InBoth): StoredDraft {
  const variations = by.id.variations.get(rows.id.id) ?? [];
  return {
    id: rows.id.id,
    draft: toDraft(rows, by, variations),
    variationIds: new Map(variations.map(({ sku, id }) => [sku, id])),
  };
}

function toDraft(rows: Translated<ProductRow>, by: InBoth, variations: readonly VariationRow[]): ProductDraft {
  const row = rows.id;
  const base = toBase(rows, by);
  const stock = toStock(row);
  switch (row.kind) {
    case 'external': {
      const buttonText = { id: rows.id.buttonText, en: rows.en.buttonText };
      return { ...base, kind: 'external', price: toPriceTag(row), url: row.url ?? '', buttonText };
    }
    case 'variable':
      return {
        ...base,
        kind: 'variable',
        sharedStock: stock?.kind === 'managed' ? stock : null,
        soldIndividually: row.soldIndividually,
        parcel: toParcel(row),
        variations: variations.map((variation) => toVariation(variation, by)),
        defaults: row.defaults,
      };
    case 'simple':
      return {
        ...base,
        kind: 'simple',
        price: toPriceTag(row),
        stock: stock && stock.kind !== 'shared' ? stock : ALWAYS_TO_BE_HAD,
        soldIndividually: row.soldIndividually,
        virtual: row.virtual,
        parcel: toParcel(row),
        downloads: toDownloads(row, by),
      };
  }
}

const toBase = (rows: Translated<ProductRow>, by: InBoth) => ({
  ...toFacts(rows.id),
  text: { id: toText(rows.id), en: toText(rows.en) },
  categories: (by.id.categories.get(rows.id.id) ?? []).map(({ slug }) => slug),
  ...toRelations(rows.id.id, by),
  pictures: (by.id.pictures.get(rows.id.id) ?? []).map(({ picture }) => picture.file),
  attributes: toAttributes(rows.id.id, by),
});

/** What a product has none of is left out of its draft. */
function toRelations(product: number, by: InBoth): Pick<ProductDraft, 'tags' | 'upsells' | 'crossSells'> {
  const english = new Map((by.en.tags.get(product) ?? []).map(({ slug, name }) => [slug, name]));
  const tags = (by.id.tags.get(product) ?? []).map(({ slug, name }) => ({
    slug,
    name: { id: name, en: english.get(slug) ?? '' },
  }));
  const [upsells, crossSells] = [recommended(product, 'upsell', by.id), recommended(product, 'cross-sell', by.id)];
  return {
    ...(tags.length > 0 && { tags }),
    ...(upsells.length > 0 && { upsells }),
    ...(crossSells.length > 0 && { crossSells }),
  };
}

function toAttributes(product: number, { id: by }: InBoth): ProductDraft['attributes'] {
  const terms = (by.terms.get(product) ?? []).map(({ term }) => term);
  return (by.attributes.get(product) ?? []).map(({ attributeId, slug, forVariations, visible }) => ({
    slug,
    terms: terms.filter((term) => term.attributeId === attributeId).map((term) => term.slug),
    forVariations,
    visible,
  }));
}

const toVariation = (row: VariationRow, by: InBoth): VariationDraft => ({
  sku: row.sku,
  description: { id: row.description, en: descriptionOf(row, by.en) },
  published: row.status === 'published',
  price: toPriceTag(row),
  stock: toStock(row) ?? ALWAYS_TO_BE_HAD,
  virtual: row.virtual,
  parcel: toParcel(row),
  content: toContent(row),
  downloads: toDownloads(row, by),
  picture: by.id.pictures.get(row.id)?.[0]?.picture.file ?? null,
  choices: Object.fromEntries((by.id.choices.get(row.id) ?? []).map(({ attribute, value }) => [attribute, value])),
});

const descriptionOf = ({ id, productId }: VariationRow, by: SortedFacts): string =>
  by.variations.get(productId)?.find((variation) => variation.id === id)?.description ?? '';

function toDownloads(row: ProductRow | VariationRow, by: InBoth): DownloadsDraft | null {
  if (!row.downloadable) return null;
  const english = new Map((by.en.files.get(row.id) ?? []).map(({ id, name }) => [id, name]));
  const files = (by.id.files.get(row.id) ?? []).map(({ id, file, name }) => ({
    id,
    name: { id: name, en: english.get(id) ?? '' },
    file,
  }));
  return { files, limit: row.downloadLimit, expiryDays: row.downloadExpiryDays };
}
