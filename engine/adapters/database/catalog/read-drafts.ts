import type { Kysely } from 'kysely';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { Translated } from '#engine/domain/language.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import type { Tables } from '../tables/tables.ts';
import {
  type CarriedAttribute,
  type PartsByOwner,
  type ProductRow,
  partsByOwner,
  readProductRows,
  recommended,
  type VariationRow,
} from './product-parts.ts';
import { toDownloads, toFacts } from './product-rows.ts';
import { toKind, toVariationFacts } from './read-products.ts';

/** Products of one statement: each part of its result is one JSON value, which must not grow with the shop. */
const BATCH_SIZE = 500;

/** In the order of `ids`, of products and not of variations. */
export async function readDrafts(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const drafts: StoredDraft[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    drafts.push(...(await readBatch(db, ids.slice(from, from + BATCH_SIZE))));
  }
  return drafts;
}

async function readBatch(db: Kysely<Tables>, ids: readonly number[]): Promise<readonly StoredDraft[]> {
  const rows = await readProductRows({ db, ids });
  const parts = partsByOwner(rows);
  const byId = new Map(rows.products.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStoredDraft(row, parts)] : [];
  });
}

function toStoredDraft(row: ProductRow, parts: PartsByOwner): StoredDraft {
  const variations = parts.variations.get(row.id) ?? [];
  return {
    id: row.id,
    draft: toDraft(row, parts, variations),
    variationIds: new Map(variations.map(({ sku, id }) => [sku, id])),
  };
}

const NO_BUTTON: Translated = { id: '', en: '' };

/** The product as it would be handed in. */
function toDraft(row: ProductRow, parts: PartsByOwner, variations: readonly VariationRow[]): ProductDraft {
  const base = toBase(row, parts);
  const kind = toKind(row);
  switch (kind.kind) {
    case 'simple':
      return { ...base, ...kind, downloads: toDownloads(row, filesOf(row.id, parts)) };
    case 'variable':
      return { ...base, ...kind, variations: variations.map((variation) => toVariation(variation, parts)) };
    case 'grouped':
      return { ...base, ...kind, parts: recommended(row.id, 'part', parts) };
    case 'external':
      return { ...base, ...kind, buttonText: row.buttonText ?? NO_BUTTON };
  }
}

function toBase(row: ProductRow, parts: PartsByOwner) {
  return {
    ...toFacts(row),
    text: row.text,
    categories: (parts.categories.get(row.id) ?? []).map(({ slug }) => slug),
    ...toRelations(row.id, parts),
    pictures: (parts.pictures.get(row.id) ?? []).map(({ file }) => file),
    attributes: (parts.attributes.get(row.id) ?? []).map(toAttribute),
  };
}

/** What a product has none of is left out of its draft. */
function toRelations(product: number, parts: PartsByOwner): Pick<ProductDraft, 'tags' | 'upsells' | 'crossSells'> {
  const tags = (parts.tags.get(product) ?? []).map(({ slug, name }) => ({ slug, name }));
  const upsells = recommended(product, 'upsell', parts);
  const crossSells = recommended(product, 'cross-sell', parts);
  return {
    ...(tags.length > 0 && { tags }),
    ...(upsells.length > 0 && { upsells }),
    ...(crossSells.length > 0 && { crossSells }),
  };
}

const toAttribute = ({ attribute, terms, ...carried }: CarriedAttribute): ProductDraft['attributes'][number] => ({
  ...carried,
  slug: attribute.slug,
  terms: terms.map(({ slug }) => slug),
  ...(attribute.scope === 'local' && {
    local: { label: attribute.label, terms: terms.map(({ slug, name }) => ({ slug, name })) },
  }),
});

const toVariation = (row: VariationRow, parts: PartsByOwner): VariationDraft => ({
  ...toVariationFacts(row),
  description: row.description,
  downloads: toDownloads(row, filesOf(row.id, parts)),
  picture: parts.pictures.get(row.id)?.[0]?.file ?? null,
  choices: Object.fromEntries(
    (parts.choices.get(row.id) ?? []).map(({ attribute, term }) => [attribute.slug, term?.slug ?? '']),
  ),
});

const filesOf = (owner: number, parts: PartsByOwner) =>
  (parts.files.get(owner) ?? []).map(({ id, file, name }) => ({ id, name, file }));
